import { remembered } from '../words/remembered.ts'

/** A unit of an utterance as the matcher sees it: its text, and names of what it is, such as 'N' or 'wish~'. */
export type Matchable = { text: string; tags: readonly string[] }
export type PhraseMatch = { name: string; from: number; to: number }

/** A state of the automaton. `empty` leads on without a unit, and is gone once the phrases are compiled. */
type Node = { id: number; next: Map<string, Node[]>; empty: Node[]; names: string[] }

/** `prefixesOf`: the beginnings of a word that some phrase asks for, such as 'demor*'. */
export type Phrases = { root: Node; prefixesOf: (word: string) => readonly string[] }

const newNode = (): Node => ({ id: 0, next: new Map(), empty: [], names: [] })
/** Longest gap that '..' bridges, in units. */
const widestGap = 3
const gap = '..'
const minPrefixLength = 3

/**
 * Compiles rows of phrases into one automaton, whose size grows with the words of the rows and not with their combinations.
 * In a row:
 *
 *     quero|queria o pix    one word or the other
 *     (o meu)? pix          words that may be left out; `o?` for one
 *     demor*                any ending
 *     quando .. chega       up to three units between, within a clause
 *     ^sim  ·  sim$         at the start or the end of a clause
 *     N G P L M T           number, goods, network, page, money, time; `wish~` a tag of the lexicon
 */
export function compilePhrases(table: Readonly<Record<string, readonly string[]>>): Phrases {
  const root = newNode()
  for (const [name, rows] of Object.entries(table))
    for (const row of rows) appendRow(root, row).names.push(name)
  const prefixes = new Set<string>()
  for (const node of dropEmptyEdges(root))
    for (const key of node.next.keys()) if (key.endsWith('*')) prefixes.add(key)
  return { root, prefixesOf: remembered((word) => prefixesIn(word, prefixes)) }
}

function prefixesIn(word: string, prefixes: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let length = minPrefixLength; length <= word.length; length++) {
    const key = `${word.slice(0, length)}*`
    if (prefixes.has(key)) found.push(key)
  }
  return found
}

/** Appends a row behind a node and returns the node where the row ends. */
function appendRow(start: Node, row: string): Node {
  const parts = row.trim().match(/\([^()]*\)\??|[^\s()]+/g) ?? []
  return parts.reduce(appendPart, start)
}

/** Every choice of a part ends at the same node, so that choices are added and not multiplied. */
function appendPart(start: Node, part: string): Node {
  const isOptional = part.length > 1 && part.endsWith('?')
  const bare = isOptional ? part.slice(0, -1) : part
  const options = bare.startsWith('(') ? bare.slice(1, -1).split(' | ') : bare.split('|')
  const end = newNode()
  for (const it of options) {
    if (it.includes(' ')) appendRow(start, it).empty.push(end)
    else if (it.includes('|')) appendPart(start, it).empty.push(end)
    else appendWord(start, it, end)
  }
  if (isOptional) start.empty.push(end)
  return end
}

function appendWord(start: Node, word: string, end: Node): void {
  const keys = anchored(word)
  keys.reduce((node, key, at) => {
    const next = at === keys.length - 1 ? end : newNode()
    node.next.set(key, [...(node.next.get(key) ?? []), next])
    return next
  }, start)
}

/** Gives every node the edges and names of the nodes that it reaches without a unit. */
function dropEmptyEdges(root: Node): ReadonlySet<Node> {
  const seen = new Set([root])
  let id = 0
  for (const node of seen) {
    const reached = new Set([node])
    for (const it of reached) for (const further of it.empty) reached.add(further)
    for (const { next, names } of [...reached].slice(1)) {
      for (const [key, nodes] of next)
        node.next.set(key, [...new Set([...(node.next.get(key) ?? []), ...nodes])])
      node.names = [...new Set([...node.names, ...names])]
    }
    node.empty = []
    node.id = id++
    for (const nodes of node.next.values()) for (const it of nodes) seen.add(it)
  }
  return seen
}

/** '^sim$' is the word between two anchors. */
function anchored(word: string): string[] {
  const start = word.length > 1 && word.startsWith('^') ? ['^'] : []
  const end = word.length > 1 && word.endsWith('$') ? ['$'] : []
  const middle = word.slice(start.length, word.length - end.length)
  return [...start, ...(middle ? [middle] : []), ...end]
}

/** Every phrase that the units hold. `isBoundary(i)`: a clause begins at unit `i`. */
export function matchPhrases(
  { root, prefixesOf }: Phrases,
  units: readonly Matchable[],
  isBoundary: (at: number) => boolean,
): PhraseMatch[] {
  const found: PhraseMatch[] = []
  const keys = units.map((it) => [it.text, ...it.tags, ...prefixesOf(it.text)])
  const visited = new Set<number>()
  let start = 0
  const walk = (node: Node, at: number): void => {
    const visit = node.id * (units.length + 1) + at
    if (visited.has(visit)) return
    visited.add(visit)
    for (const name of node.names) addMatch(found, { name, from: start, to: at })
    const ends = node.next.get('$')
    if (ends && isBoundary(at)) walkAll(ends, at)
    for (const skip of node.next.get(gap) ?? none)
      for (let over = at; over <= Math.min(at + widestGap, units.length); over++) {
        if (over > at && isBoundary(over)) break
        walkKeys(skip, over)
      }
    walkKeys(node, at)
  }
  const walkAll = (nodes: readonly Node[], at: number): void => {
    for (const it of nodes) walk(it, at)
  }
  const walkKeys = (node: Node, at: number): void => {
    if (at < units.length) for (const key of keys[at]!) walkAll(node.next.get(key) ?? none, at + 1)
  }
  for (; start < units.length; start++) {
    visited.clear()
    walkKeys(root, start)
    if (isBoundary(start)) walkAll(root.next.get('^') ?? none, start)
  }
  return found
}
const none: readonly Node[] = []

/** A phrase counts once, however many rows lead to it. The matches of one start stand together. */
function addMatch(found: PhraseMatch[], match: PhraseMatch): void {
  for (let at = found.length - 1; at >= 0 && found[at]!.from === match.from; at--)
    if (found[at]!.to === match.to && found[at]!.name === match.name) return
  found.push(match)
}
