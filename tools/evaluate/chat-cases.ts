import type { ChatCase } from './chat-case.ts'
import { Conversation } from './conversation.ts'
import { hasWantedAmount, orderFailures, turnFailures } from './judge-case.ts'
import { Script } from './script.ts'

export type CaseResult = {
  id: string
  category: string
  failures: string[]
  turnsToPix: number | null
  /** Turns that a PIX is due at and that were said, and those of them at which none came. */
  duePix: number
  latePix: number
  unwantedPix: number
  unwantedTicket: boolean
  repeated: string[]
  transcript: string[]
}

/** Plays a case, and judges the texts of its turns, its orders and its ticket. A PIX that comes later than due is counted only. */
export function playCase(testCase: ChatCase): CaseResult {
  const { id, category, turns, final = {}, continueAfterPix = false } = testCase
  const talk = new Conversation()
  const failures: string[] = []
  let [duePix, latePix] = [0, 0]
  const drive = driverOf(testCase, talk)
  for (const [index, { user, expect: expected = {}, needsPix }] of turns.entries()) {
    if (talk.orders.length > 0 && !continueAfterPix && final.pix === true) break
    if (needsPix) drive(() => talk.orders.length > 0)
    const orderId = talk.orders.at(-1)?.orderId ?? '00000000'
    const said = user.replaceAll('{{orderId8}}', orderId.slice(0, 8)).replaceAll('{{orderId}}', orderId)
    const answered = talk.say(said)
    failures.push(...turnFailures(expected, answered).map((it) => `turn ${index + 1}: ${it}`))
    if (expected.kind !== 'pix') continue
    duePix++
    if (answered.placed.length === 0) latePix++
  }
  drive(() => isReached(testCase, talk))
  failures.push(...orderFailures(final, talk.orders))
  if (final.ticket && talk.tickets.length === 0) failures.push('no ticket')
  return {
    id,
    category,
    failures,
    turnsToPix: talk.turnsToPix,
    duePix,
    latePix,
    unwantedPix:
      final.pix === false ? talk.orders.length : Math.max(0, talk.orders.length - (final.maxOrders ?? 1)),
    unwantedTicket: talk.tickets.length > 0 && !final.ticket,
    repeated: talk.replies.filter((it, at) => at > 0 && it === talk.replies[at - 1]),
    transcript: talk.transcript,
  }
}

/** Goes on by the case's own answers until `isDone`, or until it has lasted long enough. */
function driverOf({ autoReplies, final = {}, turns, maxTurns }: ChatCase, talk: Conversation) {
  const most = maxTurns ?? Math.max(8, turns.length + 5)
  return (isDone: () => boolean) => {
    if (!autoReplies) return
    const script = new Script(autoReplies)
    while (!isDone() && talk.turns < most)
      talk.say(script.nextAnswer(talk.situations, final.allOf !== undefined && talk.orders.length > 0))
  }
}

function isReached({ final = {}, continueAfterPix }: ChatCase, { orders, tickets }: Conversation): boolean {
  if (final.ticket && tickets.length === 0) return false
  if (final.allOf) return orders.length >= final.allOf.length
  if (final.pix !== true) return true
  const last = orders.at(-1)
  return last !== undefined && (!continueAfterPix || hasWantedAmount(final, last))
}
