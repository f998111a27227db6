import { isFeminine } from '../../naming/grammar.ts'
import type { Evidence } from '../collect-evidence.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { genders, resizing } from '../windows/number-windows.ts'
import { tellsPurchase } from '../evidence/past-purchase.ts'
import { type Item, noItem, type Reading } from '../reading.ts'
import { type Fact, isQuantity, isWanted, quantitiesWith, type Role } from './facts.ts'
import { itemsOf } from './items.ts'
import { readMoney } from './read-money.ts'
import { readChoice } from './read-choice.ts'
import { readScope, readShare } from './read-scope.ts'
import { pageKindOf, readTargets } from './pages/read-targets.ts'
import { repeatOrder } from './repeat-order.ts'

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
  | 'past'
>

export function readSlots(evidence: Evidence, facts: readonly Fact[]): Slots {
  const { utterance, matches } = evidence
  const { units, plain, pages } = utterance
  const targets = readTargets(pages, facts)
  const itemsWith = (role: Role) =>
    itemsOf(
      facts.filter((it) => it.role === role),
      units,
      targets,
    )
  const supposed = itemsWith('supposed')
  const isTold = tellsPurchase(evidence)
  const bought = itemsOf(facts.filter(isBought), units, targets)
  const named = isTold ? bought : itemsWith('wanted')
  const alternatives = [...new Set(quantitiesWith(facts, 'alternative'))].slice(0, 4)
  const { items: repeated, resize } = isTold ? nothing : repeatOrder(named, facts, evidence)
  const { choice, isOther } = readChoice(evidence, facts, named)
  const items = withGender(withChoice(withService(repeated, supposed), choice), evidence)
  const gone = facts.filter(isGone)
  const isOneMore = matches.has('loosely:add-item') && targets.length > 0 && resizing.oneMore.test(plain)
  return {
    ...decided(items, supposed, alternatives),
    past: evidence.past && {
      ...evidence.past,
      items: evidence.purchase.kind === null ? [] : isTold || facts.some(isPastNumber) ? bought : items,
    },
    replaced: facts.flatMap((it) => (it.role === 'negated' || it.role === 'replaced' ? asItem(it) : [])),
    removed: removedItems(evidence, gone.length > 0 ? gone : facts),
    alternatives,
    choice: choice ?? items[0]?.choice ?? null,
    resize: isOneMore && resize ? { by: 'factor', factor: 1 } : resize,
    share: readShare(evidence, facts),
    scope: isOther ? null : readScope(evidence, gone.length > 0),
    money: readMoney(evidence),
    targets,
    pageKind: pageKindOf(utterance),
  }
}

const nothing: ReturnType<typeof repeatOrder> = { items: [], resize: null }

/** A purchase has its numbers for itself; its page and the names beside may be those of an order too. */
const isBought = (it: Fact) => it.role === 'past' || (!isQuantity(it) && isWanted(it))
const isPastNumber = (it: Fact) => isQuantity(it) && it.role === 'past'

/** The service that a message supposes is that of the order it names beside. */
function withService([first, ...others]: readonly Item[], supposed: readonly Item[]): Item[] {
  const services = new Set(supposed.flatMap((it) => it.serviceType ?? []))
  if (!first) return []
  return [
    { ...first, serviceType: first.serviceType ?? (services.size === 1 ? [...services][0]! : null) },
    ...others,
  ]
}

/** A package of the list just shown is that of the only order named, where that has no quantity. */
function withChoice(items: Item[], choice: Reading['choice']): Item[] {
  const [only, ...others] = items
  return only && others.length === 0 && only.quantity === null
    ? [{ ...only, choice: only.choice ?? choice }]
    : items
}

/** 'umas mil', beside a recap of followers and likes, is of the likes. */
function withGender(items: Item[], { utterance: { plain }, context: { recap = [] } }: ParsedMessage): Item[] {
  const [only, ...others] = items
  if (!only || others.length > 0 || only.quantity === null || recap.length < 2) return items
  if ((only.serviceType ?? only.platform ?? only.target) !== null) return items
  const isSaid = { feminine: genders.feminine.test(plain), masculine: genders.masculine.test(plain) }
  const agreeing = recap.filter((it) => isSaid[isFeminine(it.serviceType) ? 'feminine' : 'masculine'])
  return agreeing.length === 1 ? [{ ...only, serviceType: agreeing[0]!.serviceType }] : items
}

/** Goods supposed are asked for where the visitor hesitates between quantities of them. */
const decided = (
  items: Item[],
  supposed: Item[],
  alternatives: readonly number[],
): Pick<Slots, 'items' | 'supposed'> =>
  alternatives.length > 0 && items.length === 0 ? { items: supposed, supposed: [] } : { items, supposed }

/** 'tira o do youtube, fica só o tiktok': the first is what goes. */
const isGone = ({ role }: Fact) => role === 'negated'

/** A quantity is one of the recap's only where it orders nothing. */
const removedItems = ({ marks }: ParsedMessage, facts: readonly Fact[]): Item[] =>
  marks.has('remove-item')
    ? facts.flatMap((it) => {
        if (it.kind === 'quantity') return it.role === 'line' ? asItem(it) : []
        return it.kind === 'page' ? asPage(it) : asItem(it)
      })
    : []

const asPage = ({ value }: Extract<Fact, { kind: 'page' }>): Item[] => [{ ...noItem, target: value }]

function asItem(it: Fact): Item[] {
  if (it.kind === 'quantity') return [{ ...noItem, quantity: it.value }]
  if (it.kind === 'service') return [{ ...noItem, serviceType: it.value }]
  return it.kind === 'platform' ? [{ ...noItem, platform: it.value }] : []
}
