import { type Intrusion, type Topic, topics } from '../reading-labels.ts'
import { actPhrases } from '../phrases/talk/act-phrases.ts'
import { choicePhrases } from '../phrases/order/choice-phrases.ts'
import { type Matches, indexPhrases, indexTables, matchLine, namesIn, type PhraseOf } from './phrase-index.ts'
import { intrusionPhrases, priceWords } from '../phrases/tricks/intrusion-phrases.ts'
import { kindnessPhrases, lifePhrases } from '../phrases/talk/kindness-phrases.ts'
import { askingPhrases, messageSigns } from '../phrases/talk/message-signs.ts'
import { newsPhrases } from '../phrases/purchases/news-phrases.ts'
import { placedPhrases } from '../phrases/purchases/placed-phrases.ts'
import { ticketPhrases } from '../phrases/purchases/ticket-phrases.ts'
import { troubleDetails } from '../phrases/purchases/trouble-details.ts'
import { topicPhrases } from '../phrases/topics/topic-phrases.ts'
import { topicHints, topicSigns, vagueHints } from '../phrases/topics/topic-signs.ts'
import { looseChanges } from '../phrases/order/loose-changes.ts'
import { unsoldPhrases } from '../phrases/order/unsold-phrases.ts'

const messageTables = {
  act: actPhrases,
  choice: choicePhrases,
  hint: topicHints,
  intrusion: intrusionPhrases,
  kindness: kindnessPhrases,
  life: lifePhrases,
  loosely: looseChanges,
  news: newsPhrases,
  placed: placedPhrases,
  sign: { ...messageSigns, 'price-words': priceWords },
  ticket: ticketPhrases,
  topic: topicPhrases,
  'topic-sign': topicSigns,
  trouble: troubleDetails,
  unsold: unsoldPhrases,
  'vague-hint': vagueHints,
}
export type MessagePhrase = PhraseOf<typeof messageTables>
/** The phrases that a message holds, such as 'act:greet', each where it is first found. */
export type MessageMatches = Matches<MessagePhrase>

const index = indexTables(messageTables)
const topicIndex = indexTables(messageTables, 'topic', 'topic-sign')
const personIndex = indexPhrases([['want-person', actPhrases['want-person']] as const])
const askingIndex = indexTables({ asking: askingPhrases })

/** Finds all phrases of a message's tables in one pass over the words. */
export const matchMessage = (plain: string): MessageMatches => matchLine(index, plain)
/** Finds those of topics alone. */
export const matchTopics = (plain: string): MessageMatches => matchLine(topicIndex, plain)
/** Whether a sentence asks for a person of the shop. */
export const asksForPerson = (sentence: string): boolean => matchLine(personIndex, sentence).size > 0
export function asksIn(sentence: string): boolean {
  const found = matchLine(askingIndex, sentence)
  const asksFirst = found.has('asking:asks-first') && !found.has('asking:tells-first')
  return asksFirst || found.has('asking:asks-within')
}

export const actsIn = namesIn(messageTables, 'act')
export const kindnessIn = namesIn(messageTables, 'kindness')
/** The topics that phrases ask about. */
export const namedTopics = namesIn(messageTables, 'topic')
const unsoldsIn = namesIn(messageTables, 'unsold')
const intrusionsIn = namesIn(messageTables, 'intrusion')
/** The thing refused, the worst first. */
export const intrusionIn = (matches: MessageMatches): Intrusion | null => intrusionsIn(matches)[0] ?? null
/** The thing that a trick is after which asks for nothing that is refused. */
export const trickedFor = (matches: MessageMatches): Intrusion =>
  matches.has('sign:price-words') ? 'price' : 'other'
/** The topic that single words hint at, where no phrase asks about one. */
export const hintedTopic = (matches: MessageMatches): Topic | undefined =>
  topics.find((it) => it in topicHints && matches.has(`hint:${it}` as MessagePhrase)) ??
  topics.find((it) => it in vagueHints && matches.has(`vague-hint:${it}` as MessagePhrase))
/** The wishes of a message that are not sold, in its order. */
export const unsoldIn = (matches: MessageMatches) =>
  unsoldsIn(matches).sort((a, b) => matches.get(`unsold:${a}`)!.from - matches.get(`unsold:${b}`)!.from)
