import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { emptyDialogue, nextTurn } from '@smm/assistant/next-turn'
import { readMessage } from '@smm/assistant/read-message'
import type { Reading } from '@smm/assistant/reader'
import { readChatConfig } from './config.ts'
import { openReadWithModel } from './read-with-model.ts'
import { openTestChat, until, visit } from './testing.ts'

type Asked = { headers: IncomingMessage['headers']; url?: string; body: string }
type Answer = (response: ServerResponse) => void

const nothing = readMessage('')
const wanted = { platform: 'instagram', serviceType: 'followers', quantity: 500 } as const
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

const says =
  (content: string): Answer =>
  (response) =>
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
const reads = (reading: object) => says(JSON.stringify({ ...nothing, ...reading }))

/** An endpoint that speaks OpenAI's chat completions, as the test tells it to. */
async function openModel(answer: Answer) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push({ headers: request.headers, body, ...(request.url ? { url: request.url } : {}) })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const read = openReadWithModel({ url, name: 'small-model', key: 'a-key' }, quiet)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, asked, read, close }
}

let model: Awaited<ReturnType<typeof openModel>>
afterEach(() => model.close())

const turn = (state: unknown, message: string, reading?: Reading) =>
  nextTurn({ state, message, offers: [], orders: [], now: new Date(), ...(reading ? { reading } : {}) })

describe('a model that does as it is told', () => {
  it('is asked with the message alone, and its reading is taken', async () => {
    model = await openModel(reads({ acts: ['order'], orders: [wanted] }))
    const reading = await model.read('bota meia milha de gente no insta', emptyDialogue)
    expect(reading).toMatchObject({ acts: ['order'], orders: [wanted] })
    const [{ headers, url, body }] = model.asked as [Asked]
    expect(url).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer a-key')
    expect(JSON.parse(body)).toMatchObject({ model: 'small-model', temperature: 0 })
    expect(JSON.parse(JSON.parse(body).messages[1].content)).toEqual({
      asked: null,
      message: 'bota meia milha de gente no insta',
    })
  })

  it('is not asked about a yes that names what its recap shows, and is about the same words without one', async () => {
    model = await openModel(reads({}))
    const words = 'sim, 500 seguidores na loja.x'
    const { state } = turn(emptyDialogue, 'quero 500 seguidores instagram.com/loja.x')
    expect(await model.read(words, state)).toBeUndefined()
    expect(model.asked).toEqual([])
    await model.read(words, emptyDialogue)
    expect(model.asked).toHaveLength(1)
  })

  it('may put its answer in a fence', async () => {
    model = await openModel(says(`Claro!\n\`\`\`json\n${JSON.stringify(nothing)}\n\`\`\``))
    expect(await model.read('uma frase qualquer', null)).toEqual(nothing)
  })

  it('sees no address, e-mail or long number', async () => {
    model = await openModel(reads({}))
    await model.read('sou a ana, ana@correio.com, 11 98888-7777, insta instagram.com/loja.x e @loja.y', null)
    expect(model.asked[0]!.body).not.toMatch(/correio|98888|7777|loja\.[xy]/)
  })
})

describe('what is not asked at all', () => {
  it.each([
    'minha senha é gato123',
    'a SENHA do insta continua a mesma gato123',
    'login loja.x pass gato123',
    'sim, pode gerar',
    'https://www.instagram.com/loja.x/',
    '',
  ])('%j', async (message) => {
    model = await openModel(reads({}))
    expect(await model.read(message, null)).toBeUndefined()
    expect(model.asked).toEqual([])
  })
})

