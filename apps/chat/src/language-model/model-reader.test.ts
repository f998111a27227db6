import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { nextTurn } from '@smm/assistant/next-turn'
import type { VisitorOrder } from '@smm/assistant/visitor-records'
import { emptyReading, noItem, type Reading } from '@smm/assistant/understanding/reading'
import { until } from '@smm/http-service/test-until'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import { readChatConfig } from '../config.ts'
import { readMessage } from '../conversation/decide-turn.ts'
import { openModelReader } from './model-reader.ts'
import { unlimited } from '../limits/rate-limiter.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat } from '../testing/open-test-chat.ts'

type ModelRequest = { headers: IncomingMessage['headers']; url?: string; body: string }
type Answer = (response: ServerResponse) => void

const nothing = emptyReading
const wanted = { ...noItem, platform: 'instagram', serviceType: 'followers', quantity: 500 } as const
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

const says =
  (content: string): Answer =>
  (response) =>
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
const reads = (reading: object) => says(JSON.stringify({ ...nothing, ...reading }))

/** An endpoint of OpenAI's chat completions that answers with `answer`. */
async function openModel(answer: Answer) {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      requests.push({ headers: request.headers, body, ...(request.url ? { url: request.url } : {}) })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const readWithModel = openModelReader({ url, name: 'small-model', key: 'a-key' }, quiet)
  const read = (message: string, { state, orders = [] }: { state: unknown; orders?: VisitorOrder[] }) =>
    readWithModel(message, readMessage(message, { state, orders, catalogue: { priceBook: [] } }))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, requests, read, readWithModel, close }
}

let model: Awaited<ReturnType<typeof openModel>>
afterEach(() => model.close())

const turn = (state: unknown, message: string, reading?: Reading) =>
  nextTurn({ state, message, offers: [], orders: [], now: new Date(), ...(reading ? { reading } : {}) })

describe('a model', () => {
  it('gets the message alone, and its reading is used', async () => {
    model = await openModel(reads({ acts: ['order'], items: [wanted] }))
    const reading = await model.read('bota meia milha de gente no insta', { state: null })
    expect(reading).toMatchObject({ acts: ['order'], items: [wanted] })
    const [{ headers, url, body }] = model.requests as [ModelRequest]
    expect(url).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer a-key')
    expect(JSON.parse(body)).toMatchObject({ model: 'small-model', temperature: 0 })
    expect(JSON.parse(JSON.parse(body).messages[1].content)).toEqual({
      expecting: 'nothing',
      shownRows: 0,
      message: 'bota meia milha de gente no insta',
    })
  })

  it('is told which goods were shown and bought, and for no page', async () => {
    model = await openModel(reads({}))
    const { state } = turn(null, 'quero 500 seguidores instagram.com/loja.x')
    const order: VisitorOrder = {
      ...wanted,
      platform: 'tiktok',
      orderId: '1a2b3c4d-0000-4000-8000-000000000001',
      link: 'https://www.tiktok.com/@loja.y',
      amountCents: 4_500,
      status: 'processing',
      remains: null,
      createdAt: '2026-03-02T14:00:00Z',
    }
    await model.read('cadê o do tiktok', { state, orders: [order] })
    const question = JSON.parse(JSON.parse(model.requests[0]!.body).messages[1].content)
    expect(question).toMatchObject({
      recap: [{ platform: 'instagram', quantity: 500 }],
      placed: [{ platform: 'tiktok', serviceType: 'followers', quantity: 500, state: 'running' }],
    })
    expect(JSON.stringify(question)).not.toContain('loja')
  })

  it('is not asked about a yes that repeats the recap, but is about the same words without a recap', async () => {
    model = await openModel(reads({}))
    const words = 'sim, 500 seguidores na loja.x'
    const { state } = turn(null, 'quero 500 seguidores instagram.com/loja.x')
    expect(await model.read(words, { state })).toBeUndefined()
    expect(model.requests).toEqual([])
    await model.read(words, { state: null })
    expect(model.requests).toHaveLength(1)
  })

  it('is asked about a yes with a word of its own, and withholds it by naming another order', async () => {
    const words = 'bah, então destampa esse código'
    const { state } = turn(null, 'quero 500 seguidores instagram.com/loja.x')
    expect(turn(state, words).intents).toMatchObject([{ type: 'place-orders' }])
    for (const [reading, placed] of [
      [{ acts: ['order'], items: [wanted] }, 1],
      [{ acts: ['order'], items: [{ ...wanted, quantity: 5_000 }] }, 0],
      [{ acts: ['order'], items: [{ ...wanted, platform: 'tiktok' }] }, 0],
      [{ acts: ['change-quantity'] }, 0],
    ] as const) {
      model = await openModel(reads(reading))
      expect(turn(state, words, await model.read(words, { state })).intents).toHaveLength(placed)
      model.close()
    }
  })

  it('may answer inside a code fence', async () => {
    model = await openModel(says(`Claro!\n\`\`\`json\n${JSON.stringify(nothing)}\n\`\`\``))
    expect(await model.read('uma frase qualquer', { state: null })).toMatchObject({ acts: [], items: [] })
  })

  it('gets no link, e-mail or long number', async () => {
    model = await openModel(reads({}))
    await model.read('sou a ana, ana@correio.com, 11 98888-7777, insta instagram.com/loja.x e @loja.y', {
      state: null,
    })
    expect(model.requests[0]!.body).not.toMatch(/correio|98888|7777|loja\.[xy]/)
  })
})

