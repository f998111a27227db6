import type { Product } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { type Draft, emptyDraft, productOf } from './dialogue.ts'
import { mergeDraft, settle } from './merge-draft.ts'
import { offerQuantities, pricedOf } from './offer-quantities.ts'
import { phrases } from './phrases.ts'
import { isSold, packageLines, priceOf, rangeOf, soldProducts } from './shop.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'
import {
  capital,
  inWords,
  neededLink,
  orderName,
  productChips,
  productName,
  serviceNames,
} from './wording.ts'

/** The order with what this message tells of it. */
export const nowKnown = (turn: Turn) =>
  bringsFacts(turn) ? mergeDraft(turn.dialogue.draft, turn.said[0]!) : turn.dialogue.draft

/** The products that what is known so far leaves open. */
export function candidates(turn: Turn, draft: Draft): Product[] {
  const sold = soldProducts(turn.offers)
  const left = sold.filter(
    (it) =>
      (!draft.platform || it.platform === draft.platform) &&
      (!draft.serviceType || it.serviceType === draft.serviceType),
  )
  return left.length ? left : sold
}

/** '500 ou 1000?': the price of each, and the choice stays the visitor's. */
export function answerAlternatives(turn: Turn): Step | null {
  const { alternatives } = turn.reading
  const draft = { ...nowKnown(turn), quantity: null, choice: null }
  const product = productOf(draft)
  if (alternatives.length < 2) return null
  if (product)
    return isSold(turn.offers, product) ? offerQuantities(turn, draft, product, alternatives) : null
  return does(turn, 'ask-price') ? alternativesOfEach(turn, draft, alternatives) : null
}

function alternativesOfEach(turn: Turn, draft: Draft, alternatives: readonly number[]): Step | null {
  const products = candidates(turn, draft)
  const lines = products.flatMap((it) => {
    const prices = pricedOf(turn, it, alternatives).map(
      ({ quantity, cents }) => `${formatQuantity(quantity)} por ${formatCents(cents)}`,
    )
    return prices.length ? [`• ${capital(productName(it))}: ${inWords(prices)}`] : []
  })
  const ask = 'Para fazer o pedido, me envie o link do perfil, do vídeo ou da publicação.'
  return {
    dialogue: { draft, asked: 'link', shown: [...alternatives] },
    replies: [say(`Os preços ficam assim:\n${lines.join('\n')}\n\n${ask}`, productChips(products))],
  }
}

/** '300 curtidas e 500 seguidores, quanto fica?': each price, and nothing ordered yet. */
export function answerSeveral(turn: Turn): Step | null {
  const { said, targets, dialogue } = turn
  if (said.length < 2 || targets.usable.length || dialogue.recap || !does(turn, 'ask-price')) return null
  const settled = said.map((it) => settle({ ...it, quantity: it.quantity ?? said[0]!.quantity }))
  const platform = settled.find((it) => it.platform)?.platform ?? null
  const known = settled.map((it) => settle({ ...it, platform: it.platform ?? platform }))
  const lines = known.flatMap((it) => {
    const product = productOf(it)
    if (!product || !it.quantity || !isSold(turn.offers, product)) return []
    const priced = priceOf(turn.offers, product, it.quantity)
    return priced.ok ? [`• ${orderName(product, it.quantity)} por ${formatCents(priced.amountCents)}`] : []
  })
  if (lines.length < said.length) return null
  const [first, ...waiting] = known
  const ask = `Faço um pedido de cada vez. Para o primeiro, me envie ${neededLink(productOf(first!)!)}.`
  return {
    dialogue: { draft: first!, waiting, asked: 'link', shown: [] },
    replies: [say(`Os preços ficam assim:\n${lines.join('\n')}\n\n${ask}`)],
  }
}

/** Smallest and largest orders. */
export function answerLimits(turn: Turn): Step | null {
  if (
    !does(turn, 'ask-minimum', 'ask-maximum') ||
    turn.reading.money ||
    turn.reading.orders[0]?.quantity ||
    turn.targets.usable.length
  )
    return null
  const draft = nowKnown(turn)
  const product = productOf(draft)
  const products = product && isSold(turn.offers, product) ? [product] : candidates(turn, draft)
  const lines = products.map((it) => {
    const { minimum, maximum } = rangeOf(turn.offers, it)!
    return `${productName(it)}: mínimo de ${formatQuantity(minimum)} e máximo de ${formatQuantity(maximum)} por pedido`
  })
  const content =
    products.length === 1
      ? `Para ${lines[0]}.`
      : `Os limites são:\n${lines.map((it) => `• ${it}`).join('\n')}`
  const ask = product
    ? `Para pedir, me envie ${neededLink(product)} e a quantidade.`
    : 'Para pedir, me envie o link e a quantidade.'
  return {
    dialogue: { draft: turn.dialogue.recap ? turn.dialogue.draft : draft },
    replies: [say(`${content}\n\n${ask}`)],
  }
}

/** 'só trabalham com Instagram?' asks for the others too. */
const asksWhetherOnly = phrases(`
  (o que|que|algo|coisa|outr[oa]s?|servicos?) .. alem d[eoa]s? | alem d[eoa]s? .. (o que|mais|tem|voces)
  (so|somente|apenas) (vend*|trabalh*|atend*|tem|fazem?|oferec*|mex*) .. (insta*|tiktok|youtube|seguidor*|curtid*|inscrit*)
  (vend*|trabalh*|atend*|tem|fazem?|e|oferec*|mex*) (so|somente|apenas) .. (insta*|tiktok|youtube|seguidor*|curtid*|inscrit*)
`)

/** Everything we sell with the price it starts from. */
export function answerCatalogue(turn: Turn): Step | null {
  const asks =
    does(turn, 'ask-price', 'ask-packages') || (turn.reading.choice !== null && turn.reading.isQuestion)
  const asksPrice = asks && !productOf(nowKnown(turn))
  const asksAll = turn.reading.isQuestion && asksWhetherOnly.test(turn.plain)
  const asksWhat = does(turn, 'ask-catalogue') || asksAll
  if (!(asksWhat || asksPrice) || turn.targets.usable.length) return null
  const draft = nowKnown(turn)
  const products = candidates(turn, asksAll ? emptyDraft : asksWhat ? turn.said[0]! : draft)
  const ask = 'Para fazer o pedido, me envie o link do perfil, do vídeo ou da publicação.'
  return {
    dialogue: { draft: asksWhat ? turn.dialogue.draft : draft, asked: 'link' },
    replies: [say(`${pricesOf(turn, products, draft.quantity)}\n\n${ask}`, productChips(products))],
  }
}

function pricesOf(turn: Turn, products: Product[], quantity: number | null): string {
  const quoted = products.flatMap((it) => {
    const priced = quantity ? priceOf(turn.offers, it, quantity) : null
    return priced?.ok ? [`• ${orderName(it, quantity!)} por ${formatCents(priced.amountCents)}`] : []
  })
  if (quoted.length) return `Os preços ficam assim:\n${quoted.join('\n')}`
  if (products.length > 2) return overview(turn, products)
  return products.map((it) => `${capital(productName(it))}:\n${packageLines(it)}`).join('\n\n')
}

function overview(turn: Turn, products: Product[]): string {
  const lines = products.map((it) => {
    const { minimum } = rangeOf(turn.offers, it)!
    const least = priceOf(turn.offers, it, minimum)
    return `• ${capital(productName(it))}: a partir de ${least.ok ? formatCents(least.amountCents) : ''} (${formatQuantity(minimum)} ${serviceNames[it.serviceType]})`
  })
  return `Trabalhamos com:\n${lines.join('\n')}`
}
