import { readChoice } from './read-choice.ts'
import type { MessageHits } from './phrases/message-phrases.ts'
import type { Clause } from './story-clauses.ts'
import type { UnitClause } from './clauses.ts'
import { type Fact, factsOf } from './facts.ts'
import { itemsOf } from './items.ts'
import { readMoney } from './money.ts'
import { relateNumbers } from './number-relations.ts'
import type { PhraseMatch } from './matching/phrase-matcher.ts'
import { type Item, noItem, type Reading, type ReadingContext, type Target } from './reading.ts'
import { multipleAt } from './multiples.ts'
import { readResize } from './resize.ts'
import { withToldNetworks } from './told-networks.ts'
import { withToldPages } from './told-pages.ts'
import { withFormerPage, withHabits, withOnlyPage, withRoles } from './settle-roles.ts'
import type { Page, Unit, Utterance } from './utterance.ts'

/** More of one mark than any message of a visitor holds. */
const maxMarks = 40

/** The slots of a reading that entities and their roles fill. */
export type Slots = Pick<
  Reading,
  | 'items'
  | 'supposed'
  | 'replaced'
  | 'removed'
  | 'alternatives'
  | 'choice'
  | 'resize'
  | 'share'
  | 'scope'
  | 'money'
  | 'targets'
  | 'pageKind'
>

/** `ordering`: the parts of the message that may tell of an order now; null for all. */
export function readSlots(
  utterance: Utterance,
  clauses: readonly UnitClause[],
  matches: readonly PhraseMatch[],
  hits: MessageHits,
  context: ReadingContext,
  ordering: readonly Clause[] | null,
): Slots {
  const { units, plain, pages } = utterance
  const names = new Set(matches.map((it) => it.name))
  const has = (name: string) => names.has(name)
  const hypotheses = matches.filter((it) => it.name === 'hypothesis').slice(0, maxMarks)
  const isPriced = (it: Fact) =>
    context.expecting === 'confirmation' && plain.includes('?') && clauses[it.clause]!.marks.has('cost')
  const isSupposed = (it: Fact) =>
    isPriced(it) || hypotheses.some(({ from }) => from <= it.at && from >= clauses[it.clause]!.from)
  const habits = matches.filter((it) => it.name === 'habit').slice(0, maxMarks)
  const rivals = matches.filter((it) => it.name === 'rival-word').slice(0, maxMarks)
  const corrections = matches.filter((it) => it.name === 'correct' || it.name === 'ops').slice(0, maxMarks)
  const isCorrected = (from: number, to: number) =>
    corrections.some((it) => it.from >= from - 1 && it.from < to)
  const isHabit = (at: number) =>
    habits.some(
      (it) =>
        it.from < at &&
        at - it.from <= 6 &&
        !units.slice(it.from, at).some((one) => one.tags.includes('wish~')),
    )
  const isRival = (at: number) =>
    rivals.some(
      (it) =>
        it.from < at &&
        at - it.from <= 8 &&
        !units.slice(it.from, at).some((one) => one.tags.includes('wish~') || /^[.!?\n]$/.test(one.text)),
    )
  const raw = withToldNetworks(
    withHabits(factsOf(utterance, clauses, ordering, context.shownRows, isHabit, isRival)),
    units,
  )
  const { facts, alternatives, isParted } = relateNumbers(
    withRoles(withOnlyPage(withToldPages(withFormerPage(raw, utterance), utterance), clauses), isCorrected),
    units,
    isCorrected,
  )
  const targets = targetsOf(pages, facts)
  const wanted = facts.filter((it) => isWanted(it) && !isSupposed(it))
  const named = itemsOf(wanted, units, targets)
  const past = raw.flatMap((it) => (it.kind === 'quantity' && it.role === 'past' ? [it.value] : []))
  const owned = raw.flatMap((it) => (it.kind === 'quantity' && it.role === 'owned' ? [it.value] : []))
  const isMultiple = units.some((it, at) => it.kind === 'N' && multipleAt(units, at) !== 1)
  const resized = isMultiple ? null : readResize(units, plain)
  const factor = resized?.by === 'factor' ? resized.factor : has('again') ? 1 : null
  const base =
    factor === null ? undefined : (past[0] ?? (tellsPast(units) || has('habit') ? named[0]?.quantity : null))
  const isOfPast =
    base !== undefined &&
    base !== null &&
    past.length < 2 &&
    (past.length === 0 || named.every((it) => it.quantity === null))
  const isDoubled =
    factor !== null && factor > 1 && owned.length === 1 && named.every((it) => it.quantity === null)
  const items = isDoubled
    ? [{ ...(named[0] ?? noItem), quantity: Math.round(owned[0]! * (factor - 1)) }, ...named.slice(1)]
    : isOfPast
      ? [{ ...(named[0] ?? noItem), quantity: Math.round(base * (factor ?? 1)) }, ...named.slice(1)]
      : named
  const isSameAgain =
    has('again') && items.every((it) => it.quantity === null && !it.choice) && has('add-item')
  const supposed = itemsOf(
    facts.filter((it) => isWanted(it) && isSupposed(it)),
    units,
    targets,
  )
  const replaced = facts.flatMap((it) => replacedItem(it))
  const service = new Set(supposed.flatMap((it) => it.serviceType ?? []))
  if (items[0] && service.size === 1) items[0].serviceType ??= [...service][0]!
  const places = raw.flatMap((it) => (it.kind === 'quantity' && it.role === 'place' ? [it.value] : []))
  const choice = readChoice(plain, hits, places)
  const [only] = items
  if (only && items.length === 1 && choice && only.quantity === null) only.choice ??= choice
  return {
    items: alternatives.length && only ? [{ ...only, quantity: null }] : items,
    supposed,
    replaced,
    removed: has('remove-item')
      ? facts.flatMap((it) => (it.kind === 'platform' || it.kind === 'service' ? replacedOf(it) : []))
      : [],
    alternatives,
    choice: choice ?? only?.choice ?? null,
    resize: isOfPast || isDoubled || items.length > 1 ? null : (resized ?? (isSameAgain ? sameAgain : null)),
    share: has('split') && !isParted ? 'split' : has('each') || countsAll(matches, units) ? 'each' : null,
    scope: meansAll(matches, units)
      ? 'all'
      : has('only-first')
        ? 'rest'
        : has('scope-first')
          ? 'first'
          : has('scope-rest')
            ? 'rest'
            : null,
    money: readMoney(units, clauses),
    targets,
    pageKind: pages.length ? null : pageKindOf(utterance),
  }
}

