import { endsWith, startsWith } from './matching/windows.ts'
import type { Platform, ServiceType } from '@smm/contracts/products'
import { nameOf, type UnitClause } from './clauses.ts'
import { multipleAt } from './multiples.ts'
import type { TargetRole } from './reading.ts'
import type { Clause } from './story-clauses.ts'
import type { Word } from './words/split-words.ts'
import type { Unit, Utterance } from './utterance.ts'

/** The meaning of a number for the visitor. `other` is nothing of ours: a date, a code, a street number. */
export type NumberRole =
  | 'wanted'
  | 'supposed'
  | 'replaced'
  | 'owned'
  | 'past'
  | 'habit'
  | 'rival'
  | 'budget'
  | 'price'
  | 'paid'
  | 'place'
  | 'other'

/** A piece of an order as the message tells it, in its place. */
export type Fact = { at: number; clause: number } & (
  | { kind: 'quantity'; value: number; role: NumberRole }
  | { kind: 'service'; value: ServiceType; role: TargetRole }
  | { kind: 'platform'; value: Platform; role: TargetRole }
  | { kind: 'page'; value: number; role: TargetRole }
  | { kind: 'package'; value: string }
)

/** No product is sold in smaller orders. */
export const minOrderQuantity = 50
const maxReadQuantity = 1e9
/** More than anybody says of ten orders. */
const maxFacts = 60

/** A window of the names of units before or after a place, within the utterance. */
export const around = (units: readonly Unit[], from: number, to: number): string =>
  units.slice(Math.max(0, from), to).map(nameOf).join(' ')

const afterOther = endsWith(
  `
  cupom|cupon|voucher|codigo|cod|ddd|ramal|protocolo|ref|rua|av|avenida|bairro|numero|nº|n|cep|cpf
  cnpj|crm|oab|cro|creci|telefone|zap|whatsapp|whats|fone|celular|tel|ano|desde|lote|quadra|apto
  apartamento|bloco|km|br|sala|loja|casa|turma|serie|art|lei|creme|top
`,
  `e|o|:|n|nº|numero|meu`,
)
const beforeOther = startsWith(`
  vez|vezes|x|%|perfis|contas?|videos?|posts?|publicacoes|fotos?|canais|stories|parcelas?|vzs|am
  pm|opcoes|pacotes|redes|kg|km|gb|lojas?|filhos?|pessoas|clientes|anos|coisas?|pedidos?|itens
  funcionarios|lugares|graus|musicas|unidades de loja|por dia|por semana|por mes|por hora|ao dia
`)
const owning = endsWith(
  `
  tenho|tinha|temos|tem|possuo|possui|(estou|esta|estamos|estava|ta|to|tou) (so )?com|com so
  so com|bati|bateu|passei de|cheguei (a|em|nos)|cheguei|perfil de|conta de|canal de|canal com
  perfil com|conta com|pagina com
`,
  `so|uns|umas|apenas|quase|exatamente|ja|mais|de|cerca|os|as|la|hoje|agora`,
)
/** 'troca os 500' */
const exchanging = endsWith(`troca|trocar|troque|tira|muda|mudar`, `os|as|o|a|de|dos|das|ess[ea]s?`)
const replacing = endsWith(
  `nao|nem|em vez|ao inves|no lugar|esquece|esqueca|inves`,
  `
  e|eh|sao|quero|queria|os|as|o|a|de|dos|das|mais|so|pra|foi|d[eoa]|esses?|aqueles?|vou|querer
  preciso|comprar|uns
`,
)

/** `ordering`: the parts that may tell of an order; those of a past purchase are left out. Null for all. */
export function factsOf(
  { units, words }: Utterance,
  clauses: readonly UnitClause[],
  ordering: readonly Clause[] | null,
  shownRows: number,
  isHabit: (at: number) => boolean,
  isRival: (at: number) => boolean,
): Fact[] {
  const facts: Fact[] = []
  const isPast = (unit: Unit) =>
    ordering !== null && !ordering.some((it) => it.from <= unit.from && unit.to <= it.to)
  const roleOfQuantity = (at: number, clause: UnitClause): NumberRole => {
    const role = roleOfNumber(units, at, clause, shownRows)
    if (isPast(units[at]!) && role !== 'owned' && role !== 'other') return 'past'
    return role === 'wanted' && isHabit(at) ? 'habit' : role
  }
  const roleOf = (at: number, clause: UnitClause): TargetRole =>
    isPast(units[at]!) ? 'former' : roleOfName(units, at, clause)
  clauses.forEach((clause, index) => {
    for (let at = clause.from; at < clause.to && facts.length < maxFacts; at++) {
      const unit = units[at]!
      const base = { at, clause: index }
      if (unit.kind === 'N')
        facts.push({
          ...base,
          kind: 'quantity',
          value: countOf(units, at, words) * multipleAt(units, at),
          role: roleOfQuantity(at, clause),
        })
      if (unit.kind === 'G')
        facts.push({ ...base, kind: 'service', value: unit.serviceType!, role: roleOf(at, clause) })
      if (unit.kind === 'P')
        facts.push({ ...base, kind: 'platform', value: unit.platform!, role: roleOf(at, clause) })
      if (unit.kind === 'L')
        facts.push({
          ...base,
          kind: 'page',
          value: unit.page,
          role: roleOfPage(units, at, clause, isRival(at)),
        })
      if (unit.kind === 'K' || isPackagePro(units, at))
        facts.push({ ...base, kind: 'package', value: unit.text })
    }
  })
  return withoutUncounted(facts, units)
}

