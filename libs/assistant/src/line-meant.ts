import { packagesOf } from '@smm/pricing/packages'
import { type DialogueState, emptyDraft, productOf } from './dialogue.ts'
import { mergeDraft } from './merge-draft.ts'
import type { Reading } from './reader.ts'

type Package = ReturnType<typeof packagesOf>[number]

/** After a list, '2' is its second line, and '45', 'o de 45' or 'R$ 45' the line that costs R$ 45. */
export function withLineMeant(dialogue: DialogueState, reading: Reading, plain: string): Reading {
  const packages = packagesSpokenOf(dialogue, reading)
  const number = reading.orders[0]?.quantity
  const quantity = number
    ? reading.choice === null && lineOfNumber(number, packages, dialogue.shown, plain)
    : lineOfMoney(reading, packages)
  return quantity ? withQuantity(reading, quantity) : reading
}

function packagesSpokenOf({ draft }: DialogueState, { orders: [first] }: Reading): readonly Package[] {
  const product = productOf(mergeDraft(draft, { ...emptyDraft, ...first, quantity: null }))
  return product ? packagesOf(product) : []
}

/** A place in the list, if it is too small for a quantity; else a price, unless it is the quantity of a package. */
function lineOfNumber(number: number, packages: readonly Package[], shown: number[], plain: string) {
  const isSmall = number < (packages[0]?.quantity ?? 50)
  if (isSmall && number <= shown.length) return shown[number - 1]
  const isQuantity = packages.some((it) => it.quantity === number)
  const mayBePrice = isSmall || saysTheOneOf(number, plain)
  return mayBePrice && !isQuantity ? quantityFor(number * 100, packages) : undefined
}

const lineOfMoney = ({ money, isQuestion }: Reading, packages: readonly Package[]) =>
  money && !isQuestion ? quantityFor(money.cents, packages) : undefined

const saysTheOneOf = (number: number, plain: string) =>
  new RegExp(`\\b(o|a|do|da|no|na|esse|essa|pacote|plano|opcao) de ${number}\\b`).test(plain)

const quantityFor = (cents: number, packages: readonly Package[]) =>
  packages.find((it) => it.priceCents === cents)?.quantity

function withQuantity(reading: Reading, quantity: number): Reading {
  const [first = { platform: null, serviceType: null }, ...others] = reading.orders
  return { ...reading, orders: [{ ...first, quantity }, ...others], money: null }
}
