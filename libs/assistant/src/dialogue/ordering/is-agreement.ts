import { isOnlyAgreement, isPlainAgreement } from '../../understanding/agreement/plain-agreement.ts'
import { does, stateAt, type Turn } from '../turn.ts'

/** 'gera os dois' shares nothing out where there are two orders; a yes to a question asked twice is heard as it is. */
export function isAgreement(turn: Turn): boolean {
  const { reading, dialogue } = turn
  const { placedBy } = stateAt(turn, 'confirming') ?? {}
  if (placedBy === 'command') return does(turn, 'command') && isOnlyAgreement(reading)
  if (placedBy === 'yes' && does(turn, 'nod')) return false
  const isShared = dialogue.cart.length > 1
  const plain = isShared ? { ...reading, share: null } : reading
  if (isShared && isAllAlone(turn)) return true
  const isCounted = reading.scope === 'rest' || reading.scope === 'last' || reading.share !== null
  const isOfSeveral = reading.scope !== null && isCounted && turn.said.length === 0
  if (isOfSeveral && !isShared) return false
  const wasAsked = stateAt(turn, 'confirming')?.asked === 'again'
  const isWilling =
    wasAsked && does(turn, 'agree', 'command') && !does(turn, ...unwilling) && !reading.conditions.length
  return isPlainAgreement(plain) || isWilling
}

/** 'os dois', and nothing beside it. */
const isAllAlone = ({ reading, said }: Turn) =>
  reading.scope === 'all' &&
  said.length === 0 &&
  !reading.isQuestion &&
  reading.topics.length === 0 &&
  isPlainAgreement({ ...reading, acts: [...reading.acts, 'agree'] })

const unwilling = [
  'deny',
  'refuse',
  'postpone',
  'pause',
  'trick',
  'opposite',
  'want-cancel',
  'remove-item',
] as const
