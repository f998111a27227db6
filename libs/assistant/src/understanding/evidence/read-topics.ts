import { type Topic, topics } from '../reading-labels.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { matchTopics, type MessageMatches, namedTopics } from '../matching/match-message.ts'
import { topicTraits } from '../topic-traits.ts'

/** A statement of more words than these tells a story: its topics are none of the shop's. */
const mostWords = 8

/** 'tem?', 'qual é a política da casa?': so few words ask about what was told before them. */
const leansBack = (asked: string) =>
  asked.split(' ').filter((it) => /[a-z]/.test(it)).length <= (/^(e )?(qual|quais) /.test(asked) ? 6 : 3) &&
  !/\d|seguidor|inscrit|curtid|view|visualiz/.test(asked)

/** The topics that a message asks about, by their rank: those of the sentences that ask, where they name any. */
export function readTopics({ matches, asking, utterance, context }: ParsedMessage): Topic[] {
  if (context.termOf && matches.has('sign:asks-term')) return [context.termOf]
  const all = topicsIn(matches)
  const asked = asking.join(' ')
  if (asked === '' && !matches.has('sign:wants-answer') && utterance.words.length > mostWords)
    return all.filter((it) => topicTraits[it].isTold)
  if (all.length === 0 || asked === '' || asked.length >= utterance.plain.length) return all
  const own = topicsIn(matchTopics(asked))
  return own.length > 0 || !leansBack(asked) ? own : all
}

function topicsIn(matches: MessageMatches): Topic[] {
  const named = new Set<Topic>(namedTopics(matches))
  const asked = topics.filter((it) => {
    const { isImplied, isUnmeant } = topicTraits[it]
    return (named.has(it) || isImplied?.(matches)) && !isUnmeant?.(matches)
  })
  const voided = new Set(asked.flatMap((it) => topicTraits[it].voids ?? []))
  const left = asked.filter((it) => !voided.has(it))
  const exact = left.filter((it) => !topicTraits[it].isVague)
  return exact.length > 0 ? exact : left
}
