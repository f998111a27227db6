import { nameOf } from '../clauses.ts'
import { around } from './fact-roles.ts'
import type { Fact } from './facts.ts'
import { isShareWord } from './read-shares.ts'
import { endsWith, isOneOf, startsWith } from '../matching/windows.ts'
import type { TargetRole } from '../reading.ts'
import type { Page, Unit, Utterance } from '../utterance.ts'

type PageFact = Extract<Fact, { kind: 'page' }>
const isPage = (it: Fact): it is PageFact => it.kind === 'page'

const small = `o|a|os|as|um|uma|do|da|no|na|pro|pra|pelo|de|em|e|:|eh|perfil|conta|pagina|canal|P|@|arroba|user|acesso|ao|usuario`
const person = `(meu|minha|nosso|nossa|um|uma|o|a) \\S+`

/** Before a page that is told of, and receives nothing: lost, compared with, of whoever recommended us. */
const toldBefore = [
  endsWith(
    `
    hackearam|invadiram|derrubaram|baniram|roubaram|clonaram|bloquearam|desativaram|perdi|perdemos|fechei|abandonei
    antes era|antigamente era|usava|usavamos|tinha|vez foi|compra foi|ja foi|foi|comprei|compramos|peguei|contratei
    confund\\S+ com|confund\\S+|parecido com|diferente|igual|que nem|tipo|como|fizeram|fiz|fizemos|fez|fizeste|entregaram
    indicacao|indicad[oa]|contato|divulgacao|anuncio|publi|vi|soube|conheci|achei|sigo|acompanho
    sem querer|nada a ver com
  `,
    small,
  ),
  endsWith(`${person} (tem|usa|uso|cuida|possui|vende)|tem tambem`, small),
]
/** '500 pra @irma.linda (eu sou a @x)' */
const toldOfSelf = /(^| )(eu sou|sou|aqui e)( o| a)?$/
const toldOfPerson = /(^| )(sou|somos|aqui e) (o |a |um |uma )?\S+ d[oa]s?$/

const doing = `
  tem|tinha|ja tem|tinham|bateu|chegou|cresceu|bombou|subiu|ganhou|esta com|esta|anda|foi|falou|disse|me|indicou|recomendou
  comprou|compra|usa|usou|fez|faz|pediu|mandou|contratou|pegou|passou|vende|divulgou|postou|adorou|gostou|amou|conhece
`
/** After a page: its own deeds, whose it is, or that it is not meant. */
const toldAfter = [
  startsWith(`(, )?(que )?(${doing.trim().replace(/\s*\n\s*/g, '|')})`),
  startsWith(`(foi )?(sem querer|por engano|por descuido)`),
  startsWith(`(, )?(que )?(e|eh) (d[oa]|de) (meu|minha|um|uma|outr[oa])`),
  startsWith(
    `([(] )?(, )?((mas|so que|porem|esse|essa|este|esta) )?nao ((e|eh|era|vai|quero|precisa) )?(pra|pro|no|na|em|nele|nela|para|ness[ea]|e|[.,;!)])`,
  ),
]
/** ', não pro @outra': the denial is of the page behind it. */
const deniesOther = /^([(] )?(, )?nao (\S+ ){0,4}L( |$)/
const own = endsWith(`meu|minha|nosso|nossa|noss[oa] loja`, `${small}|insta|pessoal|nov[oa]|loja|atual|e`)

const maxGap = 5
/** Words between a page and its verb: 'o @x aqui da rua tem 8 mil'. */
function hasDeedLater(units: readonly Unit[], at: number): boolean {
  for (let next = at + 1; next <= at + maxGap && next < units.length; next++) {
    const { kind, tags, text } = units[next]!
    if (kind !== 'word' || tags.includes('wish~') || tags.includes('give~') || /^(e|mas|ja)$/.test(text))
      return false
    if (/^(tem|tinha|cresceu|bombou|bateu|ganhou|pediu|comprou|indicou)$/.test(text)) return next > at + 1
  }
  return false
}

/** The place where the words before a page begin: after the page or the sentence before it. */
function startBefore(units: readonly Unit[], at: number): number {
  let from = at
  while (from > 0 && at - from < 8 && !/^([.!?;\n]|L)$/.test(nameOf(units[from - 1]))) from--
  return from
}
const before = (units: readonly Unit[], at: number) => around(units, startBefore(units, at), at)
const isOrderedBefore = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ kind, tags }) => kind === 'N' || tags.includes('wish~'))

