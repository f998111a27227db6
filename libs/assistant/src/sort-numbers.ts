import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { platformOf, serviceOf } from './lexicon.ts'
import { multiplyNumbers } from './multiply-numbers.ts'
import type { Word } from './split-words.ts'

export type SortedNumbers = {
  /** Units wanted, each with its place among the words. */
  quantities: FoundNumber[]
  /** Line of a list: 'opção 2'. */
  places: number[]
  money: { cents: number; use: 'budget' | 'price' } | null
  /** Units the visitor says he already has. */
  owned: number | null
}

/** A message with more numbers is a list of something, or meant to keep us busy. */
const mostNumbers = 12
/** No product is sold in smaller orders. */
const smallestOrder = 50
/** Beyond every order we take, and as much as a reading holds. */
const largestRead = 1e9

const currency =
  /^(real|reais|reau|reaus|conto|contos|pila|pilas|mango|mangos|prata|pratas|dinheiros|brl|rs|\$|r\$|temer|golpinhos)$/
const otherUnit =
  /^(dias?|horas?|h|hs|min|mins|minutos?|segundos?|mes|meses|semanas?|anos?|vez|vezes|x|%|perfis|contas?|videos?|posts?|publicacoes|fotos?|canais|stories|parcelas?|vzs|am|pm|opcoes|pacotes|redes|kg|km|gb)$/
const place = /^(opcao|numero|item|alternativa|pacote|plano|op|linha|n|num|nº|º)$/
/** What stands before a number that is somebody's code. */
const codeName = /^(cupom|cupon|voucher|codigo|cod|ddd|ramal|protocolo|ref)$/
const bigNotes: Record<string, number> = {
  vintao: 20,
  vintinho: 20,
  trintao: 30,
  quarentao: 40,
  cinquentao: 50,
  cinquentinha: 50,
  cenzao: 100,
  milzao: 1000,
  oncinha: 50,
}
const spending =
  /\b(tenho|so tenho|com|ate|gastar|investir|disponivel|orcamento|budget|verba|maximo|quanto da|quantos da|quantas da|da pra|da quantos|da quantas|consigo|rende|compra quantos|de seguidor\w*|de curtida\w*|de inscrit\w*|de visualiza\w*|de views?|de likes?)\b/
const naming =
  /\b(por|fecha|faz|faco|deixa|pago|sai|custa|cobra|valor|preco|barato|caro|desconto|vi|era|tava|estava|anunci\w+|combinad\w+|prometeu|pix de|promocao)\b/

/** 'meu orçamento é duzentão' */
const budget = /\b(orcamento|verba|budget|caixa)( (e|eh|de|ta|esta|so|ate|uns|umas|:))*$/

/** 'nos dois', 'as duas' */
const bothOf = /^(nos|nas|os|as|pros|pras|dos|das|ambos)$/
const bargains = /^(faz|fazem|faria|fecha|fecham|deixa|sai|rola)$/
/** 'troca 500 por 1000' */
const exchanged = /\b(troc|mud|substitu)[a-z]+ (os |as |de )?[\w.,]+( [a-z]+)? por$/

/** What each number of a message counts: units wanted, money, a line of a list, or nothing of ours. */
export function sortNumbers(words: readonly Word[], plain: string): SortedNumbers {
  const sorted: SortedNumbers = { quantities: [], places: [], money: null, owned: null }
  const perhapsOwned: FoundNumber[] = []
  for (const it of multiplyNumbers(findNumbers(words), words).slice(0, mostNumbers)) {
    const kind = kindOf(it, words, sorted.quantities.length > 0)
    const units = unitsOf(it, words)
    if (kind === 'quantity' && Number.isInteger(units)) sorted.quantities.push({ ...it, value: units })
    if (kind === 'perhaps-owned') perhapsOwned.push(it)
    if (kind === 'place') sorted.places.push(it.value)
    if (kind === 'owned') sorted.owned = it.value
    if (kind === 'money') sorted.money = { cents: inCents(it.value), use: useOf(plain) }
    if (kind === 'price') sorted.money = { cents: inCents(it.value), use: 'price' }
  }
  if (sorted.quantities.length && perhapsOwned[0]) sorted.owned ??= perhapsOwned[0].value
  else sorted.quantities.push(...perhapsOwned)
  sorted.quantities = sorted.quantities.filter((it) => isMeant(it, sorted.quantities, words))
  const note = words.find((it) => Object.hasOwn(bigNotes, it.text))
  if (note && !sorted.money) sorted.money = { cents: bigNotes[note.text]! * 100, use: useOf(plain) }
  return sorted
}

