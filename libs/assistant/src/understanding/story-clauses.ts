import { isOneOf } from './matching/windows.ts'
import { nameOf } from './clauses.ts'
import type { Unit } from './utterance.ts'

/** Part of a sentence, with the words it stands in: `words[from]` to `words[to - 1]`. */
export type Clause = { text: string; from: number; to: number }
type Token = { tag: string; from: number; to: number }

const someTime = isOneOf(`
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (dias?|horas?|minutos?)
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (semanas?|semaninhas?|mes|meses|tempos?)
  (um|muito|maior|mo|bom|um bom) (tempo|tempao|tempinho)|tempao|seculos?
`)
const beginsTime = isOneOf(`
  uma?|uns|umas|vari[oa]s|muit[oa]s?|alguns|algumas|quant[oa]s|meia|maior|mo|bom|tempao|seculos?
`)
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
 * D for a date and M for a sum of money: 'ja faz T', 'so entrou N de N', 'comprei N G'. Pages are left out.
 */
export function storyClauses(units: readonly Unit[]): Clause[] {
  const clauses: Token[][] = [[]]
  const tokens = tokensOf(units.filter((it) => it.kind !== 'L' && it.text !== '\n'))
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

const maxTimeWords = 3

function tokensOf(units: readonly Unit[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < units.length;) {
    const count = spanOfTime(units, at)
    const { from } = units[at]!
    const { to } = units[at + Math.max(count, 1) - 1]!
    tokens.push({ tag: count ? 'T' : tagOf(units, at), from, to })
    at += Math.max(count, 1)
  }
  return tokens
}

/** How many units from here are a span of time without a number: 'uns dias', 'muito tempo'. */
function spanOfTime(units: readonly Unit[], at: number): number {
  if (!beginsTime.test(units[at]!.text)) return 0
  for (let count = maxTimeWords; count > 0; count--)
    if (at + count <= units.length && someTime.test(textOf(units, at, at + count))) return count
  return 0
}
const textOf = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from, to)
    .map((it) => it.text)
    .join(' ')

function tagOf(units: readonly Unit[], at: number): string {
  const unit = units[at]!
  const isCount =
    unit.kind === 'N' && !isBoth(units, at) && !(unit.text === 'zero' && units[at - 1]?.text === 'do')
  if (unit.kind === 'N') return isCount ? 'N' : unit.text
  return unit.kind === 'P' || unit.kind === 'K' ? unit.text : nameOf(unit)
}

/** 'pros dois', 'nas duas': pages, and no number of what is sold. */
const isBoth = (units: readonly Unit[], at: number) =>
  /^(dois|duas)$/.test(units[at]!.text) &&
  /^(n?[oa]s|pr[oa]s|d[oa]s|aos)$/.test(units[at - 1]?.text ?? '') &&
  units[at + 1]?.kind !== 'G'
