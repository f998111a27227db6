import { setTimeout as pause } from 'node:timers/promises'
import type { Facts } from './facts.ts'
import { conversations } from '../invariants/conversations.ts'
import { mails } from '../invariants/mails.ts'

const timeoutMs = 40_000

/** Collects facts again while a tab or a mail is behind: both poll for what was lost, the chat every 20 s. */
export async function collectSettledFacts(collect: () => Promise<Facts>): Promise<Facts> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const facts = await collect()
    const late = [...conversations(facts), ...mails(facts)].filter(({ isViolated }) => isViolated)
    if (Date.now() > until || late.length === 0) return facts
    await pause(4_000)
  }
}
