import { isDeepStrictEqual } from 'node:util'
import type { Part } from '../../replies/say.ts'
import type { State } from '../state.ts'

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
  const listed = parts.find((it) => it.kind === 'list')
  if (!listed) return state
  const { platform, serviceType } = listed.data.product
  return { ...state, offer: { id: turnId, platform, serviceType } }
}