function isTold(units: readonly Unit[], { at }: PageFact): boolean {
  const left = before(units, at)
  const right = around(units, at + 1, at + 9)
  if (isOrderedBefore(units, at) && !/confundir/.test(left)) return false
  const isOwn = own.test(left) && !/(^| )(d[oa]|n[oa]) (meu|minha) \S+ e$/.test(left)
  const isDenied = toldAfter.at(-1)!.test(right) && !deniesOther.test(right)
  if (isOwn) return isDenied
  return (
    isDenied ||
    toldBefore[0]!.test(left) ||
    toldBefore[1]!.test(left) ||
    toldOfPerson.test(left) ||
    toldAfter.slice(0, -1).some((it) => it.test(right)) ||
    hasDeedLater(units, at)
  )
}

/** Where a later clause points back: 'quero no meu', 'bota nela', 'no da firma'. */
function pointedAt(units: readonly Unit[], pages: readonly PageFact[]): PageFact | undefined {
  const last = pages.at(-1)!
  const after = around(units, last.at + 1, units.length)
  if (/(^| )(nel[ea]|ness[ea]|pra el[ea])( |$)/.test(after) && !/nao (e )?(nel[ea]|ness[ea])/.test(after))
    return last
  const network = units.findLastIndex(
    (it, at) => it.kind === 'P' && at > last.at && /^(no|na|pro|pra|em|do)$/.test(units[at - 1]!.text),
  )
  const ofNetwork = pages.filter(({ at }) =>
    units.slice(startBefore(units, at), at).some((it) => it.platform === units[network]?.platform),
  )
  if (network >= 0 && ofNetwork.length === 1) return ofNetwork[0]
  const whose = /(^| )(?:no|na|pro|pra|para o|para a) (?:d[oa] )?(meu|minha|\S+)( |$)/.exec(after)?.[2]
  if (!whose || new RegExp(`nao (e |quero )?(no|na|pro|pra) (d[oa] )?${whose}`).test(after)) return undefined
  const meant = pages.filter(({ at }) => {
    const left = before(units, at)
    return /^(meu|minha)$/.test(whose)
      ? own.test(left) && !/d[oa] (meu|minha)/.test(left)
      : left.split(' ').slice(-4).includes(whose)
  })
  return meant.length === 1 ? meant[0] : undefined
}

const joining = isOneOf(`
  [.,;:!?()\\n/+-]|e|ou|mais|tambem|o|a|os|as|d[oa]s?|n[oa]s?|pr[oa]s?|para|em|de|ao|meu|minha|noss[oa]|seu|sua|P|G|N
  outr[oa]|segund[oa]|perfil|conta|canal|pagina|arroba|@|loja|um|uma|eh|igual|mesm[oa]|tanto|faz|bota|coloca|manda
  ness[ea]|ess[ea]|outr[oa]s
`)
const shared =
  /(^| )(cada|ambos|ambas|[oa]s dois|[oa]s duas|nos dois|nas duas|pros dois|todos|todas|tres)( |$)/

/** '@a e da minha amiga @b': nothing but joining words between. */
const isJoined = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from + 1, to)
    .every(
      (it) =>
        joining.test(nameOf(it)) ||
        isShareWord(it) ||
        it.tags.includes('person~') ||
        it.tags.includes('give~'),
    )

