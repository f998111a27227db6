import { sameTier } from '@smm/contracts/same-product'
import { targetOf } from '@smm/social-links/link-fits'
import {
  isNumberOf,
  isShown,
  isShownPage,
  isShownPrice,
} from '../../understanding/agreement/compare-with-recap.ts'
import type { Reading } from '../../understanding/reading.ts'
import { accountOf, type Draft, pageOf } from '../cart/draft.ts'
import { indexNamed } from '../cart/which-order.ts'
import type { Recap, StateAt } from '../state.ts'
import type { Turn } from '../turn.ts'
import { chosenQuantity } from './choose-package.ts'

/** Whether all that the message names is what the recap shows. */
export function repeatsRecap(turn: Turn, { recap, asked }: StateAt<'confirming'>): boolean {
  const { reading, namedOrders } = turn
  const { money, pageKind, targets } = reading
  if (money && !isShownPrice(money, recap)) return false
  if (pageKind && asked !== 'again' && !recap.some((it) => isOfKind(it, pageKind))) return false
  if (targets.some((it) => it.refusal !== null || it.role === 'negated')) return false
  const at = indexNamed(turn.dialogue.cart, reading)
  const meant = at === null ? recap : recap.slice(at, at + 1)
  return (
    namedOrders.length <= recap.length &&
    isChoiceOf(turn, recap) &&
    namedOrders.every((one) => meant.some((it) => isMeantBy(turn, it, one)))
  )
}

const isOfKind = (it: Recap, kind: NonNullable<Reading['pageKind']>) =>
  (targetOf(it) === 'content') === (kind === 'content') && (kind !== 'channel' || it.platform === 'youtube')

/** 'o primeiro' is an order of the cart; 'o Pro', 'o de 45' and 'o de 500' are one that the recap shows. */
function isChoiceOf(turn: Turn, recap: readonly Recap[]): boolean {
  const { choice } = turn.reading
  if (!choice) return true
  if (choice.by === 'place') return choice.place <= recap.length && choice.place >= -recap.length
  return recap.some(
    (it) =>
      (choice.by === 'price' && isNumberOf(it, choice.cents)) ||
      chosenQuantity(turn, it, choice) === it.quantity,
  )
}

/** Whether an order of the recap is the one that a message names. */
export function isMeantBy(turn: Turn, it: Recap, named: Draft): boolean {
  const quantity = named.quantity ?? (named.choice ? chosenQuantity(turn, it, named.choice) : null)
  return (
    isShown(it, { ...named, quantity }) &&
    (named.tier === undefined || sameTier({ ...it, tier: named.tier }, it)) &&
    isShownPage(it, pageOf(named), accountOf(named) ?? '')
  )
}
