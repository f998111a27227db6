import { freePort } from '@smm/database/test-port'
import { appendMessages } from '../conversation/conversation.queries.ts'
import { textMessage } from '../conversation/stored-message.ts'
import { startRedis } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { defaultPollEveryMs } from './fan-out.ts'

let first: TestChat
let second: TestChat
const open: TestVisitor[] = []
/** The test itself says when this replica polls. */
const neverMs = 3_600_000
const enter = async (...given: Parameters<typeof visit>) => {
  const visitor = await visit(...given)
  open.push(visitor)
  return visitor
}
const answer = (text: string) => (frame: { type: string; content?: string }) =>
  frame.type === 'chat_response' && frame.content === text

async function closeAll() {
  for (const { socket } of open.splice(0)) socket.terminate()
  await first.close()
  await second.close()
  await first.database.drop()
}

describe('two replicas', () => {
  beforeAll(async () => {
    first = await openTestChat()
    second = await openTestChat({ database: first.database, redis: first.redis })
  })
  afterAll(closeAll)

  it('show the same messages in the same order, whichever replica a message is sent to', async () => {
    const here = await enter(first)
    const there = await enter(second, { cookie: here.cookie })
    for (let n = 0; n < 10; n++) {
      here.say(`a${n}`)
      there.say(`b${n}`)
    }
    await Promise.all([here, there].map((tab) => until(async () => tab.texts().length === 20)))
    expect(here.texts()).toEqual(there.texts())
    const written = (tab: TestVisitor) =>
      tab.frames.flatMap((frame) => (frame.type === 'visitor_message' ? [frame.content[0]] : []))
    expect(written(here)).toEqual(Array(10).fill('b'))
    expect(written(there)).toEqual(Array(10).fill('a'))
  })

  it('answer a message once that is sent to both', async () => {
    const here = await enter(first)
    const there = await enter(second, { cookie: here.cookie })
    const id = here.say('oi')
    there.say('oi', id)
    const isAck = ({ type }: { type: string }) => type === 'message_ack'
    await Promise.all([here.see(isAck), there.see(isAck)])
    await Promise.all([here.see(answer('1: oi')), there.see(answer('1: oi'))])
    here.say('fim')
    await here.see(answer('2: fim'))
    expect(here.texts()).toEqual(['1: oi', '2: fim'])
  })
})

it('a message without an announcement is delivered by the periodic poll, within 30 s', async () => {
  expect(defaultPollEveryMs).toBeLessThan(30_000)
  const chat = await openTestChat({ pollEveryMs: 100 })
  const visitor = await visit(chat)
  visitor.say('oi')
  await visitor.see(answer('1: oi'))
  await chat.deps.db.transaction().execute(async (trx) => {
    const { id } = await trx.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
    const messages = [textMessage('sem aviso')]
    await appendMessages(trx, id, { lastSeq: 2, messages })
  })
  await visitor.see(answer('sem aviso'))
  visitor.socket.terminate()
  await chat.close()
  await chat.database.drop()
})

describe('without Redis', () => {
  let redis: { stop: () => Promise<void> }
  let port: number
  beforeAll(async () => {
    port = await freePort()
    redis = await startRedis(port)
    const redisOptions = { url: `redis://127.0.0.1:${port}`, namespace: 'test' }
    first = await openTestChat({ redis: redisOptions })
    second = await openTestChat({ database: first.database, redis: redisOptions, pollEveryMs: neverMs })
  })
  afterAll(async () => {
    await closeAll()
    await redis.stop()
  })

  it('messages are stored and answered, other replicas poll them, and pub/sub recovers afterwards', async () => {
    const here = await enter(first)
    const there = await enter(second, { cookie: here.cookie })
    here.say('um')
    await there.see(answer('1: um'))

    await redis.stop()
    here.say('dois')
    await here.see(answer('2: dois'))
    const late = await enter(second, { cookie: here.cookie })
    await late.see(answer('2: dois'))
    expect(there.texts()).toEqual(['1: um'])
    await second.deps.fanOut.pollPositions()
    await there.see(answer('2: dois'))

    redis = await startRedis(port)
    await until(async () => {
      here.say('de novo')
      await new Promise((resolve) => setTimeout(resolve, 50))
      return there.texts().some((text) => text.endsWith('de novo'))
    })
    await second.deps.fanOut.pollPositions()
    await until(async () => there.texts().length === here.texts().length)
    expect(there.texts()).toEqual(here.texts())
  })
})
