import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { markNoticesSeen } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { formatTimestamp } from '../format-values.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { showToast } from '../show-toast.ts'
import { accountQuery } from '../staff/staff-queries.ts'
import css from './access-notices.module.css'
import { noticeText } from './notice-text.ts'

/** Changes of access that the member has not seen yet, above every section. */
export function AccessNotices() {
  const client = useQueryClient()
  const { data: own } = useQuery(accountQuery)
  const hiding = useMutation({
    mutationFn: (upTo: number) => call(markNoticesSeen, { body: { upTo } }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    onError: (error) =>
      showToast('Erro', messageOf(error) ?? 'Não foi possível guardar. Tente novamente.', 'error'),
  })
  const newest = own?.notices?.at(-1)
  if (!own?.notices || !newest) return null
  return (
    <section className={css.notices} aria-label="Mudanças de acesso">
      <h2>
        <PanelIcon name="audit" size="1.125rem" />
        Mudanças de acesso
      </h2>
      <ul>
        {own.notices.map((notice) => (
          <li key={notice.id}>
            {noticeText(notice, own.username)} <time dateTime={notice.at}>{formatTimestamp(notice.at)}</time>
          </li>
        ))}
      </ul>
      <p>Não reconhece alguma? Troque a sua senha em Minha conta e fale com um dono da loja.</p>
      <Button look="quiet" size="small" disabled={hiding.isPending} onClick={() => hiding.mutate(newest.id)}>
        Entendi
      </Button>
    </section>
  )
}
