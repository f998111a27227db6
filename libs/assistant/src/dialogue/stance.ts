import { decide, type Rules, when } from '../decide.ts'
import { saysAny } from '../understanding/act-traits.ts'
import { says } from '../understanding/reading.ts'
import { asksAlone } from './is-answerable.ts'
import { isPurchaseMade } from './purchase-described.ts'
import { isAt, type Turn } from './turn.ts'

/** Where a visitor stands towards buying. */
export type Stance = 'buying' | 'thinking' | 'leaving' | 'customer' | 'refused'

/** The first rule that holds tells it; who asks or orders may buy. */
export const stanceRules: Rules<Turn, Stance> = {
  "was refused what is nobody's to get": when(
    ({ reading: { intrusion }, dialogue: { resisted } }) =>
      [intrusion, resisted].some((it) => it === 'others-data' || it === 'secrets'),
    'refused',
  ),
  /** 'posso cancelar se eu me arrepender?' */
  'asks for a rule': when(
    (turn) => asksAlone(turn) && saysAny(turn.reading, 'takes-back', 'redress') && !isAt(turn, 'complaining'),
    'buying',
  ),
  complains: when((turn) => isAt(turn, 'complaining') || saysAny(turn.reading, 'redress'), 'customer'),
  'has paid': when((turn) => turn.dialogue.cart.length === 0 && isPurchaseMade(turn), 'customer'),
  waits: when(({ reading }) => saysAny(reading, 'halt'), 'thinking'),
  'doubts beside a recap': when(
    (turn) => isAt(turn, 'confirming') && says(turn.reading, 'hedge'),
    'thinking',
  ),
  'takes leave': when(
    ({ reading }) => says(reading, 'leave') || reading.kindness.includes('need-nothing'),
    'leaving',
  ),
}

export const stanceOf = (turn: Turn): Stance => decide(stanceRules, turn) ?? 'buying'

/** Closings of an answer to something else: the open question, the word that there is no hurry, or nothing. */
export const closings: Readonly<Record<Stance, 'question' | 'no hurry' | 'nothing'>> = {
  buying: 'question',
  thinking: 'no hurry',
  leaving: 'nothing',
  customer: 'nothing',
  refused: 'nothing',
}
export const closingOf = (turn: Turn) => closings[stanceOf(turn)]