const goesOn = startsWith(`
  pr[oa]s?|para|n[oa]s?|em|e|ou|ai|agora|primeiro|comparad[oa]|contra|vs|P|L|mais|\\+
  [,.;:!?/\\n()-]|seguid|d[oa]|de|hoje|tambem|por|x|vezes
`)
/** Beside numbers that count a service, one that goes on as a name is none: 'canal Mil e Um Sabores'. */
function withoutUncounted(facts: readonly Fact[], units: readonly Unit[]): Fact[] {
  const isCounted = (it: Fact) => isGoods(units, it.at + 1)
  if (!facts.some((it) => it.kind === 'quantity' && it.role === 'wanted' && isCounted(it))) return [...facts]
  return facts.map((it) => {
    const isName = it.kind === 'quantity' && it.role === 'wanted' && !isCounted(it)
    const right = around(units, it.at + 1, it.at + 3)
    return isName && right && !goesOn.test(right) ? { ...it, role: 'other' } : it
  })
}

/** 'o pacote Pro', where 'pro' alone is a preposition. */
const isPackagePro = (units: readonly Unit[], at: number) =>
  units[at]!.text === 'pro' &&
  /^(pacote|plano|combo|opcao)$/.test(units[at - 1]?.text ?? '') &&
  !/^(meu|minha|perfil|P|L|canal|nosso)$/.test(nameOf(units[at + 1]))

function countOf(units: readonly Unit[], at: number, words: readonly Word[]): number {
  const { value } = units[at]!
  const isNegative =
    units[at - 1]?.text === '-' && words[units[at]!.from]!.adjacent && !words[units[at - 1]!.from]!.adjacent
  if (isNegative && !/^(N|M)$/.test(nameOf(units[at - 2]))) return 0
  const isCounted = isGoods(units, at + 1)
  if (units.length === 1 && !Number.isInteger(value)) return 0
  return Math.min(value < minOrderQuantity && isCounted ? Math.floor(value) : value, maxReadQuantity)
}

export const isGoods = (units: readonly Unit[], at: number): boolean =>
  units[at]?.kind === 'G' ||
  (/^(de|novos|novas|mais|uns)$/.test(units[at]?.text ?? '') && units[at + 1]?.kind === 'G')

const isYear = (value: number) => value >= 1950 && value <= 2050
const tooMuch =
  /^(G )?(e|esta|fica|ficou|acho|achei|seria) (muito|pouco|demais|car[oa]|exagero|bastante|muita)/
function roleOfNumber(units: readonly Unit[], at: number, clause: UnitClause, shownRows: number): NumberRole {
  const { value } = units[at]!
  const left = around(units, Math.max(clause.from, at - 6), at)
  const right = around(units, at + 1, at + 5)
  const counted = isGoods(units, at + 1)
  if (units.length === 1) return isPlace(units, at, left, right, shownRows) ? 'place' : 'wanted'
  if (!Number.isInteger(value) && !(counted && value < minOrderQuantity)) return 'other'
  if (isListMarker(units, at)) return 'other'
  if (value < 6 && !counted && /(^| )(os|as|nos|nas|pros|pras|dos|das|de|n[oa]is)$/.test(left)) return 'other'
  if (isPlace(units, at, left, right, shownRows)) return 'place'
  if (!counted && /(^| )com( so| uns)?$/.test(left) && clause.marks.has('cost')) return 'budget'
  if (
    !counted &&
    value < 1000 &&
    /(^| )(faz|fecha|deixa|rola|consegue)( isso| tudo| ai| pra mim)* por$/.test(left)
  )
    return 'price'
  if (!counted && /N( G)? (de|por)$/.test(left) && shownRows > 0) return 'price'
  if (
    !counted &&
    value < minOrderQuantity &&
    /(^| )(cobra|cobram|custa|vendendo|vendem|vende)( a| por)?$/.test(left)
  )
    return 'price'
  if (!counted && isYear(value) && /(^| )(em|desde|de)$/.test(left)) return 'other'
  if (!counted && (afterOther.test(left) || beforeOther.test(right) || value >= 1e10)) return 'other'
  if (
    replacing.test(left) ||
    (exchanging.test(left) && / (por|pra|para) N/.test(` ${right}`)) ||
    /^(G |P )?nao( viu| nao)?( [,.;!\n]|$)/.test(right) ||
    tooMuch.test(right)
  )
    return 'replaced'
  if (clause.marks.has('rival') && clause.firstWish >= at) return 'rival'
  const isAsked =
    /(^| )voces tem( os?| as?| uns| umas)*$/.test(left) || (/^tem$/.test(left) && / \?/.test(` ${right}`))
  if (owning.test(left) && clause.firstWish >= at && !isAsked) return 'owned'
  if (value < minOrderQuantity && !counted && units.length > 4) return 'other'
  return 'wanted'
}

