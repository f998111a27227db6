import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nextTurn } from '@smm/assistant/next-turn'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import { Agent, type Dispatcher } from 'undici'
import { readChatConfig } from '../config.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat } from '../testing/open-test-chat.ts'
import { openShortLinks } from './resolve-short-links.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const redirectsTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end('<a href="https://evil.com">x</a>')

/** Plays every host of the platforms, in plain HTTP; `asked` holds the addresses that were asked for. */
async function openPlatforms(answers: Record<string, Answer>, timeoutMs = 60_000) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[`${request.headers.host}${request.url}`]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const agent = new Agent()
  const dispatcher: Dispatcher = agent.compose((dispatch) => (options, handler) => {
    asked.push(`${String(options.origin)}${options.path}`)
    const { host } = new URL(String(options.origin))
    return dispatch({ ...options, origin, headers: { ...options.headers, host } }, handler)
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await agent.close()
  }
  const resolveShortLinks = openShortLinks(dispatcher, timeoutMs)
  const resolve = (text: string, ip = '203.0.113.1') => resolveShortLinks(text, ip)
  return { asked, resolve, close }
}

const profile = 'https://www.tiktok.com/@loja.x'
let platforms: Awaited<ReturnType<typeof openPlatforms>>
afterEach(() => platforms.close())

it('a share text is read with the page behind its link', async () => {
  platforms = await openPlatforms({ 'vm.tiktok.com/ZMabc/': redirectsTo(`${profile}?_t=8x&_r=1`) })
  expect(await platforms.resolve('Olha o meu perfil: https://vm.tiktok.com/ZMabc/?k=1 quero 500')).toBe(
    `Olha o meu perfil: ${profile} quero 500`,
  )
  expect(platforms.asked).toEqual(['https://vm.tiktok.com/ZMabc/'])
})

it('several links are resolved at once, each asked for once', async () => {
  platforms = await openPlatforms({
    'vm.tiktok.com/ZMabc/': redirectsTo('https://vt.tiktok.com/ZSabc/'),
    'vt.tiktok.com/ZSabc/': redirectsTo(profile),
    'www.instagram.com/share/BAabc': (response, { headers }) =>
      redirectsTo(headers['sec-fetch-mode'] === 'navigate' ? '/reel/DAbc_1-XyZq/' : '/')(
        response,
        {} as never,
      ),
  })
  const text = 'https://vm.tiktok.com/ZMabc/ e www.instagram.com/share/BAabc'
  const resolved = `${profile} e https://www.instagram.com/reel/DAbc_1-XyZq/`
  expect(await Promise.all([platforms.resolve(text), platforms.resolve(text)])).toEqual([resolved, resolved])
  expect(await platforms.resolve(text)).toBe(resolved)
  expect(platforms.asked).toHaveLength(3)
})

it('one household cannot use up the links that others may ask at the same time', async () => {
  const linkOf = (n: number) => `https://vm.tiktok.com/ZM${n}/`
  platforms = await openPlatforms(
    Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`vm.tiktok.com/ZM${n}/`, redirectsTo(profile)])),
  )
  const taken = Array.from({ length: 6 }, (_, n) => platforms.resolve(linkOf(n), `2001:db8::${n + 1}`))
  const [refused, other] = ['2001:db8::99', '2001:db8:1::1'].map((ip) => platforms.resolve(linkOf(6), ip))
  expect(await refused).toBe(linkOf(6))
  expect(await other).toBe(profile)
  expect(await Promise.all(taken)).toEqual(taken.map(() => profile))
  expect(await platforms.resolve(linkOf(7), '2001:db8::99')).toBe(linkOf(7))
  expect(platforms.asked.filter((url) => url === linkOf(7))).toHaveLength(1)
})

