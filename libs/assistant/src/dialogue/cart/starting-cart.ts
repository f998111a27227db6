import { does, stateAt, type Turn } from '../turn.ts'
import { withoutRemoved } from './cart.ts'
import { type Draft, emptyDraft, hasPage, isQuantityAlone, noPage, noQuantity, suits } from './draft.ts'

/** The order placed last, and the one that a message tells after it. */
type Told = { last: Draft; said: Draft; turn: Turn }
/** The cart that the message goes on from, or null where a rule says nothing. */
type Rule = (told: Told) => Draft[] | null

/** An order told after the last one takes its parts from it: the first rule that says something decides. */
const rules: Record<string, Rule> = {
  /** 'outro igual pra @loja.b' */
  'other-page': ({ last, said, turn }) =>
    hasPage(said) &&
    said.quantity === null &&
    does(turn, 'add-item', 'order', 'other-page') &&
    (!said.link || suits(last, said.link))
      ? [{ ...last, ...noPage, platform: said.platform ?? last.platform }]
      : null,
  /** '300 pra @loja.b' */
  'other-name': ({ last, said }) =>
    said.handle !== null && said.quantity !== null && !said.platform && !said.serviceType
      ? [{ ...last, ...noPage, ...noQuantity }]
      : null,
  /** '300 no tiktok', of the same name */
  'other-network': ({ last, said }) =>
    said.platform !== null &&
    said.platform !== last.platform &&
    said.quantity !== null &&
    last.handle !== null &&
    !hasPage(said)
      ? [{ ...emptyDraft, serviceType: last.serviceType, handle: last.handle }]
      : null,
  'other-order': ({ last, said }) =>
    said.platform || hasPage(said) || (said.serviceType && said.serviceType !== last.serviceType) ? [] : null,
  /** 'mais 500' means the same service for the same page. */
  again: ({ last, said }) => (said.quantity !== null ? [{ ...last, ...noQuantity }] : []),
}

/** The cart that a message is told of: the one in hand, less what it takes out, or what it takes from the last order. */
export function startingCart(turn: Turn): readonly Draft[] {
  const { dialogue, said, reading } = turn
  const { last } = dialogue
  const [only, ...others] = said
  const cart = withoutTakenOut(turn)
  if (isInstead(turn, cart)) return []
  /** 'na verdade vou querer, mas só 100', after a refusal */
  const refused = dialogue.refused?.length === 1 ? dialogue.refused[0] : undefined
  if (cart.length === 0 && refused && only && isQuantityAlone(only)) return [{ ...refused, ...noQuantity }]
  if (cart.length > 0 || !last || others.length > 0) return cart
  if (only) return firstOf(Object.values(rules), { last, said: only, turn })
  if (reading.resize) return [last]
  return reading.choice ? [{ ...last, quantity: null }] : []
}

const firstOf = (all: readonly Rule[], told: Told): Draft[] => {
  for (const rule of all) {
    const cart = rule(told)
    if (cart) return cart
  }
  return []
}

/** 'tira o do insta e deixa o tiktok com 500' */
function withoutTakenOut({ dialogue: { cart }, said, reading }: Turn): readonly Draft[] {
  const left = said.length > 0 && reading.removed.length > 0 ? withoutRemoved(cart, reading) : []
  return left.length > 0 ? left : cart
}

/** Another service with its page, after 'O que você quer mudar?' of one order. */
const isInstead = (turn: Turn, [inHand, ...others]: readonly Draft[]) =>
  stateAt(turn, 'confirming')?.asked === 'change' &&
  inHand !== undefined &&
  others.length === 0 &&
  turn.said.length === 1 &&
  !does(turn, 'add-item') &&
  turn.said.every((it) => it.serviceType !== null && it.serviceType !== inHand.serviceType && hasPage(it))
