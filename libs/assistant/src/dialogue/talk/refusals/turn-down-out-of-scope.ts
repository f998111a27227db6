import { say } from '../../../replies/say.ts'
import { soldSuggestions } from '../../../replies/suggestions.ts'
import { asksAlone } from '../../is-answerable.ts'
import { idle } from '../../state.ts'
import type { Move, Turn } from '../../turn.ts'

/** The question is whether the platform allows it. */
export const asksIfAllowed = (turn: Turn): boolean =>
  asksAlone(turn) && turn.reading.topics.includes('platform-rules')

/** 'tira os seguidores dele' */
export const turnDownOutOfScope: Move = (turn) => ({
  dialogue: { cart: [], state: idle },
  parts: [say('out-of-scope-turned-down')],
  suggestions: soldSuggestions(turn),
})