describe('an answer that is no reading leaves the message to the built-in reader', () => {
  it.each<[string, Answer]>([
    ['another shape', says('{"reply":"500 seguidores por R$ 1"}')],
    ['words', says('Não posso ajudar com isso.')],
    ['an unknown act', reads({ acts: ['place-order'] })],
    ['an absurd quantity', reads({ orders: [{ ...wanted, quantity: 1e12 }] })],
    ['no JSON', (response) => response.end('<html>')],
    ['no choice', (response) => response.end('{"choices":[]}')],
    ['content that is no text', (response) => response.end('{"choices":[{"message":{"content":7}}]}')],
    ['an error', (response) => response.writeHead(500).end()],
    ['too many requests', (response) => response.writeHead(429).end('{}')],
    ['another place', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a broken line', (response) => response.destroy()],
    [
      'half an answer',
      (response) =>
        response.writeHead(200, { 'content-length': '999' }).end('{"choi', () => response.destroy()),
    ],
    ['no end', (response) => response.end('x'.repeat(1_000_000))],
  ])('%s', async (_what, answer) => {
    model = await openModel(answer)
    expect(await model.read('quero uns seguidores', null)).toBeUndefined()
  })

  it('a model that is late', async () => {
    model = await openModel(() => {})
    expect(await model.read('quero uns seguidores', null)).toBeUndefined()
  })

  it('after three failures it is left in peace', async () => {
    model = await openModel((response) => response.writeHead(500).end())
    for (let count = 0; count < 5; count++) await model.read('quero uns seguidores', null)
    expect(model.asked).toHaveLength(3)
  })
})

describe('a hostile model', () => {
  const toRecap = 'quero 500 seguidores instagram.com/loja.x'

  it('sets no price, no address and no words of ours', async () => {
    model = await openModel(
      reads({
        orders: [wanted],
        money: { cents: 1, use: 'price' },
        handle: 'golpista',
        orderRef: 'deadbeef',
        unsold: 'visite golpe.example',
        link: 'https://www.instagram.com/golpista/',
        quotedCents: 1,
      }),
    )
    const message = 'quero uns quinhentos seguidores por favor'
    const reading = (await model.read(message, emptyDialogue))!
    expect(reading).toMatchObject({ money: null, handle: null, orderRef: null, unsold: 'esse serviço' })
    const told = turn(emptyDialogue, message, reading)
    expect(JSON.stringify(told)).not.toMatch(/golp|deadbeef/)
    expect(told.intents).toEqual([])
  })

  it('neither confirms nor cancels for the visitor', async () => {
    model = await openModel(
      reads({ acts: ['yes', 'firm-yes', 'wants-cancel', 'wants-refill', 'drop-order'] }),
    )
    const { state } = turn(null, toRecap)
    const reading = (await model.read('hmm deixa eu olhar aqui', state))!
    expect(reading.acts).toEqual([])
    const told = turn(state, 'hmm deixa eu olhar aqui', reading)
    expect(told.intents).toEqual([])
    expect(told.state.recap).toMatchObject({ quotedCents: 4_500, link: 'https://www.instagram.com/loja.x/' })
  })

  it('cannot change what the recap shows before the visitor has seen it', async () => {
    model = await openModel(reads({ orders: [{ ...wanted, quantity: 5_000 }] }))
    const { state } = turn(null, toRecap)
    const told = turn(state, 'tá certo isso aí?', (await model.read('tá certo isso aí?', state))!)
    expect(told.intents).toEqual([])
    expect(told.replies[0]!.content).toContain('R$ 300,00')
  })
})

describe('the chat with a model', () => {
  it('answers by its reading, and asks it while nothing is locked', async () => {
    let locked = true
    model = await openModel((response) => {
      void chat.database.db
        .selectFrom('conversations')
        .select('id')
        .forUpdate()
        .noWait()
        .execute()
        .then(() => (locked = false))
        .finally(() => reads({ topics: ['invoice'], isQuestion: true })(response))
    })
    const chat = await openTestChat({ nextTurn, readWithModel: model.read })
    const visitor = await visit(chat)
    visitor.say('cês dão aquele papel pro contador?')
    await until(async () => visitor.texts().some((it) => it.includes('nota fiscal')))
    expect(locked).toBe(false)
    visitor.socket.close()
    await chat.close()
    await chat.database.drop()
  })
})

it('is set by its address', async () => {
  model = await openModel(reads({}))
  const settings = {
    CHAT_DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    STAFF_SESSION_SECRET: 'x'.repeat(32),
  }
  expect(readChatConfig(settings).model).toBeNull()
  expect(
    readChatConfig({ ...settings, MODEL_URL: model.url, MODEL_NAME: 'm', MODEL_KEY: 'k' }).model,
  ).toEqual({
    url: model.url,
    name: 'm',
    key: 'k',
  })
})
