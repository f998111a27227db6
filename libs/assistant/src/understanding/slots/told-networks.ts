import { around } from './fact-roles.ts'
import type { Fact } from './facts.ts'
import { endsWith, startsWith } from '../matching/windows.ts'
import type { Unit } from '../utterance.ts'

type NetworkFact = Extract<Fact, { kind: 'platform' }>
const isNetwork = (it: Fact): it is NetworkFact => it.kind === 'platform'

/** After a network: how it fares, and no order. */
const faring = startsWith(`
  eu|a gente|ja|nem|nao|esta|estava|anda|vai|cresce|cresceu|bombou|parou|parado|otimo|bem|deixa|depois|eu nem|eu nao|eu ja
  nunca|ainda
`)

/** 'é só instagram?' asks which networks there are. */
const only = endsWith(`so|somente|apenas`, `com|no|o|em|pra|pro|para`)
const asksOnly = (units: readonly Unit[], { at }: NetworkFact) =>
  only.test(around(units, at - 4, at)) && /^(mesmo )?\?/.test(around(units, at + 1, at + 3))

/** 'meu youtube já anda sozinho, quero 500 no tiktok': a network that is only told of takes no order beside another. */
export function withToldNetworks(facts: readonly Fact[], units: readonly Unit[]): Fact[] {
  const named = facts.filter(isNetwork)
  const [sole] = named
  if (sole && facts.length === 1 && asksOnly(units, sole)) return [{ ...sole, role: 'mentioned' }]
  const wanted = facts.filter((it) => it.kind === 'quantity' && it.role === 'wanted')
  if (named.length < 2 || wanted.length !== 1) return [...facts]
  const told = new Set<Fact>(named.filter(({ at }) => faring.test(around(units, at + 1, at + 4))))
  if (told.size === 0 || told.size === named.length) return [...facts]
  return facts.map((it) => (isNetwork(it) && told.has(it) ? { ...it, role: 'mentioned' } : it))
}
