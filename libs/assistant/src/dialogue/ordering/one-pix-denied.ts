import { type Part, say } from '../../replies/say.ts'
import type { Turn } from '../turn.ts'

/** 'tudo num pix só, se der', where each of several orders has its own; as a question it is a topic. */
export const onePixDenied = ({ reading, takesCarts }: Turn, orderCount: number): Part[] =>
  reading.wantsOnePix && !reading.topics.includes('one-pix') && !takesCarts && orderCount > 1
    ? [say('topic', { topic: 'one-pix' })]
    : []