describe('the text stays as it is', () => {
  it.each<[string, Answer]>([
    ['after a redirect to another host', redirectsTo('https://evil.com/@loja.x')],
    ['after a redirect into the own network', redirectsTo('http://169.254.169.254/latest/meta-data')],
    ['after a redirect to another port', redirectsTo('https://www.tiktok.com:8443/@loja.x')],
    ['after a redirect that leaves https', redirectsTo(profile.replace('https', 'http'))],
    ['after a redirect to itself', redirectsTo('https://vm.tiktok.com/ZMabc/')],
    ['without a redirect', (response) => response.end(profile)],
    ['after an error', (response) => response.writeHead(500).end()],
    ['after a broken connection', (response) => response.destroy()],
    ['without an answer in time', () => {}],
  ])('%s', async (_what, answer) => {
    platforms = await openPlatforms({ 'vm.tiktok.com/ZMabc/': answer }, 1_500)
    expect(await platforms.resolve('https://vm.tiktok.com/ZMabc/')).toBe('https://vm.tiktok.com/ZMabc/')
    expect(new Set(platforms.asked)).toEqual(new Set(['https://vm.tiktok.com/ZMabc/']))
    const count = platforms.asked.length
    await platforms.resolve('https://vm.tiktok.com/ZMabc/')
    expect(platforms.asked).toHaveLength(count)
  })

  it('a body that never ends is not read', async () => {
    platforms = await openPlatforms({
      'vm.tiktok.com/ZMabc/': (response) => response.writeHead(302, { location: profile }).write('x'),
    })
    expect(await platforms.resolve('https://vm.tiktok.com/ZMabc/')).toBe(profile)
  })

  it('only the platforms are ever asked', async () => {
    platforms = await openPlatforms({})
    const text =
      'https://bit.ly/abc http://127.0.0.1/t/x https://vm.tiktok.com.evil.com/x instagram.com/loja.x'
    expect(await platforms.resolve(text)).toBe(text)
    expect(platforms.asked).toEqual([])
  })
})

describe('in the chat', () => {
  const packages = (texts: string[]) => texts.some((it) => it.includes('R$'))

  it('a visitor who pastes a share link gets the packages of its page, and sees the link as pasted', async () => {
    platforms = await openPlatforms({ 'vm.tiktok.com/ZMabc/': redirectsTo(profile) })
    const chat = await openTestChat({ nextTurn, resolveShortLinks: platforms.resolve })
    const visitor = await visit(chat)
    visitor.say('https://vm.tiktok.com/ZMabc/')
    await visitor.see((frame) => frame.type === 'chat_response' && packages([frame.content]))
    expect(visitor.texts().join()).toContain('seguidores')
    const stored = await chat.deps.db.selectFrom('messages').selectAll().where('seq', '=', 1).execute()
    expect(stored).toMatchObject([{ kind: 'visitor_message', content: 'https://vm.tiktok.com/ZMabc/' }])
    visitor.socket.close()
    await chat.close()
    await chat.database.drop()
  })

  it('a link that cannot be opened leaves a suggestion that asks for the handle', async () => {
    platforms = await openPlatforms({})
    const chat = await openTestChat({ nextTurn, resolveShortLinks: platforms.resolve })
    const visitor = await visit(chat)
    visitor.say('https://vm.tiktok.com/ZMabc/')
    const answer = await visitor.see((frame) => frame.type === 'chat_response')
    expect(answer).toMatchObject({ suggestions: ['Digitar meu @'] })
    visitor.say('Digitar meu @')
    await visitor.see((frame) => frame.type === 'chat_response' && frame.content.includes('@seuperfil'))
    visitor.say('@loja.x')
    await visitor.see((frame) => frame.type === 'chat_response' && packages([frame.content]))
    expect(visitor.texts().join()).not.toMatch(/curto/)
    visitor.socket.close()
    await chat.close()
    await chat.database.drop()
  })
})

it('is on unless the setting says otherwise', async () => {
  platforms = await openPlatforms({})
  const settings = {
    CHAT_DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    ...sessionSettings,
    ORDER_LINK_SECRET: 'x'.repeat(32),
  }
  expect(readChatConfig(settings).resolvesShortLinks).toBe(true)
  expect(readChatConfig({ ...settings, SHORT_LINKS: 'off' }).resolvesShortLinks).toBe(false)
})
