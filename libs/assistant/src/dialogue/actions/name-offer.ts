import { isDeepStrictEqual } from 'node:util'
import type { OpenRecap } from '../../replies/draw-reply.ts'
import type { Part } from '../../replies/say.ts'
import type { State } from '../state.ts'
import { isRecap } from '../waits-for.ts'

type Shown = { before: State; parts: readonly Part[]; turnId: string }

/**
 * Gives what the answer offers for tapping the id of its turn. The same offer shown once more keeps its id, so that its
 * earlier drawing stays good.
 */
export function nameOffer(state: State, { before, parts, turnId }: Shown): State {
  if (state.at === 'confirming') {
    const isShownAgain = before.at === 'confirming' && isDeepStrictEqual(before.recap, state.recap)
    return { ...state, recapId: (isShownAgain ? before.recapId : undefined) ?? turnId }
  }
  if (state.at !== 'choosing') return state
  const listed = parts.find((it) => it.situation === 'packages')
  if (!listed) return state
  const { platform, serviceType } = listed.data.product
  return { ...state, offer: { id: turnId, platform, serviceType } }
}

/** The list to choose from, or the recap that waits for a yes, after an answer. */
export function openOffer(state: State): { offerId: string | undefined; openRecap: OpenRecap | null } {
  const offerId = state.at === 'choosing' ? state.offer?.id : undefined
  if (state.at !== 'confirming' || !isRecap('drawn', state) || !state.recapId)
    return { offerId, openRecap: null }
  const { recapId: id, recap: orders, coupon } = state
  return { offerId, openRecap: { id, orders, ...(coupon !== undefined && { coupon }) } }
}
