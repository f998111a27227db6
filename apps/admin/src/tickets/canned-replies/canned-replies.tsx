import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@smm/ui/button'
import { SelectField } from '../../panel/controls/select-field.tsx'
import { orderQuery } from '../../orders/order-queries.ts'
import { CannedReplyEditor } from './canned-reply-editor.tsx'
import { cannedRepliesQuery } from './canned-replies-query.ts'
import css from './canned-replies.module.css'
import { fillReply } from './fill-reply.ts'

type CannedRepliesProps = { orderId: string | undefined; onChoose: (text: string) => void }

/** Texts that are sent often, filled in from the order of the ticket. The answer is written without them as well. */
export function CannedReplies({ orderId = '', onChoose }: CannedRepliesProps) {
  const [isEditing, setEditing] = useState(false)
  const { data: replies = [] } = useQuery(cannedRepliesQuery)
  const order = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' }).data?.order
  const choose = (id: string) => {
    const reply = replies.find((it) => it.id === id)
    if (reply) onChoose(fillReply(reply.text, order))
  }
  return (
    <div className={css.replies}>
      <SelectField
        label="Respostas prontas"
        value=""
        options={[
          { value: '', name: 'Respostas prontas' },
          ...replies.map(({ id, title }) => ({ value: id, name: title })),
        ]}
        onSelect={choose}
      />
      <Button look="quiet" size="small" onClick={() => setEditing(true)}>
        Editar
      </Button>
      {isEditing && <CannedReplyEditor replies={replies} onClose={() => setEditing(false)} />}
    </div>
  )
}
