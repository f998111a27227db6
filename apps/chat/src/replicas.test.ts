import {
  freePort,
  openTestChat,
  startRedis,
  type TestChat,
  type TestVisitor,
  until,
  visit,
} from './testing.ts'

let first: TestChat
let second: TestChat
const open: TestVisitor[] = []
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

  it('show the same talk, in one order, wherever a message is said', async () => {
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

  it('answer a message once that reaches both of them', async () => {
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

describe('without Redis', () => {
  let redis: { stop: () => Promise<void> }
  let port: number
  beforeAll(async () => {
    port = await freePort()
    redis = await startRedis(port)
    const place = { url: `redis://127.0.0.1:${port}`, namespace: 'test' }
    first = await openTestChat({ redis: place })
    second = await openTestChat({ database: first.database, redis: place })
  })
  afterAll(async () => {
    await closeAll()
    await redis.stop()
  })

  it('messages are kept and answered, other replicas find them in the rows, and news flow again afterwards', async () => {
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
    await second.deps.online.comparePositions()
    await there.see(answer('2: dois'))

    redis = await startRedis(port)
    await until(async () => {
      here.say('de novo')
      await new Promise((resolve) => setTimeout(resolve, 50))
      return there.texts().some((text) => text.endsWith('de novo'))
    })
    await second.deps.online.comparePositions()
    await until(async () => there.texts().length === here.texts().length)
    expect(there.texts()).toEqual(here.texts())
  })
})
