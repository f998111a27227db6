import { type Fact, factsOf, isWanted, multipleAt } from './facts.ts'
import { type Heard, marksOf } from '../heard.ts'
import { itemsOf } from './items.ts'
import { relateNumbers } from './number-relations.ts'
import { readMoney } from './money.ts'
import { type Choice, type Item, noItem, type Reading, type Resize, type ShownOrder } from '../reading.ts'
import { readChoice } from './read-choice.ts'
import { readResize } from './resize.ts'
import { pageKindOf, targetsOf } from './read-targets.ts'
import { withRoles } from './roles.ts'
import type { Clause } from '../story-clauses.ts'

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
export function readSlots(heard: Heard, ordering: readonly Clause[] | null): Slots {
  const { utterance, clauses, marks, hits } = heard
  const { units, plain, pages } = utterance
  const raw = withRoles(factsOf(heard), heard, ordering)
  const { facts, alternatives, isParted } = relateNumbers(raw, heard)
  const targets = targetsOf(pages, facts)
  const isSupposed = supposing(heard)
  const wanted = facts.filter(isWanted)
  const supposed = itemsOf(wanted.filter(isSupposed), units, targets)
  const named = itemsOf(
    wanted.filter((it) => !isSupposed(it)),
    units,
    targets,
  )
  const isMultiple = units.some((it, at) => it.kind === 'N' && multipleAt(units, at) !== 1)
  /** '500 no @a e metade disso no @b': a part for another page changes no order in hand. */
  const isShared = named.length > 1 && named.every((it) => it.quantity !== null && it.target !== null)
  const { items, resize } = repeated(named, raw, isMultiple || isShared ? null : resizeOf(heard), heard)
  const services = new Set(supposed.flatMap((it) => it.serviceType ?? []))
  if (items[0] && services.size === 1) items[0].serviceType ??= [...services][0]!
  const chosen = readChoice(plain, hits, valuesOf(raw, 'place'))
  const other = named.length > 0 ? otherThan(heard, facts, chosen) : null
  const choice = other ?? (chosen?.by === 'place' && isLine(heard, chosen.place, named) ? null : chosen)
  const [only] = items
  const told = only || alternatives.length === 0 ? items : supposed
  const fullest =
    told.find((it) => it.serviceType && it.platform) ?? told.find((it) => it.serviceType) ?? told[0]
  if (only && items.length === 1 && choice && only.quantity === null) only.choice ??= choice
  /** 'tira o do youtube, fica só o tiktok': the first is what goes. */
  const gone = facts.filter((it) => it.kind !== 'quantity' && it.kind !== 'package' && it.role === 'negated')
  const isOneMore = hits.has('act:add-item') && targets.length > 0 && /(^| )mais uma? /.test(plain)
  return {
    items: alternatives.length && fullest ? [{ ...fullest, quantity: null }] : items,
    supposed: told === supposed ? [] : supposed,
    replaced: facts.flatMap((it) =>
      it.kind !== 'package' && (it.role === 'negated' || it.role === 'replaced') ? asItem(it) : [],
    ),
    removed:
      marks.has('remove-item') || marks.has('only-named')
        ? (gone.length > 0 ? gone : facts).flatMap((it) => (it.kind === 'quantity' ? [] : asRemoved(it)))
        : [],
    alternatives,
    choice: choice ?? only?.choice ?? null,
    resize: isOneMore && resize ? { by: 'factor', factor: 1 } : resize,
    share:
      marks.has('split') && !isParted
        ? 'split'
        : marks.has('each') || allOf(heard) === 'counted'
          ? 'each'
          : null,
    scope: other ? null : scopeOf(heard, gone.length > 0),
    money: readMoney(units, clauses),
    targets,
    pageKind: pageKindOf(utterance),
  }
}

const valuesOf = (facts: readonly Fact[], role: 'past' | 'place' | 'owned') =>
  facts.flatMap((it) => (it.kind === 'quantity' && it.role === role ? [it.value] : []))

/** 'se eu ganhar na loteria, eu compro 5000' */
const wouldBuy = /^(compro|levo|pego|fecho|peco|compraria|levaria|pegaria|fecharia|pediria)$/
/** Whether a fact stands in a hypothesis, or in a question of prices beside a recap. */
function supposing(heard: Heard): (it: Fact) => boolean {
  const { clauses, context, utterance } = heard
  const isAsking = context.expecting === 'confirmation' && utterance.plain.includes('?')
  const polite = marksOf(heard, 'polite')
  const hypotheses = marksOf(heard, 'hypothesis')
    .filter((it) => !polite.some(({ from }) => from === it.from))
    .slice(0, maxMarks)
  return (it) => {
    const clause = clauses[it.clause]!
    const isPriced = (clause.firstWish === Infinity ? [clause, clauses[it.clause + 1]] : [clause]).some(
      (one) => one?.marks.has('cost'),
    )
    if (isAsking && isPriced) return true
    const deed = utterance.units.slice(clause.from, it.at).find(({ text }) => wouldBuy.test(text))
    if (
      deed &&
      hypotheses.some(({ from }) => clauses[it.clause - 1] && from === clauses[it.clause - 1]!.from)
    )
      return true
    return hypotheses.some(({ from }) => from <= it.at && from >= clause.from)
  }
}

