import { findNumbers } from './words/find-numbers.ts'
import {
  agreedAndCame,
  asksPrice,
  boughtBefore,
  boughtOnly,
  inThePast,
  known,
  longAgo,
  meantNow,
  paid,
  picking,
  type PurchaseKind,
  purchaseKinds,
  thenAndNow,
  toldBy,
  wentBy,
} from './phrases/purchase-phrases.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import type { Word } from './words/split-words.ts'
import {
  wishes,
  wishesAgain,
  wishesDefinite,
  wishesGoods,
  wishesOrder,
  wishesRedress,
} from './phrases/wish-phrases.ts'

/** 'former': how many were bought before, beside how many are meant now. */
type Kind = PurchaseKind | 'former' | 'known' | 'wish' | 'maybe-wish' | 'rest'
type ReadClause = Clause & { kind: Kind }

/** What a message tells of a purchase made before, and whether it asks for another. */
export type Purchase = {
  /** What became of it; null where none is told of, or more is asked for. */
  told: 'lost' | 'trouble' | 'slip' | 'bought' | 'known' | 'grumble' | null
  isWish: boolean
  wentWell: boolean
  /** The words that may tell of an order: not those of what was bought before. */
  heard: readonly Word[]
}

/** Reads in the clauses of a message what was bought, what became of it, and what is to be bought now. */
export function findPurchase(words: readonly Word[]): Purchase {
  const clauses = readClauses(words)
  const isMissed = () => clauses.length > 0 && clauses.every((it) => it.kind === 'missed')
  const told = toldIn(clauses) ?? (isShort(clauses, words) ? 'trouble' : isMissed() ? 'known' : null)
  const isWish = asks(clauses)
  return {
    told: isWish ? null : told,
    isWish,
    wentWell: clauses.some((it) => it.kind === 'went-well'),
    heard: told && !isWish ? words : wordsHeard(words, clauses),
  }
}

function readClauses(words: readonly Word[]): ReadClause[] {
  const clauses = splitClauses(words)
  const isPaid = clauses.some(({ text }) => paid.test(text))
  const hasFewer = thenAndNow.test(clauses.map((it) => it.text).join(' '))
  const isLess = (text: string) => hasFewer && (now.test(text) || thenAndNow.test(text))
  return withoutFormer(
    passOn(clauses.map((it) => ({ ...it, kind: isLess(it.text) ? 'lost' : kindOf(it.text, isPaid) }))),
  )
}

/** In 'antes eu pegava 100, agora quero 500' the first number orders nothing. */
function withoutFormer(clauses: ReadClause[]): ReadClause[] {
  const isNow = ({ text }: Clause) => meantNow.test(text) && !onlyBefore.test(text)
  if (!clauses.some(isNow))
    return clauses.some(({ text }) => wishes.test(text)) ? clauses : withoutOld(clauses)
  return clauses.map((it, at) => {
    const before = clauses[at - 1]?.text ?? ''
    const isMore = boughtBefore.test(before) || (has.test(before) && /\bT\b/.test(before))
    const isBefore = boughtBefore.test(it.text) || (isMore && onlyGoods.test(it.text))
    return isSpoken(it) && !isNow(it) && isBefore ? { ...it, kind: 'former' as const } : it
  })
}
const withoutOld = (clauses: ReadClause[]): ReadClause[] =>
  clauses.map((it) => (isSpoken(it) && boughtOnly.test(it.text) ? { ...it, kind: 'former' as const } : it))
const onlyBefore = /\b(ultima vez|outra vez|passad[oa]|anterior)\b/

/** The end of 'estava com 3200 seguidores e agora 2700'. */
const now = /^(e |mas |, )*(agora|hoje) (estou |esta |so |tem |tenho |com |e )*N/

function kindOf(text: string, isPaid: boolean): Kind {
  const kind = purchaseKinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'rest'
  if (isWish(text, kind, isPaid)) return wishesGoods.test(text) ? 'wish' : 'maybe-wish'
  if (kind === 'went-well' && /N.*[?]/.test(text)) return 'bought'
  if (kind !== 'rest') return kind
  return isKnown(text) && !asksPrice.test(text) ? 'known' : 'rest'
}

/** Names goods as known already, or as what something was done with. */
function isKnown(text: string): boolean {
  if (ofHis.test(text)) return true
  return known.test(text)
    ? !onlyPicks(text)
    : /\bN\b/.test(text) && !/\bM\b/.test(text) && inThePast.test(text)
}

/** 'meus 300 likes', 'e os 500 seguidores do @loja?' */
const ofHis =
  /\b(meus|minhas) N\b|^(\w+ )?aquel[ea]s? N\b|^(\w+ )?e (ai )?(os|as) N( (de )?G)?( d[oa])?(?= *[?])/

const onlyPicks = (text: string) => text.split(/[^a-zA-Z]+/).every((it) => !it || picking.has(it))

/** 'quero uma posição sobre os 500' wishes for something, and 'me manda os 500 que paguei' for what is owed. */
function isWish(text: string, kind: Kind, isPaid: boolean): boolean {
  if (!wishes.test(text)) return false
  if (wishesOrder.test(text)) return true
  if (wishesRedress.test(text) || (isPaid && wishesDefinite.test(text))) return false
  return !isPast(kind) || wishesAgain.test(text)
}

