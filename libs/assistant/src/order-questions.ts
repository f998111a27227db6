import { type Product, sameProduct, type ServiceType } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/packages'
import { type Draft, productOf } from './dialogue.ts'
import { isListOf } from './line-meant.ts'
import { offerQuantities } from './offer-quantities.ts'
import { isSold, packageLines, priceOf, rangeOf, soldProducts } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import {
  capital,
  exampleLink,
  howMany,
  neededLink,
  orderName,
  platformNames,
  productName,
  serviceNames,
  shownLink,
} from './wording.ts'

/** Paragraphs, empty ones left out. */
export const joined = (...parts: string[]) => parts.filter(Boolean).join('\n\n')
const asking = (draft: Draft, asked: Step['dialogue']['asked']): Step['dialogue'] => ({
  draft,
  asked,
  recap: null,
})

/** The price is known; the address is not. */
export function askLink(draft: Draft, product: Product, quantity: number, cents: number, lead: string): Step {
  const price = `${orderName(product, quantity)} saem por ${formatCents(cents)}.`
  const ask = `Para continuar, me envie ${neededLink(product)}. Não precisamos da sua senha.`
  return { dialogue: asking(draft, 'link'), replies: [say(joined(lead, `${price}\n${ask}`))] }
}

/** The product is known: its packages, and how many of it. */
export function askQuantity(turn: Turn, draft: Draft, product: Product, lead: string): Step {
  const askedAbout = quantitiesAskedAbout(turn, product)
  const again = askedAbout && offerQuantities(turn, draft, product, askedAbout, lead)
  if (again) return again
  const found = draft.link
    ? `Para ${shownLink(draft.link.canonicalUrl)} temos ${productName(product)}:`
    : `Temos ${productName(product)}:`
  const packages = packagesOf(product)
  const range = rangeOf(turn.offers, product)!
  const other = `Também faço outra quantidade, de ${formatQuantity(range.minimum)} a ${formatQuantity(range.maximum)}.`
  const ask = draft.link
    ? `${howMany(product.serviceType)} você quer? Responda com a quantidade ou o número da opção.`
    : `Me envie ${neededLink(product)} e diga ${howMany(product.serviceType).toLowerCase()} ${serviceNames[product.serviceType]} você quer.`
  const content = joined(
    lead,
    packages.length ? `${found}\n${packageLines(product)}` : found,
    `${other} ${ask}`,
  )
  return {
    dialogue: {
      ...asking(draft, draft.link ? 'quantity' : 'link'),
      shown: packages.map((it) => it.quantity),
    },
    replies: [
      say(
        content,
        packages
          .slice(0, 4)
          .map((it) => `${formatQuantity(it.quantity)} ${serviceNames[product.serviceType]}`),
      ),
    ],
  }
}

/** The quantities whose prices he asked, while he puts together that same order. */
function quantitiesAskedAbout({ dialogue, reading }: Turn, product: Product): number[] | null {
  const { shown, draft } = dialogue
  const before = productOf(draft)
  const isSame = before ? sameProduct(before, product) : draft.serviceType === null
  const isOwn = shown.length > 1 && !isListOf(packagesOf(product), shown)
  return isOwn &&
    isSame &&
    !reading.acts.includes('ask-packages') &&
    !reading.acts.includes('change-quantity')
    ? shown
    : null
}

/** The quantity cannot be ordered: says what can. */
export function askQuantityInRange(turn: Turn, draft: Draft, product: Product, lead: string): Step {
  const range = rangeOf(turn.offers, product)!
  const least = formatQuantity(range.minimum)
  const most = formatQuantity(range.maximum)
  const low = (draft.quantity ?? 0) < range.minimum
  const limit = low ? `o mínimo é ${least}` : `o máximo por pedido é ${most}`
  const offered = draft.quantity === null ? '' : `Para ${productName(product)}, ${limit}. `
  const content = joined(
    lead,
    `${offered}Consigo de ${least} a ${most}.`,
    `${howMany(product.serviceType)} você quer?`,
  )
  return {
    dialogue: asking({ ...draft, quantity: null, choice: null }, 'quantity'),
    replies: [
      say(
        content,
        packagesOf(product)
          .slice(0, 4)
          .map((it) => formatQuantity(it.quantity)),
      ),
    ],
  }
}

