import { setTimeout as pause } from 'node:timers/promises'
import type { Facts } from './facts.ts'
import { conversations } from './invariants/conversations.ts'

const patienceMs = 40_000

/** Reads the facts again while a tab still has to catch up: the chat looks for news that were lost every 20 s. */
export async function readCalmly(collect: () => Promise<Facts>): Promise<Facts> {
  const until = Date.now() + patienceMs
  for (;;) {
    const facts = await collect()
    if (Date.now() > until || conversations(facts).every(({ isOff }) => !isOff)) return facts
    await pause(4_000)
  }
}
