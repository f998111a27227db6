import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { goTo } from '../place.ts'
import { authQuery } from '../queries.ts'
import { MoreMenu } from './more-menu.tsx'
import { PanelIcon } from './panel-icon.tsx'
import css from './panel-header.module.css'
import type { Section } from './sections.ts'

/** Says where one is; reads everything anew; leaves. */
export function PanelHeader({ section }: { section: Section }) {
  const client = useQueryClient()
  const isReading = useIsFetching() > 0
  const leaving = useMutation({
    mutationFn: () => call(signOut),
    onSettled: () => {
      client.clear()
      client.setQueryData(authQuery.queryKey, { authenticated: false })
      goTo('/admin09/login')
    },
  })
  const leave = { disabled: leaving.isPending, onClick: () => leaving.mutate() }
  return (
    <header className={css.header}>
      <h1 className={css.title}>{section.name}</h1>
      <div className={css.tools}>
        <Button
          look="quiet"
          size="small"
          className={css.tool}
          aria-busy={isReading}
          onClick={() =>
            void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
          }
        >
          <PanelIcon name="refresh" size="1.0625rem" isTurning={isReading} />
          <span>Recarregar</span>
        </Button>
        <Button look="quiet" size="small" className={`${css.tool} ${css.wide}`} {...leave}>
          <PanelIcon name="leave" size="1.0625rem" />
          <span>Sair</span>
        </Button>
        <MoreMenu section={section} leave={leave} />
      </div>
    </header>
  )
}
