import type { Facts, StoredMessage } from '../facts/facts.ts'
import type { Visit } from '../visitors/visit.ts'

/** How a visit is called in the report. */
export const nameOf = ({ plan, stage }: Visit) =>
  `visitor ${plan.number} (${plan.target}, ${plan.manner}, ${stage})`

/** The conversation each visitor had, by what the visitor wrote in it. */
export function conversationsOf({ visits, messages }: Facts): Map<Visit, string> {
  const written = new Map(
    messages.flatMap((one) => (one.client_id ? [[one.client_id, one.conversation_id]] : [])),
  )
  const found = visits.flatMap((visit) => {
    const ids = visit.tabs.flatMap(({ journal }) => journal.sent)
    const conversation = ids.map((id) => written.get(id)).find(Boolean)
    return conversation ? [[visit, conversation] as const] : []
  })
  return new Map(found)
}

/** The id under which a browser knows a message. */
export const shownId = ({ client_id, id }: StoredMessage) => client_id ?? id