const inCents = (reais: number) => Math.round(Math.min(reais, 1e9) * 100)

const isCounted = ({ to }: FoundNumber, words: readonly Word[]): boolean => {
  const after = words[to]?.text ?? ''
  return (
    serviceOf(after) !== null ||
    (/^(de|mil|novos|novas|mais)$/.test(after) && serviceOf(words[to + 1]?.text ?? '') !== null)
  )
}

/** Said right before the number that is meant instead. */
const correcting =
  /\b(digo|alias|melhor|quer dizer|na verdade|corrigindo|errei|opa|ops|desculpa|perdao|nao ,)( e| sao| era| eram)?( [,:-])?$/

/** 'minha loja tem 3 lojas', 'crm 123456': beside a number that counts a service, the others tell something else. */
function isMeant(number: FoundNumber, all: readonly FoundNumber[], words: readonly Word[]): boolean {
  const before = words[number.from - 1]?.text ?? ''
  const named = /^[:(-]$/.test(before) ? (words[number.from - 2]?.text ?? '') : before
  if (
    isCounted(number, words) ||
    serviceOf(named) !== null ||
    correcting.test(wordsBefore(words, number.from, 3))
  )
    return true
  if (number.value < smallestOrder) return all.length === 1 && (words.length <= 5 || isPicked(number, words))
  if (isListed(number, all, words)) return true
  const goesSomewhere =
    /^(pro|pra|para|no|na|nos|nas|em|e|ou|nao|ai|agora|primeiro|comparad[oa]|contra|versus|vs|\/)$/.test(
      words[number.to]?.text ?? '',
    )
  return (
    goesSomewhere ||
    isAskedToo(number, words) ||
    words[number.to] === undefined ||
    !all.some((it) => it !== number && isCounted(it, words))
  )
}

/** 'dos que você mandou, o de 45' */
const isPicked = ({ from }: FoundNumber, words: readonly Word[]) =>
  /\b([oa]s?|d[oa]|n[oa]|ess[ea]) de$/.test(wordsBefore(words, from, 2))

/** The first of '50, 300 e 1000 curtidas', and not of 'ela tem 8k, 500 seguidores'. */
const isListed = (number: FoundNumber, all: readonly FoundNumber[], words: readonly Word[]) =>
  !/^(tem|tinha|tenho|com|estou|esta|bat(i|eu)|pass(ei|ou)|cheg(uei|ou))$/.test(
    wordsBefore(words, number.from, 1),
  ) &&
  /^(,|e|ou|\/)$/.test(words[number.to]?.text ?? '') &&
  all.some((it) => it.from === number.to + 1 && it.value >= smallestOrder)

/** The end of '300 seguidores quanto sai? e se for 500?' */
const isAskedToo = ({ from, to }: FoundNumber, words: readonly Word[]) =>
  words[to]?.text === '?' &&
  /(^|\? )e( (de|o|os|as|se \w+))?$|\be quant[oa]s? \w+$/.test(wordsBefore(words, from, 4))

/** '0,5 seguidores', '-500 seguidores': half a one is none, and so are fewer than none, which no order can be. */
function unitsOf(number: FoundNumber, words: readonly Word[]): number {
  if (isNegative(number, words)) return 0
  const isFraction = number.value < smallestOrder && isCounted(number, words)
  return Math.min(isFraction ? Math.floor(number.value) : number.value, largestRead)
}

const isNegative = ({ from }: FoundNumber, words: readonly Word[]) =>
  words[from]!.adjacent && words[from - 1]?.text === '-' && !words[from - 1]!.adjacent

function kindOf(number: FoundNumber, words: readonly Word[], hasQuantity: boolean) {
  const before = words[number.from - 1]?.text ?? ''
  const after = words[number.to]?.text ?? ''
  const counted = isCounted(number, words)
  if (/^r?\$$/.test(before) || (currency.test(after) && !counted)) return 'money'
  if (before === '-' && words[number.from]!.adjacent && !(counted && isNegative(number, words)))
    return 'nothing'
  const isUnit = otherUnit.test(after) && !/^passad[oa]$/.test(words[number.to + 1]?.text ?? '')
  if (isUnit || codeName.test(before) || isTail(number, words)) return 'nothing'
  if (place.test(before) && number.value < 20) return 'place'
  if (bothOf.test(before) && number.value < 5 && !counted) return 'nothing'
  const isDate = before === 'dia' && words[number.from - 2]?.text !== 'bom'
  if (isDate || (number.value >= 1e10 && !counted)) return 'nothing'
  if (number.hasCents && !(counted && Number.isInteger(number.value))) return 'money'
  if (before === 'com' && !counted && words.some((it) => /^quant[oa]s?$/.test(it.text))) return 'money'
  const led = wordsBefore(words, number.from, 4)
  if (!counted && budget.test(led)) return 'money'
  if (!counted && isPriceElsewhere(number, words)) return 'price'
  if (counted && owning.test(led)) return 'owned'
  if ((counted && saysWhatIs(number, words)) || (!counted && (owning.test(led) || standing.test(led))))
    return 'perhaps-owned'
  if (
    before === 'por' &&
    !counted &&
    platformOf(after) === null &&
    !exchanged.test(wordsBefore(words, number.from, 5)) &&
    (hasQuantity || number.value < smallestOrder || bargains.test(words[number.from - 2]?.text ?? ''))
  )
    return 'price'
  return 'quantity'
}

const owning = /\b(tenho|tinha|possuo)( (so|uns|umas|apenas|quase|exatamente))*$/
const standing = /\b(estou|tou|esta|estamos) com( (so|uns|umas|apenas|quase))*$/

const costing =
  /\b(custa|cobra|cobram|cobrando|sai|saiu|sai por|esta|fica|e|vend\w+ por|achei por|vi por|tem por|faz por)( (so|uns|umas|por|a))*$/
/** Somebody else who sells. */
export const elsewhere =
  /\b(outr[oa]s? (sites?|lugar|lugares|lojas?|empresas?|cara|pessoa|fornecedor)|concorr\w+|la fora|tem gente)\b/

/** 'no concorrente é 15', 'custa 20 em outro site' */
function isPriceElsewhere({ from, to, value }: FoundNumber, words: readonly Word[]): boolean {
  if (value >= 1000 || !costing.test(wordsBefore(words, from, 4))) return false
  const after = words.slice(to, to + 5).map((it) => it.text)
  return elsewhere.test(`${wordsBefore(words, from, 8)} ${after.join(' ')}`)
}

/** 'GRATIS100', 'pedido77x': digits that end a name count nothing; 'quero500' is a blank forgotten. */
function isTail({ from }: FoundNumber, words: readonly Word[]): boolean {
  const before = words[from - 1]?.text ?? ''
  if (!words[from]!.adjacent || !/^[a-z]{2,}$/.test(before)) return false
  return (
    !/^(quero|manda|bota|coloca|poe|uns|umas|de|os|as|so|mais|por|pra|para|rs|sao|com|insta|tiktok|youtube)$/.test(
      before,
    ) &&
    serviceOf(before) === null &&
    platformOf(before) === null
  )
}

/** 'meu perfil tem 850 seguidores', 'um perfil de 1.200 seguidores', 'já estou com 300'. */
function saysWhatIs({ from }: FoundNumber, words: readonly Word[]): boolean {
  const before = wordsBefore(words, from, 4)
  return (
    /\b(tem|ja tem|tinha|estou com|esta com|estamos com)$/.test(before) ||
    /\b(perfil|conta|canal|pagina|insta\w*) (de|com)$/.test(before)
  )
}

const wordsBefore = (words: readonly Word[], at: number, count: number) =>
  words
    .slice(Math.max(0, at - count), at)
    .map((it) => it.text)
    .join(' ')

const useOf = (plain: string): 'budget' | 'price' =>
  naming.test(plain) && !spending.test(plain) ? 'price' : 'budget'
