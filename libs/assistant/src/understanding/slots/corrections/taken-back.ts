import type { Evidence } from '../../collect-evidence.ts'
import { marksOf, maxMarks } from '../../parse/parse-message.ts'
import { around, countedToo } from '../../parse/units.ts'
import { betweenFacts } from '../../windows/correction-windows.ts'
import { type Fact, goneRole, isQuantity, isSame, isWanted, type Role, type Scene } from '../facts.ts'
import { isPage } from '../pages/page-facts.ts'

/** Behind words of a correction, what is said replaces its like. */
export function takenBack({ evidence, facts }: Scene): (it: Fact) => Role | null {
  const replaced = new Set<Fact>()
  for (const [at, it] of facts.entries()) {
    const last = facts[at - 1]
    if (!last || isDenied(last) || isDenied(it) || !isCorrected(evidence, last.at, it.at)) continue
    const before = facts.slice(0, at).filter((one) => isWanted(one) && !replaced.has(one))
    for (const one of replacedBy(orderFrom(facts.slice(at)), before)) replaced.add(one)
  }
  const isReplaced = (it: Fact) =>
    replaced.has(it) || (isPage(it) && [...replaced].some((one) => isSame(one, it)))
  return (it) => (isReplaced(it) ? goneRole(it) : null)
}

/** 'curtidas não, seguidores', 'o Pro em vez do Growth': its own words deny what is replaced. */
const isDenied = ({ role }: Fact) => role === 'negated' || role === 'replaced'

/** The parts of the order that a correction begins: the next order tells one of them again. */
function orderFrom(facts: readonly Fact[]): readonly Fact[] {
  const wanted = facts.filter(isWanted)
  const end = wanted.findIndex((it, at) =>
    wanted.slice(0, at).some((one) => one.kind === it.kind && one.value !== it.value),
  )
  return end < 0 ? wanted : wanted.slice(0, end)
}

/** Of each kind the part that was told last, or beside what both sides name: '500 no insta e 300 no tiktok, digo, 600 no insta'. */
function replacedBy(order: readonly Fact[], before: readonly Fact[]): readonly Fact[] {
  const named = before.findLast((it) => !isQuantity(it) && order.some((one) => isSame(one, it)))
  return [...new Set(order.map(({ kind }) => kind))].flatMap((kind) => {
    const like = before.filter((it) => it.kind === kind)
    const distance = ({ at }: Fact) => (named ? Math.abs(at - named.at) : -at)
    const [last] = like.toSorted((a, b) => distance(a) - distance(b))
    const isKept = !last || (kind !== 'quantity' && order.some((it) => isSame(it, last)))
    return isKept ? [] : like.filter((it) => it === last || (kind !== 'quantity' && isSame(it, last)))
  })
}

/** Whether words of a correction stand between two facts. */
function isCorrected(evidence: Evidence, first: number, second: number): boolean {
  const { units } = evidence.utterance
  const isMore = (at: number) => {
    const count = countedToo(units, at)
    return !units.slice(0, first + 1).some(({ value }) => value === count)
  }
  if (units.some((it, at) => it.text === 'tambem' && isMore(at))) return false
  const between = around(units, first + 1, second)
  /** Not so ', é tiktok'. */
  const isVerb = units[second - 1]?.tags.includes('is~')
  if (!isVerb && betweenFacts.joins.test(between)) return false
  return (
    betweenFacts.takenBack.test(between) ||
    [...marksOf(evidence, 'correct'), ...marksOf(evidence, 'ops')]
      .slice(0, maxMarks)
      .some((it) => it.from !== first && it.to > first + 1 && it.from < second)
  )
}
