import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assignTicket, moveTicket, type TicketStatus, ticketStatuses } from '@smm/contracts/tickets'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { formatCount } from '../format-values.ts'
import { ConfirmDialog } from '../panel/controls/confirm-dialog.tsx'
import { BulkBar } from '../panel/table/bulk-bar.tsx'
import { SelectField } from '../panel/controls/select-field.tsx'
import { showToast } from '../show-toast.ts'
import { ticketBadges } from '../status-badges.ts'

/** An action on several tickets: one call each, and each may fail by itself. */
type BulkAction = {
  question: string
  confirm: string
  hint: string
  done: string
  run: (id: string) => Promise<unknown>
}

const counted = (count: number) => formatCount(count, 'ticket', 'tickets')

const moveTo = (status: TicketStatus, count: number): BulkAction => ({
  question: `Mudar ${counted(count)} para ${ticketBadges[status].name}?`,
  confirm: 'Mudar',
  hint: 'Cada cliente recebe um aviso no chat.',
  done: `${counted(count)} em ${ticketBadges[status].name}.`,
  run: (id) => call(moveTicket, { params: { id }, body: { status } }),
})

const takeOn = (count: number): BulkAction => ({
  question: `Assumir ${counted(count)}?`,
  confirm: 'Assumir',
  hint: 'Também passa para você o que está com outra pessoa. Os clientes não recebem aviso.',
  done: `${counted(count)} com você.`,
  run: (id) => call(assignTicket, { params: { id }, body: { assignee: 'me' } }),
})

const failureText = (count: number) =>
  `${formatCount(count, 'ticket não mudou e segue selecionado', 'tickets não mudaram e seguem selecionados')}.`

const noStatus = { value: 'none', name: 'Mudar status' } as const
const statuses = [noStatus, ...ticketStatuses.map((value) => ({ value, name: ticketBadges[value].name }))]

type TicketBulkActionsProps = { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }

/** The bar of the selected tickets. Those that fail stay selected. */
export function TicketBulkActions({ ids, onChange }: TicketBulkActionsProps) {
  const client = useQueryClient()
  const [action, setAction] = useState<BulkAction>()
  const acting = useMutation({
    mutationFn: async ({ run, done }: BulkAction) => {
      const failed: string[] = []
      for (const id of ids) await run(id).catch(() => failed.push(id))
      return { failed, done }
    },
    onSuccess: ({ failed, done }) => {
      setAction(undefined)
      onChange(new Set(failed))
      void client.invalidateQueries({ queryKey: ['tickets'] })
      if (failed.length === 0) showToast('Pronto', done)
      else showToast('Erro', failureText(failed.length), 'error')
    },
  })
  if (ids.size === 0) return null
  return (
    <BulkBar
      label="Tickets selecionados"
      count={formatCount(ids.size, 'ticket selecionado', 'tickets selecionados')}
      onClear={() => onChange(new Set())}
    >
      <SelectField
        label="Mudar o status dos selecionados"
        value={noStatus.value}
        options={statuses}
        onSelect={(status) => status !== 'none' && setAction(moveTo(status, ids.size))}
      />
      <Button look="quiet" size="small" onClick={() => setAction(takeOn(ids.size))}>
        Assumir
      </Button>
      <ConfirmDialog
        title={action?.question}
        confirm={action?.confirm ?? ''}
        isPending={acting.isPending}
        onConfirm={() => action && acting.mutate(action)}
        onClose={() => setAction(undefined)}
      >
        {action?.hint}
      </ConfirmDialog>
    </BulkBar>
  )
}
