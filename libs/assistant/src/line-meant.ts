import type { Offer } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/packages'
import { type DialogueState, emptyDraft, productOf } from './dialogue.ts'
import { mergeDraft } from './merge-draft.ts'
import type { Choice, Reading } from './reader.ts'
import { priceOf } from './shop.ts'
import { elsewhere } from './sort-numbers.ts'
import type { PriceOf } from './without-price-said.ts'

type Package = ReturnType<typeof packagesOf>[number]

/** After a list, '2' is its second line, and '45', 'o de 45' or 'R$ 45' the line that costs R$ 45. */
export function withLineMeant(
  dialogue: DialogueState,
  reading: Reading,
  plain: string,
  priceOf: PriceOf | null,
): Reading {
  const packages = packagesSpokenOf(dialogue, reading)
  const number = reading.orders[0]?.quantity
  const quantity = number
    ? reading.choice === null && lineOfNumber(number, packages, dialogue.shown, plain)
    : !elsewhere.test(plain) && (lineOfMoney(reading, packages) ?? shownAt(reading, dialogue.shown, priceOf))
  return quantity ? withQuantity(reading, quantity) : ofOwnList(reading, packages, dialogue.shown)
}

/** What a quantity of the order in hand costs; null while no product is known. */
export function priceInHand(
  { draft }: DialogueState,
  { orders: [first] }: Reading,
  offers: readonly Offer[],
): PriceOf | null {
  const product = productOf(mergeDraft(draft, { ...emptyDraft, ...first, quantity: null }))
  return (
    product &&
    ((quantity) => {
      const quoted = priceOf(offers, product, quantity)
      return quoted.ok ? quoted.amountCents : null
    })
  )
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

/** 'o de 82,50', of the quantities he asked about */
const shownAt = ({ money, isQuestion }: Reading, shown: number[], priceOf: PriceOf | null) =>
  money && !isQuestion ? shown.find((it) => priceOf?.(it) === money.cents) : undefined

/** 'o segundo' of the quantities he asked about, which are no packages. */
function ofOwnList(reading: Reading, packages: readonly Package[], shown: number[]): Reading {
  const { choice, isQuestion, orders } = reading
  const isOwn = shown.length > 1 && !isListOf(packages, shown)
  if (!choice || isQuestion || !isOwn || orders[0]?.quantity || 'name' in choice || choice.by === 'popular')
    return reading
  const quantity = chosenOf(shown, choice)
  return quantity ? withQuantity(reading, quantity) : { ...reading, choice: null }
}

export const isListOf = (packages: readonly Package[], shown: readonly number[]) =>
  shown.join() === packages.map((it) => it.quantity).join()

function chosenOf(shown: readonly number[], choice: Choice): number | undefined {
  if (choice.by === 'place') return shown.at(choice.place > 0 ? choice.place - 1 : choice.place)
  const sorted = [...shown].sort((a, b) => a - b)
  if (choice.by === 'cheapest') return sorted[0]
  if (choice.by === 'largest') return sorted.at(-1)
  return choice.by === 'middle' && sorted.length % 2 ? sorted[(sorted.length - 1) / 2] : undefined
}

const saysTheOneOf = (number: number, plain: string) =>
  new RegExp(`\\b(o|a|os|as|do|da|no|na|esse|essa|pacote|plano|opcao) de ${number}\\b`).test(plain)

const quantityFor = (cents: number, packages: readonly Package[]) =>
  packages.find((it) => it.priceCents === cents)?.quantity

export function withQuantity(reading: Reading, quantity: number): Reading {
  const [first = { platform: null, serviceType: null }, ...others] = reading.orders
  return { ...reading, orders: [{ ...first, quantity }, ...others], choice: null, money: null }
}
