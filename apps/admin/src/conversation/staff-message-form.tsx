import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { sendStaffMessage, type Takeover } from '@smm/contracts/conversations/takeover'
import { maxReplyLength } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { newUuid } from '@smm/ui/new-uuid'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { CannedReplies } from '../tickets/canned-replies/canned-replies.tsx'
import { findPlaceholder } from '../tickets/canned-replies/fill-reply.ts'
import css from './takeover.module.css'

type StaffMessageFormProps = {
  conversationId: string
  orderId: string | undefined
  onSent: (takeover: Takeover) => void
}

/** A member's message to the visitor. Enter sends, as in the visitor's own chat. */
export function StaffMessageForm({ conversationId, orderId, onSent }: StaffMessageFormProps) {
  // A retry of the same words has the same id, so the server stores it once.
  const [draft, setDraft] = useState({ text: '', id: newUuid() })
  const write = (text: string) => setDraft({ text, id: newUuid() })
  const sending = useMutation({
    mutationFn: ({ text, id }: typeof draft) =>
      call(sendStaffMessage, {
        params: { id: conversationId },
        body: { id, text: text.trim() },
      }),
    onSuccess: (takeover) => {
      write('')
      onSent(takeover)
    },
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Falha ao enviar a mensagem.', 'error'),
  })
  const unfilled = findPlaceholder(draft.text)
  const maySend = draft.text.trim() !== '' && !unfilled && !sending.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (maySend) sending.mutate(draft)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <CannedReplies orderId={orderId} onChoose={(text) => write(joined(draft.text, text))} />
      <textarea
        className={css.text}
        rows={3}
        aria-label="Mensagem para o cliente"
        placeholder="Escreva ao cliente"
        maxLength={maxReplyLength}
        value={draft.text}
        readOnly={sending.isPending}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <FormError>{unfilled ? `Troque ${unfilled} pelo que o cliente deve ler.` : ''}</FormError>
      <Button type="submit" size="small" disabled={!maySend}>
        {sending.isPending ? 'Enviando...' : 'Enviar'}
      </Button>
    </form>
  )
}

const joined = (before: string, more: string) => (before.trim() ? `${before.trimEnd()}\n\n${more}` : more)
