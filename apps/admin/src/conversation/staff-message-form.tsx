import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { sendStaffMessage, type Takeover } from '@smm/contracts/conversations/takeover'
import { maxReplyLength } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { CannedReplies } from '../tickets/canned-replies/canned-replies.tsx'
import { useMessageDraft } from '../tickets/canned-replies/use-message-draft.ts'
import css from './takeover.module.css'

type StaffMessageFormProps = {
  conversationId: string
  orderId: string | undefined
  onSent: (takeover: Takeover) => void
}

/** A member's message to the visitor. Enter sends, as in the visitor's own chat. */
export function StaffMessageForm({ conversationId, orderId, onSent }: StaffMessageFormProps) {
  const draft = useMessageDraft()
  const sending = useMutation({
    mutationFn: () => call(sendStaffMessage, { params: { id: conversationId }, body: draft.takeMessage() }),
    onSuccess: (takeover) => {
      draft.clear()
      onSent(takeover)
    },
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Falha ao enviar a mensagem.', 'error'),
  })
  const maySend = draft.isReady && !sending.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (maySend) sending.mutate()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <CannedReplies orderId={orderId} onChoose={draft.insert} />
      <textarea
        className={css.text}
        rows={3}
        aria-label="Mensagem para o cliente"
        placeholder="Escreva ao cliente"
        maxLength={maxReplyLength}
        value={draft.text}
        readOnly={sending.isPending}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={onKeyDown}
      />
      <FormError>{draft.problem}</FormError>
      <Button type="submit" size="small" disabled={!maySend}>
        {sending.isPending ? 'Enviando...' : 'Enviar'}
      </Button>
    </form>
  )
}
