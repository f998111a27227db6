import { remembered } from '../words/remembered.ts'

/** A unit of an utterance as the matcher sees it: its text, and names of what it is, such as 'N' or 'wish~'. */
export type Matchable = { text: string; tags: readonly string[] }
export type PhraseMatch = { name: string; from: number; to: number }

/** A state of the automaton. `empty` leads on without a unit, and is gone once the phrases are compiled. */
type Node = { id: number; next: Map<string, Node[]>; empty: Node[]; names: string[] }

/** A place in the automaton: at a node, or in a gap before one, which may pass over `left` units more. */
type Place = { node: Node; left: number }
/** All places that the units so far lead to, and the phrases that end with them. Made once, when first reached. */
type State = { places: readonly Place[]; names: readonly string[]; next: Map<string, State> }

/** `classOf`: what the phrases can tell of a unit; units that they do not know are alike. */
export type Phrases = {
  classOf: (unit: Matchable) => string
  start: (isBoundary: boolean) => State
  step: (state: State, unitClass: string, isBoundaryBehind: boolean) => State
}

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
  const alphabet = new Set([...dropEmptyEdges(root)].flatMap((node) => [...node.next.keys()]))
  const prefixes = new Set([...alphabet].filter((it) => it.endsWith('*')))
  const wordClassOf = remembered((word) =>
    [word, ...prefixesIn(word, prefixes)].filter((it) => alphabet.has(it)),
  )
  const starts = [false, true].map((it) => stateAt(startPlaces(root, it), it))
  let made = 0
  return {
    classOf: ({ text, tags }) => [...wordClassOf(text), ...tags.filter((it) => alphabet.has(it))].join(' '),
    start: (isBoundary) => starts[Number(isBoundary)]!,
    step: (state, unitClass, isBoundary) => {
      const key = isBoundary ? `${unitClass} |` : unitClass
      const known = state.next.get(key)
      if (known) return known
      const next = stateAt(placesBehind(state, unitClass.split(' '), isBoundary), isBoundary)
      if (made++ < maxMade) state.next.set(key, next)
      return next
    },
  }
}

/** States remembered: more than the messages of a day lead to. */
const maxMade = 50_000

const startPlaces = (root: Node, isBoundary: boolean): Place[] => [
  { node: root, left: 0 },
  ...(isBoundary ? (root.next.get('^') ?? none) : none).map((node) => ({ node, left: -1 })),
]

/** The places behind one more unit. */
function placesBehind({ places }: State, keys: readonly string[], isBoundary: boolean): Place[] {
  const behind: Place[] = []
  for (const { node, left } of places) {
    for (const key of keys) for (const it of node.next.get(key) ?? none) behind.push({ node: it, left: -1 })
    if (left > 0 && !isBoundary) behind.push({ node, left: left - 1 })
  }
  return behind
}

/** Adds what is reached without a unit: the end of a clause, and the gaps that begin here. */
function stateAt(reached: readonly Place[], isBoundary: boolean): State {
  const places = new Map<string, Place>()
  const names = new Set<string>()
  const add = (place: Place) => {
    const { node, left } = place
    const key = `${node.id} ${left}`
    if (places.has(key)) return
    places.set(key, place)
    if (left >= 0) return
    for (const name of node.names) names.add(name)
    if (isBoundary) for (const it of node.next.get('$') ?? none) add({ node: it, left: -1 })
    for (const it of node.next.get(gap) ?? none) add({ node: it, left: widestGap })
  }
  reached.forEach(add)
  const live = [...places.values()].filter((it) => it.node.next.size > 0)
  return { places: live, names: [...names], next: new Map() }
}
const none: readonly Node[] = []

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
  const parts =
    row
      .trim()
      .replace(/(?<=\S\|)\n\s*/g, '')
      .match(/\([^()]*\)\??|[^\s()]+/g) ?? []
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
  phrases: Phrases,
  units: readonly Matchable[],
  isBoundary: (at: number) => boolean,
): PhraseMatch[] {
  const found: PhraseMatch[] = []
  const classes = units.map((it) => phrases.classOf(it))
  const boundaries = Array.from({ length: units.length + 1 }, (_, at) => isBoundary(at))
  for (let from = 0; from < units.length; from++) {
    let state = phrases.start(boundaries[from]!)
    for (let to = from; ; to++) {
      for (const name of state.names) found.push({ name, from, to })
      if (to === units.length || state.places.length === 0) break
      state = phrases.step(state, classes[to]!, boundaries[to + 1]!)
    }
  }
  return found
}
