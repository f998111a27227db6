import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  exportConversation,
  exportConversationOrders,
  forgetConversation,
  listAccessRecords,
} from '@smm/contracts/personal-data'
import { shownTicketId } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call, CallFailed, messageOf } from '../call.ts'
import { ReasonForm } from '../orders/decisions/reason-form.tsx'
import { showToast } from '../show-toast.ts'
import css from './personal-data.module.css'

type Props = { conversationId: string; ticketId: string }

/** An owner hands out the personal data of a ticket's conversation, to its visitor or to a court, or deletes it. */
export const PersonalData = ({ conversationId, ticketId }: Props) => (
  <section className={css.section} aria-label="Dados do cliente">
    <h3>Dados do cliente</h3>
    <Download
      name={`dados-${shownTicketId(ticketId)}.json`}
      read={() => readPersonalData(conversationId)}
      label="Baixar os dados"
    >
      Um arquivo com a conversa, os chamados, os acessos e os pedidos deste cliente. Envie só a quem fez o
      pedido.
    </Download>
    <Download
      name={`acessos-${shownTicketId(ticketId)}.json`}
      read={() => readAccesses(conversationId)}
      label="Baixar os acessos"
    >
      Para uma ordem judicial: os endereços IP e os horários dos acessos a esta conversa nos últimos 6 meses.
    </Download>
    <Forget conversationId={conversationId} />
  </section>
)

/** One after the other: the first may ask for a proof of identity, which is then the second's as well. */
async function readPersonalData(conversationId: string): Promise<object> {
  const params = { id: conversationId }
  const conversation = await call(exportConversation, { params })
  const orders = await call(exportConversationOrders, { params })
  return { ...conversation, ...orders }
}

async function readAccesses(conversationId: string): Promise<object> {
  const records = await call(listAccessRecords, { params: { id: conversationId } })
  return {
    conversa: conversationId,
    acessos: records.map(({ at, address }) => ({ em: at, endereco: address })),
  }
}

type DownloadProps = { name: string; label: string; read: () => Promise<object>; children: string }

function Download({ name, label, read, children }: DownloadProps) {
  const downloading = useMutation({
    mutationFn: read,
    onSuccess: (data) => save(name, data),
    onError: (error) =>
      showToast('Erro', messageOf(error) ?? 'Não foi possível reunir os dados. Tente de novo.', 'error'),
  })
  return (
    <>
      <p className={css.text}>{children}</p>
      <Button
        look="quiet"
        size="small"
        className={css.button}
        disabled={downloading.isPending}
        onClick={() => downloading.mutate()}
      >
        {downloading.isPending ? 'Reunindo...' : label}
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
