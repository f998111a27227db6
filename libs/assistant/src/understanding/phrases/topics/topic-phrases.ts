import type { Topic } from '../../reading-labels.ts'
import { exactTopics } from './exact-topics.ts'
import { generalTopics } from './general-topics.ts'

/** How people ask, by topic: the compiler asks for a row of each. */
export const topicPhrases: Readonly<Record<Topic, string>> = { ...exactTopics, ...generalTopics }
