import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { type SubmitEvent, useState } from 'react'
import {
  type CannedReply,
  deleteCannedReply,
  maxCannedReplies,
  placeholders,
  saveCannedReply,
} from '@smm/contracts/conversations/canned-replies'
import { maxReplyLength } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { TextArea, TextField } from '@smm/ui/field'
import { newUuid } from '@smm/ui/new-uuid'
import { call, messageOf } from '../../call.ts'
import { PanelIcon } from '../../panel/controls/panel-icon.tsx'
import dialog from '../../panel/controls/dialog.module.css'
import { useFocusReturn } from '../../panel/controls/use-focus-return.ts'
import dense from '../../panel/layout/dense.module.css'
import { showToast } from '../../show-toast.ts'
import { cannedRepliesQuery } from './canned-replies-query.ts'
import css from './canned-replies.module.css'

type EditorProps = { replies: readonly CannedReply[]; onClose: () => void }

/** All canned replies, one form each, and a form for a new one. */
export const CannedReplyEditor = ({ replies, onClose }: EditorProps) => (
  <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className={dialog.scrim} />
      <Dialog.Content className={`${dense.dense} ${dialog.dialog} ${css.dialog}`} {...useFocusReturn()}>
        <div className={css.head}>
          <Dialog.Title>Respostas prontas</Dialog.Title>
          <Dialog.Close className={css.close} aria-label="Fechar respostas prontas">
            <PanelIcon name="close" />
          </Dialog.Close>
        </div>
        <Dialog.Description className={css.hint}>
          Valem para toda a equipe. Do pedido do ticket vêm {placeholders.map((it) => `{${it}}`).join(', ')}.
        </Dialog.Description>
        {replies.map((reply) => (
          <details key={reply.id} className={css.reply}>
            <summary>{reply.title}</summary>
            <ReplyForm reply={reply} />
          </details>
        ))}
        {replies.length < maxCannedReplies && (
          <details key={replies.length} className={css.reply} open={replies.length === 0}>
            <summary>Nova resposta</summary>
            <ReplyForm />
          </details>
        )}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

function ReplyForm({ reply }: { reply?: CannedReply }) {
  const client = useQueryClient()
  const [id] = useState(() => reply?.id ?? newUuid())
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const keep = (replies: CannedReply[]) => client.setQueryData(cannedRepliesQuery.queryKey, replies)
  const saving = useMutation({
    mutationFn: () =>
      call(saveCannedReply, { params: { id }, body: { title: title.trim(), text: text.trim() } }),
    onSuccess: (replies) => {
      keep(replies)
      showToast('Resposta salva', 'Toda a equipe já pode usar.')
    },
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Falha ao salvar a resposta.', 'error'),
  })
  const deleting = useMutation({
    mutationFn: () => call(deleteCannedReply, { params: { id } }),
    onSuccess: keep,
    onError: (error) => showToast('Erro', messageOf(error) ?? 'Falha ao apagar a resposta.', 'error'),
  })
  const isPending = saving.isPending || deleting.isPending
  const isComplete = title.trim() !== '' && text.trim() !== ''
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in the React tree of the reply's form.
    event.stopPropagation()
    if (isComplete && !isPending) saving.mutate()
  }
  return (
    <form className={css.form} onSubmit={onSubmit} aria-label={reply ? reply.title : 'Nova resposta'}>
      <TextField
        label="Nome"
        value={title}
        maxLength={60}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label="Texto"
        rows={4}
        maxLength={maxReplyLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={!isComplete || isPending}>
          Salvar
        </Button>
        {reply && (
          <Button look="quiet" size="small" disabled={isPending} onClick={() => deleting.mutate()}>
            Apagar
          </Button>
        )}
      </div>
    </form>
  )
}
