import { nextTurn } from '@smm/assistant/next-turn'
import { until } from '@smm/http-service/test-until'
import { burnProcessor } from '../testing/burn-processor.ts'
import { openRateLimiter } from '../limits/rate-limiter.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

/** Combining marks that normalization must sort. */
const unorderedMarks = '\u0316\u0301'.repeat(1_000)

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat({ nextTurn, rateLimiter: openRateLimiter() })
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const leave = (visitors: TestVisitor[]) => visitors.forEach(({ socket }) => socket.terminate())

it('a text is normalized in the decision queue, and a ping does not wait for it', async () => {
  const busy = await openTestChat({ database: chat.database, decisionQueue: () => new Promise(() => {}) })
  const visitor = await visit(busy)
  visitor.say(unorderedMarks)
  visitor.say(' ')
  visitor.send({ id: 'p1', type: 'ping' })
  await visitor.see(({ type }) => type === 'pong')
  expect(visitor.frames.map(({ type }) => type)).toEqual(['pong'])
  leave([visitor])
  await busy.close()
})

it('32 costly messages of one address are each answered or refused', async () => {
  const hostile = await Promise.all(Array.from({ length: 4 }, () => visit(chat)))
  for (let n = 0; n < 32; n++) hostile[n % 4]!.say(n % 2 ? unorderedMarks : 'ﷺ'.repeat(2_000))
  const answered = () =>
    hostile.flatMap(({ frames }) => frames).filter(({ type }) => /^message_(ack|refused)$/.test(type)).length
  await until(async () => answered() === 32)
  leave(hostile)
})

it('a spent budget refuses a message before it is normalized, and a long frame before it is parsed', async () => {
  const isSpent = { isSpent: () => true, measure: <T>(work: () => T) => work() }
  const spent = await openTestChat({
    database: chat.database,
    rateLimiter: { ...openRateLimiter(), openProcessorBudget: () => isSpent },
  })
  const visitor = await visit(spent)
  visitor.say(' ')
  visitor.socket.send('['.repeat(10_000))
  const long = visitor.say('quero seguidores '.repeat(20))
  visitor.send({ id: 'p1', type: 'ping' })
  await until(async () => visitor.frames.length === 4)
  const codes = visitor.frames.map((frame) => ('code' in frame ? frame.code : frame.type))
  expect(codes.toSorted()).toEqual([...Array(3).fill('TOO_MANY_MESSAGES'), 'pong'])
  // Its browser sends the message again when the refusal names it.
  expect(visitor.frames.map(({ id }) => id)).toContain(long)
  leave([visitor])
  await spent.close()
})

it('a connection that spent its processor time is refused, and others are answered', async () => {
  const slow = await openTestChat({
    database: chat.database,
    // Its clock stands still: nothing is refilled, however long the machine takes.
    rateLimiter: openRateLimiter(() => 0),
    nextTurn: (input) => {
      if (input.message !== 'oi') burnProcessor(200)
      return nextTurn(input)
    },
  })
  const [costly, other] = [await visit(slow), await visit(slow)]
  for (let n = 0; n < 3; n++) costly.say(`custa ${n}`)
  const refused = await costly.see(({ type }) => type === 'message_refused')
  expect(refused).toMatchObject({ code: 'TOO_MANY_MESSAGES' })
  other.say('oi')
  await other.see(({ type }) => type === 'chat_response')
  expect(costly.socket.readyState).toBe(costly.socket.OPEN)
  leave([costly, other])
  await slow.close()
})

it.each(['ping', 'pong'] as const)('a flood of %s control frames closes the socket', async (kind) => {
  const visitor = await visit(chat)
  for (let n = 0; n < 2_000; n++) visitor.socket[kind]()
  // Unread frames reset the TCP connection, which may drop the close frame (1006).
  expect([4029, 1006]).toContain(await visitor.closed)
})

it('a turn that takes too long is refused, and the next message waits for its repeat', async () => {
  const stuck = await openTestChat({
    database: chat.database,
    turnDeadlineMs: 300,
    loadCatalogue: () => new Promise(() => {}),
  })
  const visitor = await visit(stuck)
  const [first, second] = [visitor.say('oi'), visitor.say('500')]
  for (const id of [first, second])
    await visitor.see((frame) => frame.id === id && frame.type === 'message_refused')
  expect(visitor.frames.map((frame) => 'code' in frame && frame.code)).toEqual(['TRY_AGAIN', 'TRY_AGAIN'])
  leave([visitor])
  await stuck.close()
})
