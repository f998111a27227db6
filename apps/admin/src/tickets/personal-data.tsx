import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  exportConversation,
  exportConversationOrders,
  forgetConversation,
} from '@smm/contracts/personal-data'
import { shownTicketId } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, CallFailed, messageOf } from '../call.ts'
import { ReasonForm } from '../orders/decisions/reason-form.tsx'
import { showToast } from '../show-toast.ts'
import css from './personal-data.module.css'

type Props = { conversationId: string; ticketId: string }

/** An owner hands out the personal data of a ticket's conversation, or deletes it. */
export const PersonalData = (props: Props) => (
  <section className={css.section} aria-label="Dados do cliente">
    <h3>Dados do cliente</h3>
    <Download {...props} />
    <Forget {...props} />
  </section>
)

function Download({ conversationId, ticketId }: Props) {
  const params = { id: conversationId }
  const downloading = useMutation({
    // One after the other: the first may ask for a proof of identity, which is then the second's as well.
    mutationFn: async () => {
      const conversation = await call(exportConversation, { params })
      const orders = await call(exportConversationOrders, { params })
      return { ...conversation, ...orders }
    },
    onSuccess: (data) => save(`dados-${shownTicketId(ticketId)}.json`, data),
    onError: (error) =>
      showToast('Erro', messageOf(error) ?? 'Não foi possível reunir os dados. Tente de novo.', 'error'),
  })
  return (
    <>
      <p className={css.text}>
        Um arquivo com a conversa, os chamados, os acessos e os pedidos deste cliente. Envie só a quem fez o
        pedido.
      </p>
      <Button
        look="quiet"
        size="small"
        className={css.button}
        disabled={downloading.isPending}
        onClick={() => downloading.mutate()}
      >
        {downloading.isPending ? 'Reunindo...' : 'Baixar os dados'}
      </Button>
    </>
  )
}

function Forget({ conversationId }: Pick<Props, 'conversationId'>) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const forgetting = useMutation({
    mutationFn: (reason: string) =>
      call(forgetConversation, { params: { id: conversationId }, body: { reason } }),
    onSuccess: () => {
      showToast('Dados apagados', 'Os pedidos perdem o que leva ao cliente assim que terminam.')
      for (const name of ['tickets', 'attention', 'audit'])
        void client.invalidateQueries({ queryKey: [name] })
    },
    onError: (error) => showToast('Erro', refusalText(error), 'error'),
  })
  if (!isOpen)
    return (
      <Button look="quiet" size="small" className={css.button} onClick={() => setOpen(true)}>
        Apagar os dados
      </Button>
    )
  return (
    <ReasonForm
      isPending={forgetting.isPending}
      onConfirm={(reason) => forgetting.mutate(reason)}
      onClose={() => setOpen(false)}
    >
      <p>
        <strong>Apagar os dados.</strong> A conversa, este chamado e os outros dela são apagados agora, e não
        há volta. Dos pedidos ficam o valor, as datas e o ID do banco, que a lei fiscal pede. Responda ao
        cliente antes: depois não há mais conversa.
      </p>
    </ReasonForm>
  )
}

const refusalText = (error: unknown) =>
  error instanceof CallFailed && error.status === 409
    ? 'Há um pedido em andamento nesta conversa. Apague quando ele terminar.'
    : (messageOf(error) ?? 'Não foi possível apagar os dados. Tente de novo.')

function save(name: string, data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
