import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '@smm/contracts/conversations/takeover'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { formatTimeOfDay } from '../format-values.ts'
import { showToast } from '../show-toast.ts'
import { accountQuery } from '../staff/staff-queries.ts'
import { StaffMessageForm } from './staff-message-form.tsx'
import css from './takeover.module.css'
import { takeoverQuery } from './takeover-query.ts'

type Holder = contract.Takeover['holder']
type TakeoverProps = {
  conversationId: string
  holder: Holder
  orderId: string | undefined
  /** The visitor got a message. */
  onSent: () => void
}

/** A member takes a conversation from the assistant, writes in it, and gives it back. */
export function Takeover({ conversationId, holder, orderId, onSent }: TakeoverProps) {
  const client = useQueryClient()
  const { queryKey } = takeoverQuery(conversationId)
  const isMine = useQuery(accountQuery).data?.username === holder?.username
  const show = (takeover: contract.Takeover) => {
    client.setQueryData(queryKey, takeover)
    void client.invalidateQueries({ queryKey: ['conversations'] })
    onSent()
  }
  const acting = useMutation({
    mutationFn: (act: typeof contract.takeOver | typeof contract.giveBack) =>
      call(act, { params: { id: conversationId } }),
    onSuccess: show,
    onError: (error) => {
      showToast('Erro', messageOf(error) ?? 'Não foi possível mudar quem atende.', 'error')
      void client.invalidateQueries({ queryKey })
    },
  })
  const holds = holder !== null && isMine
  return (
    <section className={css.takeover} aria-label="Quem atende">
      <div className={css.state} data-held={holder !== null}>
        <p role="status">{stateText(holder, isMine)}</p>
        <Button
          look="quiet"
          size="small"
          disabled={acting.isPending}
          onClick={() => acting.mutate(holds ? contract.giveBack : contract.takeOver)}
        >
          {holds ? 'Devolver ao assistente' : holder ? 'Assumir no lugar' : 'Assumir a conversa'}
        </Button>
      </div>
      {holds && <StaffMessageForm conversationId={conversationId} orderId={orderId} onSent={show} />}
    </section>
  )
}

function stateText(holder: Holder, isMine: boolean): string {
  if (!holder) return 'O assistente responde nesta conversa.'
  const until = formatTimeOfDay(Date.parse(holder.until))
  return isMine
    ? `Você responde até ${until}. Cada mensagem sua renova o prazo; depois, o assistente volta.`
    : `${holder.username} responde nesta conversa até ${until}.`
}
