import type { UnitClause } from '../clauses.ts'
import type { Fact } from './facts.ts'
import { formerPage } from './former-pages.ts'
import { type Heard, marksOf } from '../heard.ts'
import { relateNumbers, type Related } from './number-relations.ts'
import { withToldNetworks } from './told-networks.ts'
import { withToldPages } from './told-pages.ts'
import type { Utterance } from '../utterance.ts'

/** More of one mark than any message of a visitor holds. */
const maxMarks = 40

/** The facts as they hold beside each other, and what their numbers make of each other. */
export function settleFacts(raw: readonly Fact[], heard: Heard): Related {
  const { utterance, clauses } = heard
  const isBeside = utterance.units.some((it) => it.text === 'tambem')
  const corrections = isBeside
    ? []
    : [...marksOf(heard, 'correct'), ...marksOf(heard, 'ops')].slice(0, maxMarks)
  const isCorrected = (from: number, to: number) =>
    corrections.some((it) => it.from >= from - 1 && it.from < to)
  const told = withToldNetworks(raw, utterance.units)
  const pages = withOnlyPage(withToldPages(withFormerPage(told, utterance), utterance), clauses)
  return relateNumbers(withRoles(pages, isCorrected), utterance.units, isCorrected)
}

type Named = Extract<Fact, { kind: 'service' | 'platform' | 'page' }>
const withRole = (it: Named, role: Named['role']): Fact => ({ ...it, role }) as Fact

/** 'de @loja.x pra @loja.y': of two pages the first is no longer meant. */
function withFormerPage(facts: readonly Fact[], utterance: Utterance): Fact[] {
  const former = formerPage(utterance)
  return facts.map((it) => (it.kind === 'page' && it.value === former ? withRole(it, 'former') : it))
}

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
function withOnlyPage(facts: readonly Fact[], clauses: readonly UnitClause[]): Fact[] {
  const [only, ...others] = facts.filter((it) => it.kind === 'page')
  if (!only || others.length || only.role === 'wanted' || only.role === 'negated') return [...facts]
  const { marks } = clauses[only.clause]!
  if (marks.has('rival-word') || marks.has('indicated')) return [...facts]
  return facts.map((it) => (it === only ? withRole(only, 'wanted') : it))
}

/** Of two networks, services or pages with a correction between, the first is replaced; mentions yield to wishes. */
function withRoles(facts: readonly Fact[], isCorrected: (from: number, to: number) => boolean): Fact[] {
  const quantities = facts.filter((it) => it.kind === 'quantity' && it.role === 'wanted').length
  return facts.map((it, index) => {
    if (it.kind === 'package' || it.kind === 'quantity') return it
    const alike = facts.filter((other): other is Named => other.kind === it.kind)
    const wanted = alike.filter((other) => other.role === 'wanted')
    if (it.role === 'former') return it.kind === 'page' || wanted.length ? it : withRole(it, 'wanted')
    if (it.role !== 'wanted') return it
    const isDenied = alike.some((other) => other.role === 'negated' && other.value === it.value)
    if (isDenied && wanted.some((other) => other.value !== it.value)) return withRole(it, 'negated')
    if (quantities > 1) return it
    const next = wanted.find((other) => facts.indexOf(other) > index)
    const isReplaced = next && next.value !== it.value && isCorrected(it.at + 1, next.at)
    return isReplaced ? withRole(it, 'negated') : it
  })
}
