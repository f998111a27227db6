import { BlockList } from 'node:net'
import type { Manifest } from './render-kustomization.ts'

type Labels = Record<string, string>
type Selector = {
  matchLabels?: Labels
  matchExpressions?: Array<{ key: string; operator: string; values: string[] }>
}
type Rule = { from?: Place[]; to?: Place[]; ports?: Array<{ port: number }> }
type Place = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: IpBlock }
type IpBlock = { cidr: string; except?: string[] }
type Policy = { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] }

/** Pods of the same namespace, those of another one, or an IPv4 address outside. */
type Peer = { labels: Labels } | { namespace: string } | { address: string }

/** Whether pods of one namespace may connect to each other: one side must let it out and the other in. */
export const mayReach = (manifests: Manifest[], from: Labels, to: Labels, port: number): boolean =>
  isLet(manifests, 'Egress', { own: from, peer: { labels: to }, port }) &&
  isLet(manifests, 'Ingress', { own: to, peer: { labels: from }, port })

/** Whether the policies of its own namespace let a pod connect to another namespace or address. */
export const mayLeave = (manifests: Manifest[], from: Labels, peer: Peer, port: number): boolean =>
  isLet(manifests, 'Egress', { own: from, peer, port })

/** Whether they let another namespace or address connect to a pod. */
export const mayEnter = (manifests: Manifest[], to: Labels, peer: Peer, port: number): boolean =>
  isLet(manifests, 'Ingress', { own: to, peer, port })

type Connection = { own: Labels; peer: Peer; port: number }

function isLet(
  manifests: Manifest[],
  direction: 'Ingress' | 'Egress',
  { own, peer, port }: Connection,
): boolean {
  const about = manifests
    .map(({ spec }) => spec as Policy)
    .filter(({ podSelector, policyTypes }) => policyTypes.includes(direction) && selects(podSelector, own))
  const rules = about.flatMap(({ ingress, egress }) => (direction === 'Ingress' ? ingress : egress) ?? [])
  return about.length === 0 || rules.some((rule) => lets(rule, peer, port))
}

function lets({ from, to, ports }: Rule, peer: Peer, port: number): boolean {
  const places = from ?? to
  const isPlace = !places || places.some((place) => includes(place, peer))
  return isPlace && (!ports || ports.some((one) => one.port === port))
}

function includes({ podSelector, namespaceSelector, ipBlock }: Place, peer: Peer): boolean {
  if ('address' in peer) return ipBlock !== undefined && isInside(ipBlock, peer.address)
  if ('labels' in peer)
    return !namespaceSelector && podSelector !== undefined && selects(podSelector, peer.labels)
  const labels = { 'kubernetes.io/metadata.name': peer.namespace }
  return namespaceSelector !== undefined && selects(namespaceSelector, labels)
}

function isInside({ cidr, except = [] }: IpBlock, address: string): boolean {
  const isIn = (block: string) => {
    const [network = '', bits] = block.split('/')
    const list = new BlockList()
    list.addSubnet(network, Number(bits))
    return list.check(address)
  }
  return isIn(cidr) && !except.some(isIn)
}

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => {
    if (operator !== 'In') throw new Error(`the operator ${operator} is not understood here`)
    return values.includes(labels[key] ?? '')
  })
