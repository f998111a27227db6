import { exactTopics } from './exact-topics.ts'
import { generalTopics } from './general-topics.ts'

/** How people ask, by topic, the more exact topic before the more general one. */
export const topicPhrases = { ...exactTopics, ...generalTopics }
