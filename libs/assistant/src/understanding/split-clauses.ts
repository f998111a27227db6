import { findNumbers } from './words/find-numbers.ts'
import { serviceOf } from './words/lexicon.ts'
import { isOneOf } from './matching/windows.ts'
import type { Word } from './words/split-words.ts'

/** Part of a sentence, with the words it stands in: `words[from]` to `words[to - 1]`. */
export type Clause = { text: string; from: number; to: number }
type Token = { tag: string; from: number; to: number }

const unitOfTime =
  /^(dias?|diazinhos?|horas?|h|hs|min|mins|minutos?|minutinhos?|semanas?|semaninhas?|mes|meses|anos?)$/
const someTime = isOneOf(`
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (dias?|horas?|minutos?)
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (semanas?|semaninhas?|mes|meses|tempos?)
  (um|muito|maior|mo|bom|um bom) (tempo|tempao|tempinho)|tempao|seculos?
`)
const currency = /^(real|reais|conto|contos|pila|pilas|pau|paus|rs|brl)$/
const sign = /^[.,;:!?()\n-]$/
const joins = /^(e|mas|porem|pois|porque|entao|contudo|entretanto|so)$/
/** Words after which 'e' is the verb: 'meu pedido é', 'o certo é'. */
const isVerbAfter =
  /^(pedido|certo|correto|link|perfil|canal|insta|instagram|tiktok|conta|qual|que|isso|user)$/
/** With these a new clause begins, wherever they stand. */
const opens = isOneOf(`
  quero|queria|gostaria|preciso|precisava|manda|bota|coloca|compro|bora|vou|comprei|paguei|contratei
  encomendei|cade|ve|arruma|gera|poe|decidi|resolvi|prefiro
`)
/** Words before its verb that a new clause takes along. */
const leads =
  /^(eu|ja|nao|nunca|ainda|so|a|gente|nos|voces?|me|agora|hoje|ontem|tambem|quem|como|se|e|mas|mais)$/

/**
 * The clauses of a message, each on one line in which N stands for a number, G for what is sold, T for a span of time,
 * D for a date and M for a sum of money: 'ja faz T', 'so entrou N de N', 'comprei N G'.
 */
export function splitClauses(words: readonly Word[]): Clause[] {
  const known = clausesByWords.get(words)
  if (known) return known
  const clauses = readClauses(words)
  clausesByWords.set(words, clauses)
  return clauses
}

/** Several readers ask for the clauses of the same words. */
const clausesByWords = new WeakMap<readonly Word[], Clause[]>()

function readClauses(words: readonly Word[]): Clause[] {
  const clauses: Token[][] = [[]]
  const tokens = tokensOf(words)
  tokens.forEach((token, at) => {
    const current = clauses.at(-1)!
    if (sign.test(token.tag) && !isLabel(tokens, at)) {
      current.push(token)
      clauses.push([])
      return
    }
    if (isJoint(tokens, at)) clauses.push([])
    else if (opens.test(token.tag) && !isRelative(current)) clauses.push(takeLeads(current))
    clauses.at(-1)!.push(token)
  })
  return clauses.filter((it) => it.length).map(asClause)
}

/** 'recebido: 120', 'entregue - nada' */
const isLabel = (tokens: readonly Token[], at: number) =>
  /^[:-]$/.test(tokens[at]!.tag) && /^(N|M|nada|nenhum|zero|so)$/.test(tokens[at + 1]?.tag ?? '') && at > 0

const asClause = (tokens: Token[]): Clause => ({
  text: tokens.map((it) => it.tag).join(' '),
  from: tokens[0]!.from,
  to: tokens.at(-1)!.to,
})

function isJoint(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.tag ?? ''
  if (!joins.test(tokens[at]!.tag)) return false
  if (tokens[at]!.tag === 'so') return tokens[at + 1]?.tag === 'que' && before !== ''
  const isVerb = isVerbAfter.test(before) || (/^(hoje|agora)$/.test(before) && tokens[at - 2]?.tag === 'de')
  return tokens[at]!.tag !== 'e' || !isVerb
}

/** Takes from the end of a clause what belongs to the verb that follows. */
const takeLeads = (clause: Token[]) => clause.splice(firstLead(clause))

/** 'os 500 que já paguei' is one clause. */
const isRelative = (clause: readonly Token[]) => clause[firstLead(clause) - 1]?.tag === 'que'

function firstLead(clause: readonly Token[]): number {
  let at = clause.length
  while (at > 0 && leads.test(clause[at - 1]!.tag)) at--
  return at
}

function tokensOf(words: readonly Word[]): Token[] {
  const isStart = (at: number) => words[at]!.text === 'zero' && words[at - 1]?.text === 'do'
  const numbers = new Map(
    findNumbers(words).flatMap((it) => (isStart(it.from) ? [] : [[it.from, it] as const])),
  )
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const token = tokenAt(words, at, numbers.get(at)?.to)
    tokens.push(token)
    at = token.to
  }
  return tokens
}

/** 'pros dois', 'nas duas': pages, and no number of what is sold. */
const isBoth = (words: readonly Word[], from: number, end: number) =>
  /^(dois|duas)$/.test(words[from]!.text) &&
  /^(n?[oa]s|pr[oa]s|d[oa]s|aos)$/.test(words[from - 1]?.text ?? '') &&
  !serviceOf(words[end]?.text ?? '')

function tokenAt(words: readonly Word[], from: number, end: number | undefined): Token {
  const text = (at: number) => words[at]?.text ?? ''
  if (end !== undefined) {
    if (unitOfTime.test(text(end)) && !text(end + 1).startsWith('passad'))
      return { tag: 'T', from, to: end + 1 }
    if (isBoth(words, from, end)) return { tag: text(from), from, to: end }
    if (text(from - 1) === 'dia' && text(from - 2) !== 'bom') return { tag: 'D', from, to: end }
    const isMoney = currency.test(text(end)) || /^r?\$$/.test(text(from - 1))
    return { tag: isMoney ? 'M' : 'N', from, to: isMoney && currency.test(text(end)) ? end + 1 : end }
  }
  for (const count of [3, 2, 1]) {
    const span = words.slice(from, from + count).map((it) => it.text)
    if (span.length === count && someTime.test(span.join(' '))) return { tag: 'T', from, to: from + count }
  }
  return { tag: serviceOf(text(from)) ? 'G' : text(from), from, to: from + 1 }
}
