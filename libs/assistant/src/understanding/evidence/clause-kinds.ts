import type { NamedClauseKind } from '../phrases/purchases/purchase-phrases.ts'
import type { PurchaseState } from '../reading-labels.ts'

/** 'former': how many were bought before, beside how many are meant now. */
export type ClauseKind = NamedClauseKind | 'former' | 'known' | 'wish' | 'maybe-wish' | 'rest'

type Traits = {
  /** The state of a purchase made here that a clause of this kind tells. */
  state?: PurchaseState
  /** It says what did not come, went away or is not as it was ordered. */
  isMissing?: true
  /** It may speak of an order. */
  isSpoken?: true
  /** The name that the models learned: kinds that tell the same share one. */
  gist?:
    'problem' | 'grumble' | 'bought' | 'mistake' | 'known' | 'wish' | 'went-well' | 'elsewhere' | 'unreal'
}

/** The kinds of clause, and what each tells of a purchase. Of several problems the first one here is meant. */
export const clauseKinds: Readonly<Record<ClauseKind, Traits>> = {
  lost: { state: 'lost', isMissing: true, gist: 'problem' },
  undelivered: { state: 'pending', isMissing: true, gist: 'problem' },
  pending: { state: 'pending', isMissing: true, gist: 'problem' },
  partial: { state: 'short', isMissing: true, gist: 'problem' },
  short: { state: 'short', isMissing: true, gist: 'problem' },
  wrong: { state: 'pending', isMissing: true, gist: 'problem' },
  regretted: { state: 'pending', isMissing: true, gist: 'problem' },
  owed: { state: 'pending', gist: 'problem' },
  slip: { state: 'wrong', isMissing: true, gist: 'problem' },
  grumbled: { state: 'pending', gist: 'grumble' },
  mistake: { gist: 'mistake' },
  bought: { state: 'bought', gist: 'bought' },
  customer: { state: 'bought', gist: 'bought' },
  known: { state: 'named', isSpoken: true, gist: 'known' },
  former: { gist: 'known' },
  missed: { isMissing: true },
  state: {},
  'went-well': { gist: 'went-well' },
  elsewhere: { gist: 'elsewhere' },
  unreal: { isSpoken: true, gist: 'unreal' },
  wish: { isSpoken: true, gist: 'wish' },
  'maybe-wish': { isSpoken: true, gist: 'wish' },
  rest: { isSpoken: true },
}

const ofPurchase: ReadonlySet<string | undefined> = new Set(['problem', 'grumble', 'bought', 'mistake'])
/** It tells of a purchase made here, and does not only name one. */
export const isOfPurchase = (kind: ClauseKind): boolean => ofPurchase.has(clauseKinds[kind].gist)

/** The shop has not delivered as it was ordered: neither what came and went, nor a slip of the visitor's. */
export const isTrouble = (kind: ClauseKind): boolean =>
  clauseKinds[kind].gist === 'problem' && kind !== 'lost' && kind !== 'slip'

/** The worst of the kinds that a condition holds of. */
export const worstOf = (
  kinds: ReadonlySet<ClauseKind>,
  holds: (kind: ClauseKind) => boolean,
): ClauseKind | null =>
  (Object.keys(clauseKinds) as ClauseKind[]).find((it) => kinds.has(it) && holds(it)) ?? null
