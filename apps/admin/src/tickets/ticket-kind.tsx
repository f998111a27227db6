import type { Ticket, TicketKind } from '@smm/contracts/tickets'
import { Badge } from '@smm/ui/badge'
import { formatTimestamp } from '../format-values.ts'

const names: Record<TicketKind, string> = {
  support: 'Atendimento',
  'data-copy': 'Cópia dos dados',
  'data-deletion': 'Apagar os dados',
}

/** Marks a request about personal data, with the day until which it is answered. */
export const DataRequestBadge = ({ ticket: { kind = 'support', dueAt } }: { ticket: Ticket }) =>
  dueAt ? (
    <Badge tone="info">
      {names[kind]}: até {formatTimestamp(dueAt).slice(0, 10)}
    </Badge>
  ) : null
