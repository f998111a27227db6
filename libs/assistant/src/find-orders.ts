import type { Platform, ServiceType } from '@smm/contracts/products'
import { publishedProduct } from '@smm/pricing/packages'
import { countedServiceOf, platformOf, serviceOf } from './lexicon.ts'
import type { WantedOrder } from './reader.ts'
import type { SortedNumbers } from './sort-numbers.ts'
import type { Word } from './split-words.ts'

type Fact = { at: number; end: number } & (
  | { kind: 'quantity'; value: number }
  | { kind: 'serviceType'; value: ServiceType }
  | { kind: 'platform'; value: Platform }
)

/** More than anybody says of four orders. */
const mostFacts = 24

const negating = /^(nao|inves|vez|lugar|nem|esquece|esqueca|tira|cancela)$/
const afterNo = /^(e|eh|quero|queria|no|na|do|da|o|os|as|a|de|pro|sao|mais|era|em|para|pra|precisa)$/
const correcting =
  /\b(nao|quer dizer|alias|ou melhor|na verdade|corrigindo|digo|melhor|muda|errei|desculpa|perdao|pensando bem|opa|ops|pouco|demais|(?:esta|e|acho|achei) muito)\b/
/** '500 e 1000', '500 ou 1000', '500? e se for 1000?' */
const hesitating =
  /^[e,/](?: (?:[e,/]|o|os|as|a|de))*$|\be quant[oa]s? \w+(?: (?:o|os|as|de))*$|\bou\b(?! melhor)|\? e( (o|os|as|de|se (for(em)?|fosse|eu )?\w*))?$|\b(comparad[oa] (com|a)|versus|vs|contra)( (o|a|os|as|de))*$/
/** 'de 500 pra 1000', 'troca 500 por 1000' */
const becoming = /^(pra|para|por|vira|viram|virar|- >)$/

/** The orders a message speaks of, in order, and the quantities between which it hesitates. */
export function findOrders(
  words: readonly Word[],
  numbers: SortedNumbers,
): { orders: WantedOrder[]; alternatives: number[] } {
  const facts = withoutDenied(factsIn(words, numbers), words)
  const quantities = facts.filter((it) => it.kind === 'quantity')
  const services = new Set(facts.filter((it) => it.kind === 'serviceType').map((it) => it.value))
  const between = quantities.slice(1).map((it, index) => wordsBetween(words, quantities[index]!.end, it.at))
  if (quantities.length > 1 && services.size < 2) {
    const orders = oneOrder(facts, null)
    if (between.some((it) => hesitating.test(it)) || words.some((it) => it.text === 'diferenca'))
      return { orders: orders ? [orders] : [], alternatives: quantities.map((it) => it.value).slice(0, 4) }
    if (between.some((it) => correcting.test(it) || becoming.test(it)))
      return { orders: [oneOrder(facts, quantities.at(-1)!.value)!], alternatives: [] }
  }
  const corrected = facts.filter((it) => it.kind === 'serviceType').at(-1)
  if (services.size === 2 && quantities.length < 2 && corrected) {
    const first = facts.find((it) => it.kind === 'serviceType')!
    if (correcting.test(wordsBetween(words, first.end, corrected.at)))
      return {
        orders: groups(
          facts.filter((it) => it.kind !== 'serviceType' || it === corrected),
          words,
        ),
        alternatives: [],
      }
  }
  if (quantities.length === 1 && numbers.owned && isReached(words, quantities[0]!))
    quantities[0]!.value = Math.max(1, quantities[0]!.value - numbers.owned)
  return { orders: groups(facts, words).slice(0, 4), alternatives: [] }
}

/** 'quero chegar em 1000', 'queria ter 1000', where he says how many he has. */
const reaching = /^(chegar|bater|completar|alcancar|atingir)$/
const having =
  /\b(ter|ficar (com|em|nos)|ir (pra|para|ate|aos?)|(subir|pular|passar) (pra|para)|virar|inteirar) (os |uns |ate )?$/
const isReached = (words: readonly Word[], { at }: Fact): boolean =>
  words.some((it) => reaching.test(it.text)) ||
  having.test(`${wordsBetween(words, Math.max(0, at - 4), at)} `)

const wordsBetween = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((it) => it.text)
    .join(' ')