const isListMarker = (units: readonly Unit[], at: number) => {
  const { value } = units[at]!
  const [before, next, after] = [nameOf(units[at - 1]), nameOf(units[at + 1]), nameOf(units[at + 2])]
  if (value > 12 || value < 1) return false
  return (
    /^(|\n|:|,|;|\.|L|G)$/.test(before) &&
    /^[)\-.:º°/]$/.test(next) &&
    /^(N|G|P|L|[a-z]+)$/.test(after) &&
    units.length > 4
  )
}

function isPlace(
  units: readonly Unit[],
  at: number,
  left: string,
  right: string,
  shownRows: number,
): boolean {
  const { value } = units[at]!
  if (value < 1 || value >= 20) return false
  if (/(^| )(opcao|item|alternativa|pacote|plano|op|linha|numero|n|nº)$/.test(left)) return true
  if (isGoods(units, at + 1) || value > Math.max(shownRows, 0)) return false
  return (
    /(^|quero |pode ser |manda |vou de |prefiro |fico com |gera )(o|a|no|na)?$/.test(left) &&
    /^[.,!)º°]*( (por favor|pf|ai|mesmo|entao))?$/.test(right)
  )
}

const negatedName = endsWith(
  `nao|nem|em vez|inves|no lugar|sem|esquece|tira`,
  `
  e|eh|sao|era|quero|no|na|do|da|o|os|as|a|de|pro|mais|pra|em|para|precisa|ser|seria|dos|das|no do
`,
)
const owned = endsWith(`tenho|temos|uso|usamos|tinha|tem`, `um|uma|o|a|conta|perfil|no|na|e|,|P|meu|so|tanto`)
function roleOfName(units: readonly Unit[], at: number, clause: UnitClause): TargetRole {
  const left = around(units, Math.max(clause.from, at - 5), at)
  const right = around(units, at + 1, Math.min(clause.to + 1, at + 5))
  if (
    negatedName.test(left) ||
    /^(eu )?nao( quero| viu| nao)?( [,.;!\n]|$)/.test(right) ||
    /^(eu )?ja tenho/.test(right)
  )
    return 'negated'
  const isMentioned = clause.marks.has('mention') && clause.firstWish > at
  if (clause.firstWish < clause.to && !isMentioned) return 'wanted'
  if (clause.marks.has('rival')) return 'rival'
  if (clause.marks.has('mention')) return 'mentioned'
  return owned.test(left) ? 'former' : 'wanted'
}

const negatedPage = endsWith(
  `nao|nem|em vez|ao inves|no lugar|esquece|tira`,
  `
  e|eh|era|de|mais|sou|uso|pra|para|pro|o|a|do|da|no|na|meu|minha|perfil|conta|link|insta|P|@|arroba
`,
)
function roleOfPage(units: readonly Unit[], at: number, clause: UnitClause, isRival: boolean): TargetRole {
  const left = around(units, Math.max(clause.from, at - 6), at)
  const right = around(units, at + 1, at + 5)
  if (negatedPage.test(left)) return 'negated'
  if (/^nao( viu| nao)?( [,.;!\n]|$)/.test(right)) return 'negated'
  if (
    /^(e|era|foi|esta|ficou) (o|a)? ?(meu |minha )?(antig|velh|anterior|errad)/.test(right) ||
    /^(nao existe|caiu|foi (hackead|banid|roubad|bloquead|excluid|derrubad))/.test(right)
  )
    return 'former'
  if (
    /(^| )(ex|era|antes era|antigo|antiga|velho|perdi)( (o|a|meu|minha|perfil|conta|P|@))*$/.test(left) &&
    !/nao era/.test(left)
  )
    return 'former'
  if (
    (isRival || clause.marks.has('rival')) &&
    !/(^| )(pro|pra|para|no|na) (meu|minha|nosso|nossa)( \S+)?$/.test(left)
  )
    return 'rival'
  if (
    /^(, )?(que )?(tem|tinha|ja tem|bateu|esta com|falou|disse|me|indicou|que me|comprou|bombou|cresceu|usa|usou|fez)( |$)/.test(
      right,
    )
  )
    return 'rival'
  if (clause.marks.has('mention') && clause.firstWish >= clause.to) return 'mentioned'
  return 'wanted'
}
