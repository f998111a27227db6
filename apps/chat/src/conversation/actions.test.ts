import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import type { ServerFrame } from '@smm/contracts/chat'
import type { ChatAction, PackagesPart, RecapPart } from '@smm/contracts/message-parts'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
const open: TestVisitor[] = []
const enter = async (...given: Parameters<typeof visit>) => {
  const visitor = await visit(...given)
  open.push(visitor)
  return visitor
}

beforeAll(async () => {
  chat = await openTestChat({ nextTurn })
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

type Answer = Extract<ServerFrame, { type: 'chat_response' }>

/** Sends a message or an action, whose words are noise unless given, and resolves with the answer. */
async function ask(visitor: TestVisitor, content: string, action?: unknown, id: string = randomUUID()) {
  const before = visitor.frames.length
  visitor.send({ id, type: 'chat_message', content, timestamp: 1, ...(action !== undefined && { action }) })
  const isAnswer = (frame: ServerFrame) =>
    frame.type === 'chat_response' && visitor.frames.indexOf(frame) >= before
  return (await visitor.see(isAnswer)) as Answer
}

const partOf = <Part>({ parts = [] }: Answer, type: string) => parts.find((it) => it.type === type) as Part
const packagesIn = (answer: Answer) => partOf<PackagesPart>(answer, 'packages')
const buttonIn = (answer: Answer, label: string): ChatAction =>
  partOf<RecapPart>(answer, 'recap').actions.find((it) => it.label === label)!.action

const order = '500 seguidores instagram.com/padaria.estrela'
const requestedOrders = () =>
  chat.deps.db.selectFrom('chatOrders').select(['quantity', 'amountCents', 'link']).execute()
beforeEach(() => chat.deps.db.deleteFrom('chatOrders').execute())

describe('an action', () => {
  it('on a package, then on Gerar PIX, places exactly what was shown, whatever its words say', async () => {
    const visitor = await enter(chat)
    const listed = await ask(visitor, 'seguidores para instagram.com/padaria.estrela')
    const recap = await ask(visitor, 'quero 5 curtidas', packagesIn(listed).rows[2]!.action)
    expect(partOf<RecapPart>(recap, 'recap')).toMatchObject({
      total: 120,
      items: [{ title: '1.500 seguidores no Instagram' }],
    })
    const placed = await ask(visitor, 'não, cancela', buttonIn(recap, 'Gerar PIX'))
    expect(placed.content).toContain('Gerando seu PIX')
    expect(await requestedOrders()).toEqual([
      { quantity: 1500, amountCents: 12_000, link: 'https://www.instagram.com/padaria.estrela/' },
    ])
  })

  it('on a recap that has changed is answered with the recap of now, and places nothing', async () => {
    const visitor = await enter(chat)
    const old = await ask(visitor, order)
    await ask(visitor, 'na verdade 1500')
    const late = await ask(visitor, 'Gerar PIX', buttonIn(old, 'Gerar PIX'))
    expect(late.content).toContain('Essa opção era de uma etapa anterior')
    expect(partOf<RecapPart>(late, 'recap')).toMatchObject({ total: 120 })
    expect(await requestedOrders()).toEqual([])
  })

  it('sent twice, also under two ids, places its orders once', async () => {
    const visitor = await enter(chat)
    const button = buttonIn(await ask(visitor, order), 'Gerar PIX')
    const id = randomUUID()
    await ask(visitor, 'Gerar PIX', button, id)
    visitor.send({ id, type: 'chat_message', content: 'Gerar PIX', timestamp: 1, action: button })
    const again = await ask(visitor, 'Gerar PIX', button)
    expect(again.content).toContain('está sendo preparado')
    expect(await requestedOrders()).toHaveLength(1)
  })

  it('of another conversation does nothing here', async () => {
    const stranger = await enter(chat)
    const button = buttonIn(await ask(stranger, order), 'Gerar PIX')
    const visitor = await enter(chat)
    const late = await ask(visitor, 'Gerar PIX', button)
    expect(late.content).toContain('Essa opção era de uma etapa anterior')
    expect(await requestedOrders()).toEqual([])
  })

  it('of a later release is read as its words', async () => {
    const visitor = await enter(chat)
    await ask(visitor, order)
    expect((await ask(visitor, 'Gerar PIX', { type: 'pay-by-voice' })).content).toContain('Gerando seu PIX')
  })

  it('is never read by the model', async () => {
    const read: string[] = []
    const modelled = await openTestChat({
      nextTurn,
      database: chat.database,
      redis: chat.redis,
      readWithModel: async (message) => void read.push(message),
    })
    const visitor = await enter(modelled)
    const recap = await ask(visitor, order)
    await ask(visitor, 'Cancelar', buttonIn(recap, 'Cancelar'))
    expect(read).toEqual([order])
    await modelled.close()
  })
})

it('parts are stored with their message and shown again after a reload', async () => {
  const visitor = await enter(chat)
  const { parts } = await ask(visitor, order)
  const reloaded = await enter(chat, { cookie: visitor.cookie })
  expect(await reloaded.see((it) => it.type === 'chat_response')).toMatchObject({ parts })
})

it('a client of the previous release orders in words, from the same replies', async () => {
  const visitor = await enter(chat)
  const { content, suggestions } = await ask(visitor, order)
  expect(content).toContain('• Total: R$ 45,00')
  expect(suggestions).toContain('Sim, pode gerar o PIX')
  await ask(visitor, 'Sim, pode gerar o PIX')
  expect(await requestedOrders()).toMatchObject([{ quantity: 500 }])
})