function factsIn(words: readonly Word[], numbers: SortedNumbers): Fact[] {
  const facts: Fact[] = numbers.quantities.map((it) => ({
    kind: 'quantity',
    value: it.value,
    at: it.from,
    end: it.to,
  }))
  words.forEach(({ text }, at) => {
    const isCounted = numbers.quantities.some((it) => it.to === at)
    const serviceType = isCounted ? countedServiceOf(text) : serviceOf(text)
    if (serviceType) facts.push({ kind: 'serviceType', value: serviceType, at, end: at + 1 })
    const platform = serviceType ? null : platformOf(text)
    if (platform) facts.push({ kind: 'platform', value: platform, at, end: at + 1 })
  })
  return facts.sort((a, b) => a.at - b.at).slice(0, mostFacts)
}

/** 'não é insta, é tiktok' leaves tiktok; '500 não, 1000' leaves 1000. */
function withoutDenied(facts: Fact[], words: readonly Word[]): Fact[] {
  const denied = (fact: Fact) => {
    let before = fact.at - 1
    while (before >= 0 && fact.at - before < 5 && afterNo.test(words[before]!.text)) before--
    if (before >= 0 && negating.test(words[before]!.text)) return true
    return fact.kind === 'quantity' && words[fact.end]?.text === 'nao'
  }
  return facts.filter(
    (it) =>
      !denied(it) ||
      !facts.some((other) => other.kind === it.kind && other.value !== it.value && !denied(other)),
  )
}

/** Facts gather into one order until one of a kind comes a second time with another value. */
function groups(facts: Fact[], words: readonly Word[]): WantedOrder[] {
  const found: WantedOrder[] = []
  let current = empty()
  for (const fact of facts) {
    const had = current[fact.kind]
    const repeats = fact.kind === 'quantity' && had === fact.value && current.serviceType !== null
    if (
      had !== null &&
      (had !== fact.value ||
        (repeats && (words[fact.at - 1]?.text === 'e' || followedByOther(facts, fact, current))))
    ) {
      found.push(current)
      current = empty()
    }
    Object.assign(current, { [fact.kind]: fact.value })
  }
  found.push(current)
  return inherit(found, words)
    .filter((it) => it.platform || it.serviceType || it.quantity !== null)
    .map(asCalledThere)
}

const followedByOther = (facts: Fact[], from: Fact, current: WantedOrder) =>
  facts.some(
    (it) =>
      it.at > from.at && it.kind !== 'quantity' && current[it.kind] !== null && current[it.kind] !== it.value,
  )

/**
 * '500 seguidores no insta e 300 no tiktok': what one leaves out stands in the other, where that is sold. In '500 agora
 * e 300 curtidas depois' the first is of what was spoken of before.
 */
function inherit(orders: WantedOrder[], words: readonly Word[]): WantedOrder[] {
  const isLater = orders.length > 1 && words.some((it) => it.text === 'depois')
  const service = (isLater ? orders[0] : orders.find((it) => it.serviceType))?.serviceType ?? null
  const named = new Set(orders.flatMap((it) => it.platform ?? []))
  const platform = named.size === 1 ? [...named][0]! : null
  return orders.map((it) => {
    const serviceType = it.serviceType ?? service
    const isSoldThere = platform && serviceType && publishedProduct({ platform, serviceType })
    return { ...it, serviceType, platform: it.platform ?? (isSoldThere ? platform : null) }
  })
}

function oneOrder(facts: Fact[], quantity: number | null): WantedOrder | null {
  const order = empty()
  for (const fact of facts) if (fact.kind !== 'quantity') Object.assign(order, { [fact.kind]: fact.value })
  order.quantity = quantity
  return order.platform || order.serviceType || quantity !== null ? asCalledThere(order) : null
}

const empty = (): WantedOrder => ({ platform: null, serviceType: null, quantity: null })

/** YouTube has subscribers where the others have followers; people mix the words. */
export function asCalledThere<T extends Pick<WantedOrder, 'platform' | 'serviceType'>>(order: T): T {
  if (order.platform === 'youtube' && order.serviceType === 'followers')
    return { ...order, serviceType: 'subscribers' }
  if (order.platform && order.platform !== 'youtube' && order.serviceType === 'subscribers')
    return { ...order, serviceType: 'followers' }
  return order
}