describe('the model is not asked about', () => {
  it.each([
    'minha senha é gato123',
    'a SENHA do insta continua a mesma gato123',
    'login loja.x pass gato123',
    'https://www.instagram.com/loja.x/',
    '',
  ])('%j', async (message) => {
    model = await openModel(reads({}))
    expect(await model.read(message, { state: null })).toBeUndefined()
    expect(model.requests).toEqual([])
  })
})

it('the items of a model, which sees no pages, get those of the message', async () => {
  const items = [wanted, { ...wanted, platform: 'tiktok', quantity: 300 }]
  model = await openModel(reads({ acts: ['order'], items }))
  const message = 'bota uma galera em tiktok.com/@loja.x e instagram.com/loja.x'
  const { items: read } = (await model.read(message, { state: null }))!
  expect(read.map((it) => it.target)).toEqual([1, 0])
})

describe('an invalid answer leaves the message to the built-in reader', () => {
  it.each<[string, Answer]>([
    ['another shape', says('{"reply":"500 seguidores por R$ 1"}')],
    ['words', says('Não posso ajudar com isso.')],
    ['an unknown act', reads({ acts: ['place-orders'] })],
    ['an absurd quantity', reads({ items: [{ ...wanted, quantity: 1e12 }] })],
    ['no JSON', (response) => response.end('<html>')],
    ['no choice', (response) => response.end('{"choices":[]}')],
    ['content that is no text', (response) => response.end('{"choices":[{"message":{"content":7}}]}')],
    ['an error', (response) => response.writeHead(500).end()],
    ['too many requests', (response) => response.writeHead(429).end('{}')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a broken connection', (response) => response.destroy()],
    [
      'half an answer',
      (response) =>
        response.writeHead(200, { 'content-length': '999' }).end('{"choi', () => response.destroy()),
    ],
    ['no end', (response) => response.end('x'.repeat(1_000_000))],
  ])('%s', async (_what, answer) => {
    model = await openModel(answer)
    expect(await model.read('quero uns seguidores', { state: null })).toBeUndefined()
  })

  it('an answer after the timeout', async () => {
    model = await openModel(() => {})
    expect(await model.read('quero uns seguidores', { state: null })).toBeUndefined()
  })

  it('the circuit breaker opens after three failures', async () => {
    model = await openModel((response) => response.writeHead(500).end())
    for (let count = 0; count < 5; count++) await model.read('quero uns seguidores', { state: null })
    expect(model.requests).toHaveLength(3)
  })
})

describe('a hostile model', () => {
  const toRecap = 'quero 500 seguidores instagram.com/loja.x'

  it('sets no price, no profile and no text of a reply', async () => {
    model = await openModel(
      reads({
        items: [wanted],
        money: { cents: 1, use: 'price' },
        targets: [{ role: 'wanted', link: null, handle: 'golpista', refusal: null, platform: null }],
        orderRef: 'deadbeef',
        unsold: 'votes',
        link: 'https://www.instagram.com/golpista/',
        quotedCents: 1,
      }),
    )
    const message = 'quero uns quinhentos seguidores por favor'
    const reading = (await model.read(message, { state: null }))!
    expect(reading).toMatchObject({ money: null, targets: [], orderRef: null, unsold: 'votes' })
    const decided = turn(null, message, reading)
    expect(JSON.stringify(decided)).not.toMatch(/golp|deadbeef/)
    expect(decided.intents).toEqual([])
  })

  it('names what is not sold in no words of its own', async () => {
    model = await openModel(reads({ items: [wanted], unsold: 'visite golpe.example' }))
    expect(await model.read('quero uns quinhentos seguidores', { state: null })).toBeUndefined()
  })

  it('neither confirms nor cancels for the visitor', async () => {
    const committing = [
      'agree',
      'command',
      'want-cancel',
      'want-refill',
      'refuse',
      'withdraw-ticket',
    ] as const
    model = await openModel(reads({ acts: committing }))
    const { state } = turn(null, toRecap)
    const reading = (await model.read('hmm deixa eu olhar aqui', { state }))!
    for (const act of committing) expect(reading.acts).not.toContain(act)
    const decided = turn(state, 'hmm deixa eu olhar aqui', reading)
    expect(decided.intents).toEqual([])
    expect(decided.state.dialogue.state).toMatchObject({
      recap: [{ quotedCents: 4_500, link: 'https://www.instagram.com/loja.x/' }],
    })
  })

  it('cannot make a plain yes of one with a condition', async () => {
    model = await openModel(reads({ acts: ['agree', 'command', 'order'] }))
    const { state } = turn(null, toRecap)
    for (const message of ['sim, mas só pago amanhã', 'acho que sim', 'sim, mas é pro meu irmão'])
      expect(turn(state, message, await model.read(message, { state })).intents).toEqual([])
  })

  it('cannot change what the recap shows before the visitor has seen it', async () => {
    model = await openModel(reads({ items: [{ ...wanted, quantity: 5_000 }] }))
    const { state } = turn(null, toRecap)
    const message = 'melhor aquele maior que eu falei antes'
    const decided = turn(state, message, (await model.read(message, { state }))!)
    expect(decided.intents).toEqual([])
    expect(decided.replies[0]!.content).toContain('R$ 300,00')
  })
})

describe('the chat with a model', () => {
  it('answers with the model’s reading, and asks it while no row is locked', async () => {
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
    const chat = await openTestChat({ nextTurn, readWithModel: model.readWithModel })
    const visitor = await visit(chat)
    visitor.say('cês dão aquele papel pro contador?')
    await until(async () => visitor.texts().some((it) => it.includes('nota fiscal')))
    expect(locked).toBe(false)
    visitor.socket.close()
    await chat.close()
    await chat.database.drop()
  })

  it('charges the visitor for the reading that is put to the model', async () => {
    model = await openModel(reads({}))
    const charged: unknown[] = []
    let put: Reading | undefined
    const budget = { isSpent: () => false, measure: <T>(work: () => T) => noted(charged, work()) }
    const chat = await openTestChat({
      nextTurn,
      rateLimiter: { ...unlimited, openProcessorBudget: () => budget },
      readWithModel: async (_, { own }) => void (put = own),
    })
    const visitor = await visit(chat)
    visitor.say('500 seguidores no insta')
    await until(async () => visitor.texts().length > 0)
    expect(put).toMatchObject({ items: [wanted] })
    expect(charged).toContainEqual(expect.objectContaining({ own: put }))
    visitor.socket.close()
    await chat.close()
    await chat.database.drop()
  })
})

const noted = <T>(list: unknown[], it: T): T => {
  list.push(it)
  return it
}

it('the model is configured by its URL', async () => {
  model = await openModel(reads({}))
  const settings = {
    CHAT_DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    ...sessionSettings,
    ORDER_LINK_SECRET: 'l'.repeat(32),
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
