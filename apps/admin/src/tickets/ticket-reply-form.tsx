import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { maxReplyLength, replyToTicket, shownTicketId } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { newUuid } from '@smm/ui/new-uuid'
import { call, messageOf } from '../call.ts'
import { CannedReplies } from './canned-replies/canned-replies.tsx'
import { findPlaceholder } from './canned-replies/fill-reply.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { ticketQuery, transcriptQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import css from './ticket-reply-form.module.css'

/** A reply that arrives in the visitor's chat. A retry reuses the id, so the server stores it once. */
export function TicketReplyForm({ ticketId, orderId }: { ticketId: string; orderId: string | undefined }) {
  const client = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const attempt = useRef({ text: '', id: newUuid() })
  const replying = useMutation({
    mutationFn: (trimmed: string) => {
      if (attempt.current.text !== trimmed) attempt.current = { text: trimmed, id: newUuid() }
      return call(replyToTicket, { params: { id: ticketId }, body: attempt.current })
    },
    onSuccess: () => {
      attempt.current = { text: '', id: newUuid() }
      setText('')
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
  const words = text.trim()
  const unfilled = findPlaceholder(text)
  const insert = (reply: string) =>
    setText((before) => (before.trim() ? `${before.trimEnd()}\n\n${reply}` : reply))
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (words && !unfilled && !replying.isPending) replying.mutate(words)
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <label className={css.label} htmlFor={id}>
        Responder no chat do cliente
      </label>
      <CannedReplies orderId={orderId} onChoose={insert} />
      <textarea
        id={id}
        className={css.text}
        rows={4}
        maxLength={maxReplyLength}
        value={text}
        readOnly={replying.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <FormError>{unfilled ? `Troque ${unfilled} pelo que o cliente deve ler.` : ''}</FormError>
      <p id={`${id}-hint`} className={css.hint}>
        Chega como “Nossa equipe sobre o chamado #{shownTicketId(ticketId)}: …”, mesmo que o cliente não
        esteja conectado agora.
      </p>
      <Button
        type="submit"
        size="small"
        className={css.send}
        disabled={!words || unfilled !== undefined || replying.isPending}
      >
        {replying.isPending ? 'Enviando...' : 'Enviar resposta'}
      </Button>
    </form>
  )
}
