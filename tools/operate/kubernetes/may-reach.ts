import type { Manifest } from './render-kustomization.ts'

type Labels = Record<string, string>
type Selector = {
  matchLabels?: Labels
  matchExpressions?: Array<{ key: string; operator: string; values: string[] }>
}
type Rule = {
  from?: Array<{ podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: object }>
  to?: Rule['from']
  ports?: Array<{ port: number }>
}
type Policy = { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] }

/**
 * Whether pods of one namespace may connect to each other under its policies: one side must let it out and the other in.
 * Addresses outside (`ipBlock`) and other namespaces are not asked.
 */
export function mayReach(manifests: Manifest[], from: Labels, to: Labels, port: number): boolean {
  const policies = manifests.map(({ spec }) => spec as Policy)
  const isAllowed = (direction: 'Ingress' | 'Egress', own: Labels, other: Labels) => {
    const about = policies.filter(
      ({ podSelector, policyTypes }) => policyTypes.includes(direction) && selects(podSelector, own),
    )
    const rules = about.flatMap(({ ingress, egress }) => (direction === 'Ingress' ? ingress : egress) ?? [])
    return about.length === 0 || rules.some((rule) => lets(rule, other, port))
  }
  return isAllowed('Egress', from, to) && isAllowed('Ingress', to, from)
}

function lets({ from, to, ports }: Rule, other: Labels, port: number): boolean {
  const peers = from ?? to
  const isPeer =
    !peers ||
    peers.some(
      ({ podSelector, namespaceSelector }) =>
        !namespaceSelector && podSelector && selects(podSelector, other),
    )
  return isPeer && (!ports || ports.some((one) => one.port === port))
}

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => {
    if (operator !== 'In') throw new Error(`the operator ${operator} is not understood here`)
    return values.includes(labels[key] ?? '')
  })
