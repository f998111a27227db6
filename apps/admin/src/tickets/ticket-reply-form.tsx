import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import { maxReplyLength, replyToTicket, shownTicketId } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { CannedReplies } from './canned-replies/canned-replies.tsx'
import { useMessageDraft } from './canned-replies/use-message-draft.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { ticketQuery } from './ticket-queries.ts'
import { transcriptQuery } from '../conversation/conversation-queries.ts'
import { showToast } from '../show-toast.ts'
import css from './ticket-reply-form.module.css'

/** A reply that arrives in the visitor's chat. */
export function TicketReplyForm({ ticketId, orderId }: { ticketId: string; orderId: string | undefined }) {
  const client = useQueryClient()
  const id = useId()
  const draft = useMessageDraft()
  const replying = useMutation({
    mutationFn: () => call(replyToTicket, { params: { id: ticketId }, body: draft.takeMessage() }),
    onSuccess: () => {
      draft.clear()
      showToast('Resposta enviada', 'O cliente lê a resposta no chat.')
      // A reply also moves an open ticket, so the lists are stale too.
      for (const queryKey of [
        transcriptQuery({ ticketId }).queryKey,
        ticketQuery(ticketId).queryKey,
        ['tickets'],
      ])
        void client.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Falha ao enviar a resposta.', 'error'),
  })
  const maySend = draft.isReady && !replying.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (maySend) replying.mutate()
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <label className={css.label} htmlFor={id}>
        Responder no chat do cliente
      </label>
      <CannedReplies orderId={orderId} onChoose={draft.insert} />
      <textarea
        id={id}
        className={css.text}
        rows={4}
        maxLength={maxReplyLength}
        value={draft.text}
        readOnly={replying.isPending}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => draft.write(target.value)}
      />
      <FormError>{draft.problem}</FormError>
      <p id={`${id}-hint`} className={css.hint}>
        Chega como “Nossa equipe sobre o chamado #{shownTicketId(ticketId)}: …”, mesmo que o cliente não
        esteja conectado agora.
      </p>
      <Button type="submit" size="small" className={css.send} disabled={!maySend}>
        {replying.isPending ? 'Enviando...' : 'Enviar resposta'}
      </Button>
    </form>
  )
}
