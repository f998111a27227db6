import { isDeepStrictEqual } from 'node:util'
import type { ServiceType } from '@smm/contracts/products'
import { canReceive } from '@smm/social-links/can-receive'
import { assignPages } from './assign-pages.ts'
import type { Fact } from './facts.ts'
import { asCalledThere } from '../../as-called-there.ts'
import { fitted } from '../fitted.ts'
import { type Item, noItem, type Target } from '../reading.ts'
import { listWords } from '../windows/enumeration-words.ts'
import { endsSentence, nameOf } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'

const maxItems = 10

/** Facts with the words between them and the pages that they name. */
type Message = { facts: readonly Fact[]; units: readonly Unit[]; targets: readonly Target[] }

/**
 * Gathers facts into items. The message is cut into the fewest stretches that tell nothing twice, where its sentences and
 * lists are; stretches that complete each other are one item.
 */
export function itemsOf(facts: readonly Fact[], units: readonly Unit[], targets: readonly Target[]): Item[] {
  const stretches = segment({ facts, units, targets }).map((it) => itemOf(it, targets))
  const items = withoutEchoes(joined(stretches, targets)).filter((it) => keys.some((key) => it[key] !== null))
  return assignPages(items.slice(0, maxItems), targets).map(asCalledThere)
}

/** Dynamic programming: the cheapest cuts up to each fact. */
function segment(message: Message): Fact[][] {
  const { facts } = message
  const best = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= facts.length; to++) {
    let least = { cost: Infinity, from: to - 1 }
    let [stops, repeats] = [0, 0]
    for (let from = to - 1; from >= 0 && canJoin(message, from, to); from--) {
      if (isRepeated(message, from, to)) repeats++
      const cost =
        best[from]!.cost +
        fitted.items.item +
        costOfCut(message, from) +
        stops * fitted.items.fullStop +
        repeats * fitted.items.repeat
      if (cost < least.cost) least = { cost, from }
      if (from > 0 && isFullStop(message, from)) stops++
    }
    best.push(least)
  }
  const stretches: Fact[][] = []
  for (let to = facts.length; to > 0; to = best[to]!.from) stretches.unshift(facts.slice(best[to]!.from, to))
  return stretches
}

const isRepeated = ({ facts }: Message, at: number, to: number) =>
  facts.slice(at + 1, to).some((it) => it.kind === facts[at]!.kind && it.value === facts[at]!.value)

const between = ({ facts, units }: Message, at: number): readonly Unit[] =>
  units.slice(facts[at - 1]!.at + 1, facts[at]!.at)

const isFullStop = (message: Message, at: number) => between(message, at).some(endsSentence)

function costOfCut(message: Message, at: number): number {
  if (at === 0 || isFullStop(message, at)) return 0
  if (isLabel(message, at)) return fitted.items.hardCut
  return between(message, at).some((it) => listWords.joint.test(nameOf(it)))
    ? fitted.items.softCut
    : fitted.items.hardCut
}

/** 'o tiktok é @b', 'meu insta: @a' */
const isLabel = ({ facts, units }: Message, at: number) =>
  facts[at]!.kind === 'page' &&
  facts[at - 1]!.kind === 'platform' &&
  facts[at]!.at - facts[at - 1]!.at === 2 &&
  listWords.label.test(nameOf(units[facts[at - 1]!.at - 1]))

/** Whether the fact tells nothing that another one up to `to` tells otherwise. */
function canJoin({ facts, units, targets }: Message, from: number, to: number): boolean {
  const fact = facts[from]!
  return facts.slice(from + 1, to).every((it) => {
    if (it.kind === 'page' || fact.kind === 'page') return fitsPage(fact, it, targets)
    if (it.kind !== fact.kind) return true
    if (it.kind === 'service') return it.value === fact.value || isSameThing(it.value, fact.value)
    return it.value === fact.value && (it.kind !== 'quantity' || !isListed(units, it.at))
  })
}
const isListed = (units: readonly Unit[], at: number) =>
  listWords.listing.test(nameOf(units[at - 1])) &&
  !units.slice(at + 1, at + 3).some((it) => listWords.again.test(it.text))
const isSameThing = (a: unknown, b: unknown) =>
  [a, b].every((it) => it === 'followers' || it === 'subscribers')

/** A page stands with no other page, no other platform than its own, and no service that another page receives. */
function fitsPage(a: Fact, b: Fact, targets: readonly Target[]): boolean {
  if (a.kind === 'page' && b.kind === 'page') return false
  const [page, other] = a.kind === 'page' ? [a, b] : [b, a]
  if (page.kind !== 'page') return true
  if (other.kind === 'service') return isFor(page.value, other.value, targets)
  const platform = targets[page.value]?.link?.platform
  return other.kind !== 'platform' || !platform || platform === other.value
}

/** Whether a page can receive the service, or none of the message can. */
function isFor(page: number, serviceType: ServiceType, targets: readonly Target[]): boolean {
  const isFit = ({ link, refusal }: Target) => refusal === null && canReceive(link, serviceType)
  return !targets[page] || isFit(targets[page]) || !targets.some((it) => it.role === 'wanted' && isFit(it))
}

function itemOf(facts: readonly Fact[], targets: readonly Target[]): Item {
  const item = { ...noItem }
  for (const it of facts) {
    if (it.kind === 'quantity') item.quantity = it.value
    if (it.kind === 'service') item.serviceType = it.value
    if (it.kind === 'platform') item.platform = it.value
    if (it.kind === 'package') item.choice = { by: 'name', name: it.value }
    if (it.kind === 'page') item.target = it.value
  }
  const page = item.target === null ? null : targets[item.target]?.link?.platform
  return { ...item, platform: page ?? item.platform }
}

const keys = ['platform', 'serviceType', 'quantity', 'choice', 'target'] as const

/** '500 seguidores' and, sentences later, '… no insta'; 'meu insta é @a', and later '500 no insta'. */
function joined(items: readonly Item[], targets: readonly Target[]): Item[] {
  const left: Item[] = []
  const fits = (a: Item, b: Item) => areOne(a, b) && isServiceForPage(filled(a, b), targets)
  for (const it of items) {
    const same = left.findIndex((one) => shares(['platform', 'target'], one, it) && fits(one, it))
    const at = same >= 0 ? same : left.length - 1
    if (left[at] && fits(left[at], it)) left[at] = filled(left[at], it)
    else left.push(it)
  }
  return left
}

/** 'cem, cem inscritos' is one order. */
const withoutEchoes = (items: readonly Item[]): readonly Item[] =>
  items.filter((it, at) => {
    const next = items[at + 1]
    return !(next?.serviceType && isDeepStrictEqual(it, { ...noItem, quantity: next.quantity }))
  })

const shares = (some: ReadonlyArray<(typeof keys)[number]>, a: Item, b: Item) =>
  some.some((key) => a[key] !== null && a[key] === b[key])
const isServiceForPage = ({ target, serviceType }: Item, targets: readonly Target[]) =>
  target === null || serviceType === null || isFor(target, serviceType, targets)
const areOne = (a: Item, b: Item) =>
  keys.every((key) => a[key] === null || b[key] === null || (a[key] === b[key] && key !== 'quantity'))
const filled = (a: Item, b: Item): Item => ({
  platform: a.platform ?? b.platform,
  serviceType: a.serviceType ?? b.serviceType,
  quantity: a.quantity ?? b.quantity,
  choice: a.choice ?? b.choice,
  target: a.target ?? b.target,
})