const isPast = (kind: Kind): boolean => kind in toldBy || kind === 'elsewhere'

/** 'comprei 1000, mas queria 500' */
const regrets = /^mas (eu )?(queria|precisava) (so |de |uns |umas )*N(?!.*(de novo|tambem|agora))/
const onlyGoods = /^(e |mais |de |uns |umas )*[NG]( (de )?G)?( (no|na|pro|pra|do|da) \w+)*[ .,!?]*$/

/** 'minha loja tem 3 anos e só 200 seguidores' */
const onlySo = /^(e|mas|com) (com )?(so|apenas) N\b/
const has = /\b(tem|tenho|tinha)\b/

/** 'pedido: 1000', which beside 'recebido: 340' orders nothing. */
const labelled = /^(\w+ )?(pedido|pago|compra|contratado|quantidade)( \w+)? : [NM]/

/** In 'comprei 500 seguidores e 300 curtidas' both were bought. */
function passOn(clauses: ReadClause[]): ReadClause[] {
  const isShort = clauses.some((it) => it.kind === 'short')
  clauses.forEach((it, at) => {
    if (isShort && labelled.test(it.text)) it.kind = 'bought'
    const before = clauses[at - 1]
    if (before && it.kind === 'rest' && onlySo.test(it.text) && has.test(before.text)) it.kind = 'state'
    if (!before || !(before.kind === 'state' || isPast(before.kind))) return
    if (it.kind === 'rest' && before.kind !== 'customer' && onlyGoods.test(it.text)) it.kind = before.kind
    if (it.kind === 'wish' && regrets.test(it.text) && /\bN\b/.test(before.text)) it.kind = 'regretted'
  })
  return clauses
}

/** Tells by what is missing, or by how long it takes, that something was bought: 'era 1000, tem 650', '2 dias e zero seguidor'. */
function isShort(clauses: readonly ReadClause[], words: readonly Word[]): boolean {
  const text = clauses.map((it) => it.text).join(' ')
  if (!/\b[NG]\b/.test(text) || clauses.some((it) => it.kind === 'elsewhere' || it.kind === 'unreal'))
    return false
  const none = () => /\bT\b/.test(text) && findNumbers(words).some((it) => it.value === 0)
  return (
    clauses.some((it) => it.kind === 'missed' || wentBy.test(it.text)) || agreedAndCame.test(text) || none()
  )
}

function toldIn(clauses: readonly ReadClause[]): Purchase['told'] {
  const kinds = new Set(clauses.map((it) => it.kind))
  if (kinds.has('elsewhere')) return null
  const told = new Set([...kinds].map((it) => (it in toldBy ? toldBy[it as keyof typeof toldBy] : null)))
  if (told.has('lost')) return 'lost'
  const isPending = () => !kinds.has('went-well') && longAgo.test(clauses.map((it) => it.text).join(' '))
  const isWrong = () => told.has('slip') || told.has('grumble') || told.has('mistake') || isPending()
  if (told.has('trouble') || (told.has('bought') && isWrong())) return 'trouble'
  const orders = clauses.some((it) => it.kind === 'rest' && /\bN\b/.test(it.text))
  if (told.has('grumble') && clauses.some((it) => it.kind === 'grumbled' && /\b[NG]\b/.test(it.text)))
    return 'trouble'
  if (told.has('grumble') && !orders) return 'grumble'
  if (told.has('slip')) return 'slip'
  const isContent = kinds.has('went-well') || (kinds.has('customer') && !kinds.has('bought'))
  if (told.has('bought') && !(orders && isContent)) return 'bought'
  return kinds.has('known') ? 'known' : null
}

const isSpoken = ({ kind }: ReadClause) => ['wish', 'maybe-wish', 'rest', 'unreal', 'known'].includes(kind)

/** Asks for something to be bought: in one clause, or with what it is in another. */
function asks(clauses: readonly ReadClause[]): boolean {
  if (clauses.some((it) => it.kind === 'wish')) return true
  const named = clauses.some((it) => isSpoken(it) && /\b[NG]\b/.test(it.text))
  return named && clauses.some((it) => it.kind === 'maybe-wish')
}

/** 'comprei 500 e gostei, quero de novo' asks for what was bought; what else it says of that is no order. */
function wordsHeard(words: readonly Word[], clauses: readonly ReadClause[]): readonly Word[] {
  const spoken = clauses.filter(isSpoken)
  const names = (sign: RegExp) => spoken.some((it) => sign.test(it.text))
  const again = (names(wishesAgain) || names(/\b(dobr|tripl|quadrupl|metade)/)) && !names(/\bN\b/)
  const isFormer = clauses.some(
    (it) => it.kind === 'former' || (it.kind === 'went-well' && boughtBefore.test(it.text)),
  )
  if (spoken.length === clauses.length || again || !(isFormer || names(/\b[NG]\b/))) return words
  return spoken.flatMap(({ from, to }) => words.slice(from, to))
}
