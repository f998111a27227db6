import { say } from '../../replies/say.ts'
import type { Step, Turn } from '../turn.ts'

/** The recap stays, and no yes is asked for: the visitor says when. */
export const holdRecap = ({ dialogue: { state } }: Turn<'confirming'>): Step => ({
  dialogue: { state: { ...state, placedBy: 'command' } },
  parts: [say('at-ease')],
})
