import { say } from '../../replies/say.ts'
import { soldSuggestions } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { isAnswerable } from '../is-answerable.ts'
import { namesOrder } from '../names-order.ts'
import { idle } from '../state.ts'
import type { Move, Turn } from '../turn.ts'

/** 'tira os seguidores dele'; not where the question is whether the platform allows it. */
export const isOpposite = (turn: Turn): boolean =>
  says(turn.reading, 'opposite') &&
  !(isAnswerable(turn) && !namesOrder(turn) && turn.reading.topics.includes('platform-rules'))

export const turnDownOpposite: Move = (turn) => ({
  dialogue: { cart: [], state: idle },
  parts: [say('opposite-turned-down')],
  suggestions: soldSuggestions(turn),
})
