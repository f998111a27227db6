import { fitted } from '../fitted.ts'
import { type Topic, topics } from '../reading-labels.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { matchTopics, type MessageMatches, namedTopics } from '../matching/match-message.ts'
import { topicTraits } from '../topic-traits.ts'
import { leaningBack } from '../windows/question-windows.ts'

/** 'tem?', 'qual é a política da casa?': so few words ask about what was told before them. */
const leansBack = (asked: string) =>
  asked.split(' ').filter((it) => /[a-z]/.test(it)).length <=
    (leaningBack.which.test(asked) ? fitted.length.leansBackAsWhich : fitted.length.leansBack) &&
  !leaningBack.namesGoods.test(asked)

/** The topics that a message asks about: those of the sentences that ask, one by one, where they name any. */
export function readTopics(parsed: ParsedMessage): Topic[] {
  const found = topicsAsked(parsed)
  /** The shop calls nothing safe that the platforms decide, even where another sentence asks it. */
  return found.includes('platform-rules') ? found.filter((it) => it !== 'safety') : found
}

function topicsAsked({ matches, questions, said, utterance, context }: ParsedMessage): Topic[] {
  if (context.termOf && matches.has('sign:asks-term')) return [context.termOf]
  const all = topicsIn(matches)
  const { sentences } = questions
  const asked = sentences.join(' ')
  /** A longer statement tells a story: its topics are none of the shop's. */
  if (asked === '' && !matches.has('sign:wants-answer') && utterance.words.length > fitted.length.toldTopics)
    return all.filter((it) => topicTraits[it].isTold)
  const isAllAsked = sentences.length === 1 && asked.length >= said.length
  if (asked === '' || isAllAsked || (all.length === 0 && namedTopics(matches).length === 0)) return all
  const own = [...new Set(sentences.flatMap((it) => topicsIn(matchTopics(it))))]
  return own.length > 0 || !leansBack(asked) ? own : all
}

/** An aside gets no answer where the price of so many is asked in the same breath. */
function topicsIn(matches: MessageMatches): Topic[] {
  const named = new Set<Topic>(namedTopics(matches))
  const asked = topics.filter((it) => {
    const { isImplied, isUnmeant } = topicTraits[it]
    return (named.has(it) || isImplied?.(matches)) && !isUnmeant?.(matches)
  })
  const voided = new Set(asked.flatMap((it) => topicTraits[it].voids ?? []))
  const isPriced = matches.has('topic-sign:asks-price')
  const left = asked.filter((it) => !voided.has(it) && !(isPriced && topicTraits[it].isAside))
  /** 'se eu me arrepender, como faz?' asks about what is more exact. */
  const exact = left.filter((it) => it !== 'how-it-works')
  return exact.length > 0 ? exact : left
}
