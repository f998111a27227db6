import { firstRule, joined, type Rules } from '../decide.ts'
import { saysAny } from './act-traits.ts'
import { type ParsedMessage, parseMessage } from './parse/parse-message.ts'
import { hintedTopic, trickedFor } from './matching/match-message.ts'
import { emptyReading, type Reading, type ReadingContext, says } from './reading.ts'
import { quantitiesAsked } from './slots/quantities-asked.ts'
import { cutCoupon } from './parse/cut-coupon.ts'
import { cutTier } from './parse/cut-tier.ts'
import { decideAtRecap } from './verdicts/decide-at-recap.ts'
import { type Candidate, candidateOf } from './verdicts/candidate.ts'
import { unpromptedRules } from './verdicts/unprompted-rules.ts'
import { wishRules } from './verdicts/wish-rules.ts'
import { decideComplaint } from './verdicts/complaint/apply-complaint.ts'
import { placedRules, asksOfPlaced } from './verdicts/placed-rules.ts'

/** Reads a message of a Brazilian visitor: no network, no state but what the dialogue expects. Never throws. */
export const readUtterance = (message: string, context: ReadingContext): Reading =>
  readSteps(message, context).reading

/** `verdict`: the name of the rule that decided; 'none' leaves the tables' reading. */
type Decided = { candidate: Candidate; verdict: string; reading: Reading }
/** How a message came to be read. One without words has no candidate. */
export type ReadSteps = Omit<Decided, 'candidate'> & { candidate: Candidate | null }

export function readSteps(message: string, context: ReadingContext): ReadSteps {
  const { tier, rest: untiered } = cutTier(message, context.tiers)
  const { coupon, rest } = cutCoupon(untiered)
  const parsed = parseMessage(rest, context)
  const slots = {
    ...(coupon && { coupon }),
    ...(tier !== undefined && { tier }),
    ...(message.includes('?') && { hasQuestionMark: true as const }),
    ...(parsed.matches.has('topic:one-pix') && { wantsOnePix: true as const }),
  }
  if (!parsed.utterance.words.length)
    return { candidate: null, verdict: 'none', reading: { ...emptyReading, ...slots } }
  const decided = decideOn(parsed)
  const intrusion =
    decided.reading.intrusion ?? (says(decided.reading, 'trick') ? trickedFor(parsed.matches) : null)
  const alternatives = quantitiesAsked(decided.reading)
  const reading = { ...decided.reading, ...slots, intrusion, alternatives }
  const hint = isUnclear(reading) ? hintedTopic(parsed.matches) : undefined
  return { ...decided, reading: hint ? { ...reading, topics: [hint] } : reading }
}

/** The first verdict that says something decides; the reading is the tables' where none does. */
export const readParsed = (parsed: ParsedMessage): Reading => decideOn(parsed).reading

function decideOn(parsed: ParsedMessage): Decided {
  const candidate = candidateOf(parsed)
  const { name, answer } = parsed.context.recap
    ? decideAtRecap(candidate)
    : (firstRule(verdictsIn(parsed.context), candidate) ?? { name: 'none', answer: candidate.reading })
  return { candidate, verdict: name, reading: answer }
}

const whereLinkIsAsked = joined(
  { complaint: decideComplaint, 'speaks of a placed order': asksOfPlaced },
  wishRules,
)
/** The verdicts that a message may come to which answers no recap; a customer has placed orders. */
export const verdictTables = {
  first: unpromptedRules,
  firstOfCustomer: joined(placedRules, unpromptedRules),
  link: whereLinkIsAsked,
  linkOfCustomer: joined(placedRules, whereLinkIsAsked),
  /** A yes to an offered ticket, to a quote or beside a command is the tables': no classifier has learnt those answers. */
  other: wishRules,
} satisfies Record<string, Rules<Candidate, Reading>>

function verdictsIn({ expecting, placed = [] }: ReadingContext): Rules<Candidate, Reading> {
  const { first, firstOfCustomer, link, linkOfCustomer, other } = verdictTables
  const isCustomer = placed.length > 0
  if (expecting === 'nothing') return isCustomer ? firstOfCustomer : first
  if (expecting === 'link') return isCustomer ? linkOfCustomer : link
  return other
}

/** A question of which nothing is understood: its most telling word gives the topic. */
const isUnclear = (reading: Reading) => {
  const { topics, unsold, money, items, choice, kindness, isQuestion } = reading
  return (
    isQuestion &&
    !choice &&
    !kindness.some((it) => it !== 'all-well') &&
    !topics.length &&
    !unsold &&
    !money &&
    !items.some((it) => it.quantity !== null) &&
    !saysAny(reading, 'clear')
  )
}