/** Answers a number that is nobody's quantity, where a quantity was asked, with those that are. */
export function askNumberAgain(turn: Turn): Step | null {
  const { asked, draft } = turn.dialogue
  const product = productOf(draft)
  const isNumber = asked === 'quantity' && /^[^a-z]*\d[^a-z]*$/.test(turn.plain)
  return product && isNumber && isSold(turn.offers, product)
    ? askQuantityInRange(turn, draft, product, '')
    : null
}

/** The address is of the right network and of the wrong kind. */
export function askOtherLink(turn: Turn, draft: Draft, product: Product, lead: string): Step {
  const priced = draft.quantity === null ? null : priceOf(turn.offers, product, draft.quantity)
  const opening = priced?.ok
    ? `${orderName(product, draft.quantity!)} saem por ${formatCents(priced.amountCents)}. Só que, para`
    : 'Para'
  const content = joined(
    lead,
    `${opening} ${productName(product)}, esse link não serve: preciso de outro tipo, como ${exampleLink(product)}.`,
    `Me envie ${neededLink(product)}, por favor.`,
  )
  return { dialogue: asking({ ...draft, link: null, handle: null }, 'link'), replies: [say(content)] }
}

/** No product yet: asks for the network of a handle, the service on a network, or an address. */
export function askWhat(turn: Turn, draft: Draft, lead: string): Step {
  if (draft.handle && !draft.platform)
    return {
      dialogue: asking(draft, 'platform'),
      replies: [
        say(
          joined(lead, `Anotei o perfil @${draft.handle}. Ele é do Instagram, do YouTube ou do TikTok?`),
          Object.values(platformNames),
        ),
      ],
    }
  if (draft.platform) {
    const names = draft.platform === 'youtube' ? ['inscritos', 'visualizações'] : ['seguidores', 'curtidas']
    const where = platformNames[draft.platform]
    return {
      dialogue: asking(draft, 'service'),
      replies: [
        say(
          joined(lead, `No ${where} tenho duas opções. Você quer ${names.join(' ou ')}?`),
          names.map((it) => `${capital(it)} no ${where}`),
        ),
      ],
    }
  }
  return { dialogue: asking(draft, 'link'), replies: [say(joined(lead, askWhere(turn, draft)))] }
}

/** The service is known and not the network, or only a quantity, or nothing: an address tells all. */
function askWhere(turn: Turn, { serviceType, quantity }: Draft): string {
  const sold = soldProducts(turn.offers).filter((it) => it.serviceType === serviceType)
  if (!serviceType || !sold.length)
    return 'Vamos lá! Me envie o link do perfil, do vídeo ou da publicação, e eu já mostro os preços.'
  const isPossible = sold.some((it) => quantity === null || priceOf(turn.offers, it, quantity).ok)
  if (!isPossible) return askPossible(turn, sold, serviceType)
  const prices = sold.map((it) => {
    const asked = priceOf(turn.offers, it, quantity ?? rangeOf(turn.offers, it)!.minimum)
    const price = asked.ok ? ` (${quantity ? '' : 'a partir de '}${formatCents(asked.amountCents)})` : ''
    return `no ${platformNames[it.platform]}${price}`
  })
  const what = `${quantity ? `${formatQuantity(quantity)} ` : ''}${serviceNames[serviceType]}`
  return `Temos ${what} ${prices.join(' e ')}.\n\nMe envie o link do perfil (ou o @ e o nome da rede) para continuar.`
}

/** Too few or too many on every network where it is sold. */
function askPossible(turn: Turn, sold: Product[], serviceType: ServiceType): string {
  const limits = sold.map((it) => {
    const { minimum, maximum } = rangeOf(turn.offers, it)!
    return `no ${platformNames[it.platform]}, de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}`
  })
  return `Essa quantidade de ${serviceNames[serviceType]} eu não consigo: ${limits.join('; ')}.\n\nMe envie o link do perfil (ou o @ e o nome da rede) e diga quantos você quer.`
}
