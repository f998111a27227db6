import { isUnderWay } from './tell-tickets.ts'
import { namedTicket } from './ticket-texts.ts'
import { bringsFacts, say, type Step, type Turn } from './turn.ts'

const longestDescription = 1000

/** What nobody here understands, from a visitor whom the staff has answered, is most likely meant for it. */
export function passOnToStaff(turn: Turn): Step | null {
  const answered = turn.tickets.find((it) => isUnderWay(it) && it.lastReply !== null)
  const description = turn.message.trim().slice(0, longestDescription)
  if (!answered || isOrdering(turn) || !description) return null
  const content = `Anotei no seu chamado ${namedTicket(answered.ticketId)}: nossa equipe lê esta conversa e responde aqui mesmo. Se for sobre outra coisa, é só me contar de outro jeito.`
  return {
    dialogue: {},
    replies: [say(content)],
    intents: [{ type: 'add-to-ticket', ticketId: answered.ticketId, description, link: null }],
  }
}

/** A link is asked of everybody who only greets: that alone is no order. */
function isOrdering(turn: Turn): boolean {
  const { recap, asked, draft } = turn.dialogue
  const isHalfTold = draft.platform !== null || draft.serviceType !== null || draft.quantity !== null
  return (
    recap !== null ||
    draft.link !== null ||
    isHalfTold ||
    (asked !== null && asked !== 'link') ||
    bringsFacts(turn)
  )
}
