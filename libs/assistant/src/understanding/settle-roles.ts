import { formerPage } from './former-pages.ts'
import type { UnitClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import type { Utterance } from './utterance.ts'

/** 'antes eu pegava 500' wants 500 where no other number is wanted. */
export function withHabits(facts: readonly Fact[]): Fact[] {
  const isWantedToo = facts.some((it) => it.kind === 'quantity' && it.role === 'wanted')
  return facts.map((it) =>
    it.kind === 'quantity' && it.role === 'habit' ? { ...it, role: isWantedToo ? 'past' : 'wanted' } : it,
  )
}

/** 'de @loja.x pra @loja.y': of two pages the first is no longer meant. */
export function withFormerPage(facts: readonly Fact[], utterance: Utterance): Fact[] {
  const former = formerPage(utterance)
  return facts.map((it) => (it.kind === 'page' && it.value === former ? { ...it, role: 'former' } : it))
}

/** The only page of a message is meant, unless it is said to be a rival's or somebody else's. */
export function withOnlyPage(facts: readonly Fact[], clauses: readonly UnitClause[]): Fact[] {
  const pages = facts.filter((it) => it.kind === 'page')
  const [only] = pages
  if (!only || pages.length > 1 || only.role === 'wanted' || only.role === 'negated') return [...facts]
  if (clauses[only.clause]!.marks.has('rival-word') || clauses[only.clause]!.marks.has('indicated'))
    return [...facts]
  return facts.map((it) => (it === only ? ({ ...it, role: 'wanted' } as Fact) : it))
}

/** Of two networks, services or pages with a correction between, the first is replaced; mentions yield to wishes. */
export function withRoles(
  facts: readonly Fact[],
  isCorrected: (from: number, to: number) => boolean,
): Fact[] {
  const quantities = facts.filter((it) => it.kind === 'quantity' && it.role === 'wanted').length
  return facts.map((it, index) => {
    if (it.kind === 'package' || it.kind === 'quantity') return it
    if (
      it.role === 'former' &&
      it.kind !== 'page' &&
      !facts.some((other) => other.kind === it.kind && other.role === 'wanted')
    )
      return { ...it, role: 'wanted' } as Fact
    const isDenied = facts.some(
      (other) =>
        other.kind === it.kind && 'role' in other && other.role === 'negated' && other.value === it.value,
    )
    if (
      it.role === 'wanted' &&
      isDenied &&
      facts.some(
        (other) =>
          other.kind === it.kind && 'role' in other && other.role === 'wanted' && other.value !== it.value,
      )
    )
      return { ...it, role: 'negated' } as Fact
    if (it.role !== 'wanted' || quantities > 1) return it
    const next = facts
      .slice(index + 1)
      .find((other) => other.kind === it.kind && 'role' in other && other.role === 'wanted')
    const isReplaced = next && next.value !== it.value && isCorrected(it.at + 1, next.at)
    return isReplaced ? ({ ...it, role: 'negated' } as Fact) : it
  })
}
