import { setTimeout as pause } from 'node:timers/promises'
import type { ChatProduct } from './open-product.ts'

type Step = { after: number; what: string; run: () => Promise<unknown> }

/** Ten ends of the chat, half of them without a word, and one of each store. Answers how many were brought about. */
export async function breakThings(product: ChatProduct, say: (line: string) => void): Promise<number> {
  const endChat = (signal: 'SIGTERM' | 'SIGKILL'): Step => ({
    after: 4_000,
    what: `chat: ${signal}`,
    run: async () => process.kill(product.pids().chat, signal),
  })
  const chatEnds = Array.from({ length: 10 }, (_, at) => endChat(at % 2 ? 'SIGKILL' : 'SIGTERM'))
  const redis: Step = { after: 3_000, what: 'Redis: SIGKILL', run: () => product.stores.restartRedis({}) }
  const postgres: Step = {
    after: 3_000,
    what: 'Postgres: immediate shutdown',
    run: () => product.stores.restartPostgres('SIGQUIT'),
  }
  const steps = [...chatEnds.slice(0, 4), redis, ...chatEnds.slice(4, 7), postgres, ...chatEnds.slice(7)]
  let count = 0
  for (const { after, what, run } of steps) {
    await pause(after)
    await product.ready()
    say(what)
    await run()
    count += 1
  }
  await product.ready()
  return count
}
