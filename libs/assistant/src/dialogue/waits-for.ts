type Trait =
  /** A yes may mean the recap, and no other question. */
  | 'meant'
  /** The visitor says when: nothing is asked of it. */
  | 'quiet'
  /** It is drawn once more below another answer. */
  | 'drawn'

/** A shown recap waits for one of these; the messages that are it: `placesWith` in `ordering/placing/as-agreed.ts`. */
const waits = {
  /** Right after the recap: the weakest yes. */
  nod: ['meant', 'drawn'],
  /** Something was answered since, which a nod may mean. */
  yes: ['meant', 'drawn'],
  /** The visitor hesitates. */
  decision: ['meant', 'quiet'],
  /** It was quoted to a hypothesis, and nothing is ordered yet: another one takes its place. */
  order: ['meant', 'quiet'],
  /** A hypothesis, another quantity or a trick came between: the PIX has to be asked for. */
  command: ['quiet', 'drawn'],
  /** A doubtful yes was asked back. */
  'second-yes': ['drawn'],
  /** 'O que você quer mudar?': a bare yes is none to the recap. */
  change: [],
} as const satisfies Record<string, readonly Trait[]>

export type WaitsFor = keyof typeof waits
export const allWaits = Object.keys(waits) as WaitsFor[]

export const isRecap = (trait: Trait, { waitsFor }: { waitsFor: WaitsFor }): boolean =>
  (waits[waitsFor] as readonly Trait[]).includes(trait)
