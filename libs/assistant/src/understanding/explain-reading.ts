import type { Act, Topic } from './reading-labels.ts'
import type { ActByRule } from './acts/void-acts.ts'
import { differencesFrom } from './agreement/compare-with-recap.ts'
import { besideAgreement } from './agreement/plain-agreement.ts'
import type { Agreement } from './agreement/read-agreement.ts'
import type { Evidence } from './collect-evidence.ts'
import type { Page } from './parse/utterance.ts'
import { type ReadSteps, readSteps } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'
import type { Fact } from './slots/facts.ts'
import { topicTraits } from './topic-traits.ts'
import type { Candidate } from './verdicts/candidate.ts'

/**
 * `given`: what made each act: the words of a phrase, the rule of `read-acts.ts`, or a later step of `readSteps`; `topics` has the
 * like. `lost`: each act that the reading lacks and a step before had, with what made it and the
 * rule of `void-acts.ts` or the step that took it.
 */
export type ExplainedReading = {
  acts: Act[]
  given: Array<{ act: Act; by: string }>
  topics: Array<{ topic: Topic; by: string }>
  verdict: string
  /** The corrections before it and the completions behind it. */
  changes: string[]
  /** Of a yes: its words, and what stands beside them where a recap is shown. */
  agreement: Agreement | null
  beside: string[]
  /** The two likeliest labels of the classifier that the verdict may ask. */
  likeliest: Array<{ label: string; probability: number }>
  /** Between the message and the recap. */
  differences: string[]
  /** `history`: empty where a fact is wanted by default. */
  roles: Array<Pick<Fact, 'role' | 'history'> & { fact: string }>
  lost: Array<{ act: Act; by: string; rule: string }>
}

export function explainReading(message: string, context: ReadingContext): ExplainedReading {
  const { candidate, verdict, steps, reading } = readSteps(message, context)
  const { acts } = reading
  if (!candidate) return { ...nothing, acts, verdict }
  const { evidence, facts, acts: read } = candidate
  const roles = facts.map((it) => ({
    fact: shownName(it, evidence.utterance.pages),
    role: it.role,
    history: it.history,
  }))
  const by = (act: Act) => giverOf(act, steps) ?? sourceOf(act, evidence, read.ruled)
  const given = acts.map((act) => ({ act, by: by(act) }))
  const taken = steps
    .slice(1)
    .flatMap(({ rule, answer }, before) =>
      steps[before]!.answer.acts.flatMap((act) => (answer.acts.includes(act) ? [] : [{ act, rule }])),
    )
  const lost = [...read.voided, ...taken].flatMap(({ act, rule }) =>
    acts.includes(act) ? [] : [{ act, by: by(act), rule }],
  )
  const topics = reading.topics.map((topic) => ({
    topic,
    by: sourceOfTopic(topic, evidence) ?? steps.find(({ answer }) => answer.topics.includes(topic))!.rule,
  }))
  return {
    ...{ acts, given, topics, verdict, roles, lost, agreement: read.agreement },
    changes: steps.slice(1).flatMap(({ rule, isVerdict }) => (isVerdict ? [] : [rule])),
    likeliest: likeliestOf(candidate),
    differences: context.recap ? differencesFrom(context.recap, candidate.reading) : [],
    beside: context.recap ? besideAgreement(candidate.reading) : [],
  }
}

const nothing = {
  ...{ given: [], topics: [], likeliest: [], differences: [], roles: [], lost: [], changes: [], beside: [] },
  agreement: null,
}

/** The step behind the tables that gave an act which the one before it lacks. */
const giverOf = (act: Act, steps: ReadSteps['steps']): string | undefined =>
  steps.findLast(
    ({ answer }, at) => at > 0 && answer.acts.includes(act) && !steps[at - 1]!.answer.acts.includes(act),
  )?.rule

/** The words of the phrases that name an act, or the rule that reads it. */
function sourceOf(act: Act, evidence: Evidence, ruled: readonly ActByRule[]): string {
  const { utterance, marks } = evidence
  const ofClauses = [...marks].flatMap(([mark, places]) => (mark === act ? places : []))
  const words = ofClauses.map(({ from, to }) =>
    utterance.units
      .slice(from, to)
      .map((it) => it.text)
      .join(' '),
  )
  words.push(...wordsMatched(`act:${act}`, evidence))
  const rules = ruled.flatMap((it) => (it.act === act ? [it.rule] : []))
  return (words.length > 0 ? [...new Set(words)].map((it) => `'${it.trim()}'`) : rules).join(', ')
}

/** The words of a phrase of the whole message: one or none. */
const wordsMatched = (phrase: string, { said, matches }: Evidence) =>
  [...matches].flatMap(([name, { from, to }]) => (name === phrase ? [said.slice(from, to)] : []))

/** The words that name a topic or hint at it, or the signs that it is asked by. */
function sourceOfTopic(topic: Topic, evidence: Evidence): string | undefined {
  const { matches, context } = evidence
  if (context.termOf === topic && matches.has('sign:asks-term')) return 'the term of the answer before'
  const [words] = ['topic', 'hint', 'vague-hint'].flatMap((table) =>
    wordsMatched(`${table}:${topic}`, evidence),
  )
  if (words !== undefined) return `'${words.trim()}'`
  return topicTraits[topic].isImplied?.(matches) ? 'isImplied of topic-traits.ts' : undefined
}

function likeliestOf({ evidence: { context }, atRecap, unprompted }: Candidate) {
  const { probabilities } = context.recap ? atRecap() : unprompted()
  return Object.entries(probabilities)
    .map(([label, probability]) => ({ label, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 2)
}

function shownName({ kind, value }: Fact, pages: readonly Page[]): string {
  if (kind !== 'page') return String(value)
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? `@${page.handle}` : 'a refused address'
}
