import { isPlainAgreement } from '../../understanding/agreement/plain-agreement.ts'
import { decide, type Rules } from '../../decide.ts'
import { does, stateAt, type Turn } from '../turn.ts'

/** Whether a message agrees to what was asked: the first rule that says something decides. */
export const agreementRules: Rules<Turn, boolean> = {
  /** After a hypothesis or a trick, the PIX has to be asked for. */
  'on-command': (turn) =>
    placedBy(turn) === 'command' ? does(turn, 'command') && isMostlyAgreement(turn) : null,
  'nod-to-other-answer': (turn) => (placedBy(turn) === 'yes' && does(turn, 'nod') ? false : null),
  'os dois': (turn) => (isOfSeveral(turn) && namesAllAlone(turn) ? true : null),
  /** 'sim, os dois', of one order */
  'several-of-one': (turn) => (!isOfSeveral(turn) && countsOrders(turn) ? false : null),
  plain: (turn) => (isPlainAgreement(withoutShares(turn)) ? true : null),
  'asked-again': (turn) => (stateAt(turn, 'confirming')?.asked === 'again' && isWilling(turn) ? true : null),
}

export const isAgreement = (turn: Turn): boolean => decide(agreementRules, turn) ?? false

/** 'caiuuuu pode gerar': a word or two of the visitor's own news leave a command what it is. */
const isMostlyAgreement = ({ reading }: Turn) =>
  isPlainAgreement(reading) && reading.topics.length === 0 && reading.confidence > 0.65

const placedBy = (turn: Turn) => stateAt(turn, 'confirming')?.placedBy

const isOfSeveral = ({ dialogue: { cart } }: Turn) => cart.length > 1

/** 'gera os dois' shares nothing out where there are two orders. */
const withoutShares = (turn: Turn) => (isOfSeveral(turn) ? { ...turn.reading, share: null } : turn.reading)

const namesAllAlone = ({ reading, said }: Turn) =>
  reading.scope === 'all' &&
  said.length === 0 &&
  reading.topics.length === 0 &&
  isPlainAgreement({ ...reading, share: null, acts: [...reading.acts, 'agree'] })

const countsOrders = ({ reading: { scope, share }, said }: Turn) =>
  said.length === 0 && (scope === 'rest' || scope === 'last' || (scope !== null && share !== null))

/** A yes to a question asked twice is heard as it is. */
const isWilling = (turn: Turn) =>
  does(turn, 'agree', 'command') && !does(turn, ...unwilling) && turn.reading.conditions.length === 0

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
