import { hasTrait } from '../act-traits.ts'
import { isAct } from '../matching/match-marks.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { isOfOther } from '../evidence/past-purchase.ts'
import { goodsNamed, isOnlyTold, type PastPurchase } from '../reading.ts'
import { sells } from '../windows/purchase-senses.ts'
import type { ActEvidence } from './void-acts.ts'

const haltsOrCorrects = ({ marks }: ParsedMessage) =>
  [...marks.keys()].some((it) => isAct(it) && hasTrait(it, 'halt', 'correction'))

/** Whether a past purchase is complained of, and not only told. */
export function isComplaint({ state }: PastPurchase, it: ActEvidence): boolean {
  const { purchase, slots, context, questions, topics } = it
  if (purchase.isWish || state === 'fine' || state === 'elsewhere' || wantsTheRest(it)) return false
  if (context.expecting !== 'nothing') return !isOnlyTold({ state }) && complainsOfOther(state, it)
  const hasPage = slots.targets.some(({ role }) => role === 'wanted')
  return (
    !isOnlyTold({ state }) ||
    (hasPage && !(questions.asks && topics.length > 0) && !purchase.kinds.has('went-well'))
  )
}

/** 'tenho 700, manda os 300 que faltam' */
const wantsTheRest = ({ matches, utterance }: ActEvidence) =>
  matches.has('sign:reaches-goal') &&
  utterance.units.some((it) => sells.test(it.text) || it.tags.includes('give~') || it.tags.includes('wish~'))

/** On the way to an order, words of trouble and no goods may be of the order in hand. */
function complainsOfOther(state: PastPurchase['state'], it: ActEvidence): boolean {
  const { matches, slots, topics } = it
  if (matches.has('sign:former-purchase')) return true
  const isOfGoods = goodsNamed(slots).length > 0
  const isOfPix = matches.has('sign:pix') && !matches.has('sign:ordered')
  const isBare = !isOfGoods && !slots.targets.length
  if (!isOfOther(state, it) || (isBare && (isOfPix || topics.length > 0))) return false
  return isOfGoods || !haltsOrCorrects(it)
}