/** Pages in sentences of their own, and one quantity: the page with the wish, or of the visitor's own, is meant. */
function bestOfApart(units: readonly Unit[], pages: readonly PageFact[]): PageFact | undefined {
  const isApart = pages.slice(1).some((it, at) => !isJoined(units, pages[at]!.at, it.at))
  const isCorrected = /(^| )(digo|alias|ops|ou melhor|quer dizer|corrig\S+)( |$)/.test(
    around(units, pages[0]?.at ?? 0, pages.at(-1)?.at ?? 0),
  )
  if (pages.length < 2 || !isApart || isCorrected || shared.test(around(units, 0, units.length)))
    return undefined
  const scores = pages.map((it) => {
    const left = before(units, it.at)
    return (
      (isOrderedBefore(units, it.at) ? 4 : 0) +
      (own.test(left) ? 2 : 0) +
      (/(^| )(pro|pra|para|no|na|agora|nov[oa])( \S+){0,2}$/.test(left) ? 1 : 0)
    )
  })
  const best = Math.max(...scores)
  return scores.filter((it) => it === best).length === 1 ? pages[scores.indexOf(best)] : undefined
}

const nameAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? page.handle.toLowerCase() : ''
}

/** Of several pages and one quantity, those told of or compared with receive nothing. */
export function withToldPages(facts: readonly Fact[], { units, pages }: Utterance): Fact[] {
  const named = facts.filter(isPage)
  if (named.length < 2) return [...facts]
  const wanted = facts.filter((it) => it.kind === 'quantity' && it.role === 'wanted')
  const told = new Set<Fact>(named.filter((it) => isTold(units, it)))
  const isOrdered = named.some((it) => isOrderedBefore(units, it.at))
  if (isOrdered) for (const it of named) if (toldOfSelf.test(before(units, it.at))) told.add(it)
  const repeated = named.findLast((it, at) =>
    named.slice(0, at).some((one) => nameAt(pages, one) === nameAt(pages, it)),
  )
  const one = wanted.length < 2 ? (repeated ?? pointedAt(units, named)) : undefined
  const chosen =
    one ??
    (wanted.length === 1
      ? bestOfApart(
          units,
          named.filter((it) => it.role === 'wanted' && !told.has(it)),
        )
      : undefined)
  if (chosen) for (const it of named) if (it !== chosen) told.add(it)
  if (chosen) told.delete(chosen)
  if (told.size === 0 || told.size === named.length) return [...facts]
  const isRoleOf = (it: Fact): TargetRole | null => {
    if (!isPage(it)) return null
    if (told.has(it)) return it.role === 'wanted' ? 'mentioned' : it.role
    return it === chosen || it.role === 'rival' ? 'wanted' : it.role
  }
  const others = facts.filter((it) => it.kind === 'quantity' && it.role === 'wanted')
  const isOtherNetworkLeft = (it: Fact) =>
    facts.some((one) => one.kind === 'platform' && one.value !== it.value && one.role === 'wanted')
  return facts.map((it) => {
    const role = isRoleOf(it)
    if (role) return { ...it, role } as Fact
    if (
      it.kind === 'platform' &&
      isOtherNetworkLeft(it) &&
      [...told].some((one) => isNetworkOf(units, one, it))
    )
      return { ...it, role: 'mentioned' }
    const isOfTold =
      it.kind === 'quantity' &&
      it.role === 'wanted' &&
      others.length > 1 &&
      [...told].some((one) => isDeedOf(units, one, it))
    return isOfTold ? { ...it, role: 'rival' } : it
  })
}

/** 'meu tiktok é @a', where another page is meant. */
const isNetworkOf = (units: readonly Unit[], told: Fact, network: Fact): boolean =>
  network.at < told.at && network.at >= startBefore(units, told.at) && told.at - network.at <= 3

/** 'a @x comprou 5000', 'tem o @x com 2000': a number within the same sentence, and no wish between. */
const isDeedOf = (units: readonly Unit[], told: Fact, number: Fact): boolean =>
  number.at > told.at &&
  number.at - told.at <= maxGap &&
  !units
    .slice(told.at + 1, number.at)
    .some(({ tags, text }) => tags.includes('wish~') || /^[.,;!?\n]$/.test(text))
