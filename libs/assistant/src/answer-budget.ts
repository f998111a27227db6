import type { Product } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { fromPriceCents } from '@smm/pricing/packages'
import { advanceOrder } from './advance-order.ts'
import { candidates, nowKnown } from './answer-prices.ts'
import { type Draft, productOf } from './dialogue.ts'
import { isSold, mostFor, priceOf, rangeOf, soldProducts } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import { neededLink, orderName, productName } from './wording.ts'

/** What a sum of money buys. The nearest package under it is taken into the order, to be confirmed like any other. */
export function answerBudget(turn: Turn): Step | null {
  const cents = budgetIn(turn)
  if (cents === null || turn.reading.orders[0]?.quantity || turn.dialogue.recap) return null
  const draft = nowKnown(turn)
  const product = productOf(draft)
  if (!product || !isSold(turn.offers, product)) return product ? null : budgetForAll(turn, draft, cents)
  const step = budgetFor(turn, draft, product, cents)
  return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
}

/** What he can spend: named in this message, or earlier and waiting for the product now told. */
function budgetIn({ reading, dialogue, said }: Turn): number | null {
  const names =
    reading.money?.use === 'budget' || dialogue.draft.quantity === null || !productOf(dialogue.draft)
  if (reading.money) return names ? reading.money.cents : null
  const saysWhat = said[0]!.serviceType !== null || said[0]!.link !== null
  const isOpen = saysWhat && !said[0]!.choice && dialogue.draft.quantity === null
  return isOpen ? (dialogue.budgetCents ?? null) : null
}

function budgetFor(turn: Turn, draft: Draft, product: Product, cents: number): Step {
  const most = mostFor(turn.offers, product, cents)
  if (!most) return belowCheapest(turn, product, cents)
  const quantity = worthwhile(most, cents)
  const priced = priceOf(turn.offers, product, quantity)
  const upTo = `Com ${formatCents(cents)} você leva até ${orderName(product, most.quantity)}.`
  const pack =
    priced.ok && quantity !== most.quantity
      ? ` Uma boa pedida: ${formatQuantity(quantity)} por ${formatCents(priced.amountCents)}.`
      : ''
  const next = { ...draft, quantity, choice: null }
  if (draft.link) return advanceOrder(turn, next, upTo + pack)
  const ask = `Me envie ${neededLink(product)} e diga se fica com ${formatQuantity(quantity)} ou outra quantidade.`
  return {
    dialogue: { draft: next, asked: 'link' },
    replies: [say(`${upTo}${pack}\n\n${ask}`, [orderName(product, quantity)])],
  }
}

/** The package that uses most of the budget, or else a round quantity near what it buys. */
function worthwhile(most: NonNullable<ReturnType<typeof mostFor>>, cents: number): number {
  if (most.package && most.package.priceCents >= cents * 0.6) return most.package.quantity
  const step = most.quantity >= 1_000 ? 100 : most.quantity >= 100 ? 50 : 1
  return Math.floor(most.quantity / step) * step
}

function budgetForAll(turn: Turn, draft: Draft, cents: number): Step {
  const found = candidates(turn, draft).flatMap((it) => {
    const most = mostFor(turn.offers, it, cents)
    if (!most) return []
    const quantity = worthwhile(most, cents)
    const priced = priceOf(turn.offers, it, quantity)
    return priced.ok ? [{ name: orderName(it, quantity), price: formatCents(priced.amountCents) }] : []
  })
  const lines = found.map(({ name, price }) => `• ${name} por ${price}`)
  const content = lines.length
    ? `Com ${formatCents(cents)} dá para escolher, por exemplo:\n${lines.join('\n')}\n\nGostou de algum? Me envie o link do perfil, do vídeo ou da publicação.`
    : `Com ${formatCents(cents)} ainda não dá: o pacote mais em conta custa ${formatCents(cheapest(turn))}. Se quiser, me envie o link e eu mostro as opções.`
  return {
    dialogue: { draft, asked: 'link', budgetCents: lines.length ? cents : null },
    replies: [
      say(
        content,
        found.map(({ name }) => name),
      ),
    ],
  }
}

const cheapest = (turn: Turn) =>
  Math.min(...soldProducts(turn.offers).map((it) => fromPriceCents(it) ?? Infinity))

function belowCheapest(turn: Turn, product: Product, cents: number): Step {
  const { minimum } = rangeOf(turn.offers, product)!
  const least = priceOf(turn.offers, product, minimum)
  const lead = `Com ${formatCents(cents)} ainda não dá para ${productName(product)}: o mínimo é ${formatQuantity(minimum)}${least.ok ? `, por ${formatCents(least.amountCents)}` : ''}.`
  return advanceOrder(turn, { ...nowKnown(turn), quantity: null, choice: null }, lead)
}