const maxNamed = 10
/** 'gera os dois', but not 'gera os 500'. */
const meansAll = (matches: readonly PhraseMatch[], units: readonly Unit[]) =>
  matches.some(
    (it) => it.name === 'scope-all' && units.slice(it.from, it.to).every((one) => !(one.value > maxNamed)),
  )

/** 'confirmo os 2' */
const countsAll = (matches: readonly PhraseMatch[], units: readonly Unit[]) =>
  meansAll(matches, units) &&
  matches.some((it) => it.name === 'scope-all' && units.slice(it.from, it.to).some((one) => one.kind === 'N'))

const sameAgain = { by: 'factor', factor: 1 } as const
const isWanted = (it: Fact) => it.kind === 'package' || it.role === 'wanted'
const replacedItem = (it: Fact): Item[] =>
  it.kind === 'package' || it.kind === 'page' || (it.role !== 'negated' && it.role !== 'replaced')
    ? []
    : replacedOf(it)
function replacedOf(it: Fact): Item[] {
  if (it.kind === 'quantity') return [{ ...noItem, quantity: it.value }]
  if (it.kind === 'service') return [{ ...noItem, serviceType: it.value }]
  return it.kind === 'platform' ? [{ ...noItem, platform: it.value }] : []
}

function targetsOf(pages: readonly Page[], facts: readonly Fact[]): Target[] {
  return pages.map((page, index) => {
    const at = facts.findIndex((it) => it.kind === 'page' && it.value === index)
    const fact = facts[at]
    const role = fact?.kind === 'page' ? fact.role : 'mentioned'
    if ('refusal' in page)
      return { role, link: null, handle: null, refusal: page.refusal, platform: page.platform }
    if ('link' in page)
      return { role, link: page.link, handle: null, refusal: null, platform: page.link.platform }
    return { role, link: null, handle: page.handle, refusal: null, platform: solePlatform(facts) }
  })
}

/** The only network that a message names for a page. */
function solePlatform(facts: readonly Fact[]): Target['platform'] {
  const named = facts.flatMap((it) =>
    it.kind === 'platform' && (it.role === 'wanted' || it.role === 'former') ? [it.value] : [],
  )
  return new Set(named).size === 1 ? named[0]! : null
}

function pageKindOf({ units }: Utterance): Reading['pageKind'] {
  const tags = new Set(units.flatMap((it) => it.tags))
  if (tags.has('content~')) return 'content'
  if (tags.has('channel~')) return 'channel'
  return tags.has('account~') ? 'account' : null
}

const tellsPast = (units: readonly Unit[]) =>
  units.some((it) => it.tags.includes('bought~') || /^(ultima|foi|foram)$/.test(it.text))
