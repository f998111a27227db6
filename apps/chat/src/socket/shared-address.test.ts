import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type { ServerFrame } from '@smm/contracts/chat'
import { openRateLimiter } from '../limits/rate-limiter.ts'
import { openSharedLimits } from '../limits/shared-limits.ts'
import { emptyRedis } from '@smm/messaging/test-redis'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat } from '../testing/open-test-chat.ts'

const visitors = 200
const messages = 5

it('200 visitors behind one address come at once and are answered by two replicas, none refused', async () => {
  const first = await openTestChat()
  const { database, redis, deps } = first
  const { CHAT_VISITORS_PER_ADDRESS: visitorsPerAddress } = deps.config
  const limited = () => {
    const sharedLimits = openSharedLimits({ redis, log: deps.log, visitorsPerAddress })
    return openTestChat({ database, redis, sharedLimits, rateLimiter: openRateLimiter() })
  }
  const replicas = [await limited(), await limited()]
  const permits = pLimit(20)
  const all = await Promise.all(
    Array.from({ length: visitors }, (_, n) => permits(() => visit(replicas[n % 2]!))),
  )
  await Promise.all(all.map((visitor) => permits(() => talk(visitor))))
  for (const { frames, socket } of all) {
    const answers = frames.filter(({ type }) => type === 'chat_response').map(({ id }) => id)
    expect(new Set(answers).size).toBe(messages)
    expect(frames.filter((frame) => frame.type === 'message_refused' && !isAskedAgain(frame))).toEqual([])
    expect(socket.readyState).toBe(socket.OPEN)
    socket.terminate()
  }
  for (const replica of [first, ...replicas]) await replica.close()
  for (const { deps } of replicas) deps.sharedLimits.close()
  await emptyRedis(redis)
  await database.drop()
})

/** As a browser does: what a busy shop asks for again is sent again under its id. */
async function talk(visitor: TestVisitor) {
  const { frames } = visitor
  for (let n = 1; n <= messages; n++) {
    const id = randomUUID()
    const isAnswer = (frame: ServerFrame) =>
      frame.type === 'chat_response' && frame.content.startsWith(`${n}:`)
    while (!frames.some(isAnswer)) {
      const said = frames.length
      visitor.say(`quanto custa ${n}`, id)
      await visitor.see((frame) => isAnswer(frame) || (frames.indexOf(frame) >= said && isAskedAgain(frame)))
    }
  }
}

const isAskedAgain = (frame: ServerFrame) => frame.type === 'message_refused' && frame.code === 'TRY_AGAIN'
