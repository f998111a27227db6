import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { longestTicketReply, replyToTicket, shownTicketId } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { ticketQuery, transcriptQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import css from './ticket-reply-form.module.css'

/** An answer that the customer reads in the chat. What could not be sent stays; sent again, it is the same answer. */
export function TicketReplyForm({ ticketId }: { ticketId: string }) {
  const client = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const attempt = useRef({ text: '', id: newId() })
  const replying = useMutation({
    mutationFn: (words: string) => {
      if (attempt.current.text !== words) attempt.current = { text: words, id: newId() }
      const body = { ...(attempt.current.id && { id: attempt.current.id }), text: words }
      return call(replyToTicket, { params: { id: ticketId }, body })
    },
    onSuccess: () => {
      attempt.current = { text: '', id: newId() }
      setText('')
      showToast('Resposta enviada', 'O cliente lê a resposta no chat.')
      // An answer takes an open ticket on, here and in the lists.
      for (const queryKey of [
        transcriptQuery({ ticketId }).queryKey,
        ticketQuery(ticketId).queryKey,
        ['tickets'],
      ])
        void client.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('Erro', wordsOf(error) ?? 'Falha ao enviar a resposta.', 'error'),
  })
  const words = text.trim()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (words && !replying.isPending) replying.mutate(words)
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <label className={css.label} htmlFor={id}>
        Responder no chat do cliente
      </label>
      <textarea
        id={id}
        className={css.text}
        rows={4}
        maxLength={longestTicketReply}
        value={text}
        readOnly={replying.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={css.hint}>
        Chega como “Nossa equipe sobre o chamado #{shownTicketId(ticketId)}: …”, mesmo que o cliente não
        esteja conectado agora.
      </p>
      <Button type="submit" size="small" className={css.send} disabled={!words || replying.isPending}>
        {replying.isPending ? 'Enviando...' : 'Enviar resposta'}
      </Button>
    </form>
  )
}

/** `crypto.randomUUID` only exists on secure pages; without it an answer has no name, and is sent as a new one. */
const newId = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined)