const asRemoved = (it: Fact): Item[] => (it.kind === 'page' ? [{ ...noItem, target: it.value }] : asItem(it))

function asItem(it: Fact): Item[] {
  if (it.kind === 'quantity') return [{ ...noItem, quantity: it.value }]
  if (it.kind === 'service') return [{ ...noItem, serviceType: it.value }]
  return it.kind === 'platform' ? [{ ...noItem, platform: it.value }] : []
}

/** 'da última vez peguei 500, quero o dobro', 'tenho 500, quero dobrar': a factor on a number told before. */
/** 'isso, 500 a mais' to a recap of 500 says once more what it shows. */
function resizeOf({ utterance: { units, plain }, context, marks }: Heard): Resize | null {
  const resize = readResize(units, plain)
  const [only, ...others] = context.recap ?? []
  const isShown = resize?.by === 'difference' && others.length === 0 && only?.quantity === resize.difference
  const isTold = isShown && (marks.has('command') || /(^| )a mais( |$)|[+]/.test(plain))
  return isTold && marks.has('agree') ? null : resize
}

function repeated(
  named: Item[],
  facts: readonly Fact[],
  resized: Resize | null,
  { marks, utterance: { units } }: Heard,
): { items: Item[]; resize: Resize | null } {
  const isAgain = marks.has('again')
  const [past, owned] = [valuesOf(facts, 'past'), valuesOf(facts, 'owned')]
  const factor = resized?.by === 'factor' ? resized.factor : isAgain ? 1 : null
  const tellsPast =
    marks.has('habit') ||
    units.some((it) => it.tags.includes('bought~') || /^(ultima|foi|foram)$/.test(it.text))
  const base = past[0] ?? (tellsPast ? (named[0]?.quantity ?? null) : null)
  const isOpen = named.every((it) => it.quantity === null)
  const times = (quantity: number) => ({
    items: [{ ...(named[0] ?? noItem), quantity: Math.round(quantity) }, ...named.slice(1)],
    resize: null,
  })
  if (factor !== null && factor > 1 && owned.length === 1 && isOpen) return times(owned[0]! * (factor - 1))
  if (factor !== null && base !== null && past.length < 2 && (past.length === 0 || isOpen))
    return times(base * factor)
  if (named.length > 1) return { items: named, resize: null }
  const isSameAgain = isAgain && isOpen && named.every((it) => !it.choice) && marks.has('add-item')
  return { items: named, resize: resized ?? (isSameAgain ? { by: 'factor', factor: 1 } : null) }
}

const maxNamed = 10
/** 'gera os dois', 'confirmo os 2', but not 'gera os 500'. */
function allOf(heard: Heard): 'named' | 'counted' | null {
  const places = marksOf(heard, 'scope-all').map(({ from, to }) => heard.utterance.units.slice(from, to))
  if (!places.some((units) => units.every((it) => !(it.value > maxNamed)))) return null
  return places.some((units) => units.some((it) => it.kind === 'N')) ? 'counted' : 'named'
}

/** 'o do insta tá ok, o outro muda pra 300': the line of a recap of two that is not left as it is. */
function otherThan(
  { context: { recap }, marks }: Heard,
  facts: readonly Fact[],
  told: Choice | null,
): Choice | null {
  if (recap?.length !== 2 || !marks.has('scope-rest')) return null
  const kept = facts.filter(({ role }) => role === 'mentioned')
  const isKept = (it: ShownOrder) =>
    kept.some(
      ({ kind, value }) =>
        (kind === 'platform' ? it.platform : kind === 'service' && it.serviceType) === value,
    )
  const left = recap.filter((it) => !isKept(it))
  if (left.length === 1) return { by: 'place', place: recap.indexOf(left[0]!) + 1 }
  return told?.by === 'place' && Math.abs(told.place) <= 2
    ? { by: 'place', place: Math.abs(told.place) === 1 ? 2 : 1 }
    : null
}

/** 'o primeiro' and no more is no package of a list; 'gera o segundo' means that line. */
const isLine = ({ context: { recap }, marks }: Heard, place: number, named: readonly Item[]) =>
  recap !== undefined &&
  named.length === 0 &&
  Math.abs(place) <= recap.length &&
  !lineActs.some((it) => marks.has(it))
const lineActs = ['correct', 'change', 'remove-item', 'command']

/** 'é a primeira vez que compro' */
const isTime = ({ utterance: { units } }: Heard, at: number) => /^(vez|compra)$/.test(units[at]?.text ?? '')

function scopeOf(heard: Heard, hasGone: boolean): Reading['scope'] {
  const { marks } = heard
  if (allOf(heard)) return 'all'
  if (marks.has('only-first')) return 'rest'
  if (marks.has('only-named') && !hasGone) return 'named'
  const takesOut = heard.utterance.units.some(({ tags }) => tags.includes('remove~'))
  if (marks.has('only-place') && !takesOut) return 'named'
  if (marksOf(heard, 'scope-first').some((it) => !isTime(heard, it.to))) return 'first'
  if (marks.has('scope-rest')) return 'rest'
  /** 'nesse só 100' is of the order told last; 'quero 300 nesse @loja' tells its page. */
  return marks.has('scope-last') && heard.utterance.pages.length === 0 ? 'last' : null
}
