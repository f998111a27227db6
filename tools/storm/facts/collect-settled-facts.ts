import { setTimeout as pause } from 'node:timers/promises'
import type { Facts } from './facts.ts'
import { conversations } from '../invariants/conversations.ts'

const patienceMs = 40_000

/** Collects facts again while a tab is behind: the chat polls for lost notifications every 20 s. */
export async function collectSettledFacts(collect: () => Promise<Facts>): Promise<Facts> {
  const until = Date.now() + patienceMs
  for (;;) {
    const facts = await collect()
    if (Date.now() > until || conversations(facts).every(({ isViolated }) => !isViolated)) return facts
    await pause(4_000)
  }
}
