import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChatCase, readCases } from './chat-case.ts'
import { playCase } from './chat-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'cases-'))
afterAll(() => rmSync(folder, { recursive: true }))

const order = {
  platform: 'instagram',
  service: 'followers',
  quantity: 500,
  amount: 45,
  link: 'instagram.com/loja.x',
} as const
const givenCase = (overrides: Partial<ChatCase>): ChatCase => ({
  id: 'one',
  category: 'easy',
  turns: [{ user: '500 seguidores no insta @loja.x' }],
  ...overrides,
})

const cases = fileURLToPath(new URL('./cases/', import.meta.url))
it.each(globSync('*.json', { cwd: cases }))('has nothing in %s that nobody judges', (file) =>
  expect(readCases(cases + file).length).toBeGreaterThanOrEqual(100),
)

it('refuses a case with a key that nobody judges', () => {
  const file = join(folder, 'cases.json')
  const turns = [{ user: 'sim', sendTwice: true }]
  writeFileSync(file, JSON.stringify([{ id: 'one', category: 'easy', turns }]))
  expect(() => readCases(file)).toThrow('/0/turns/0/sendTwice')
})

it('judges the order of a PIX at its turn, and counts a PIX that is late', () => {
  const yes = { user: 'sim', expect: { kind: 'pix', ...order } } as const
  const [asked] = givenCase({}).turns
  const good = playCase(givenCase({ turns: [asked!, yes], final: { pix: true, ...order } }))
  expect(good).toMatchObject({ failures: [], duePix: 1, latePix: 0, turnsToPix: 2 })
  const other = { ...yes, expect: { ...yes.expect, quantity: 100 } }
  expect(playCase(givenCase({ turns: [asked!, other] })).failures).toEqual([
    'turn 2: the PIX is of another order',
  ])
  const late = { ...yes, user: 'tem garantia?' }
  expect(playCase(givenCase({ turns: [asked!, late] }))).toMatchObject({
    failures: [],
    duePix: 1,
    latePix: 1,
  })
})

it('answers what is asked until the case is over, and says something else where an answer does not help', () => {
  const { transcript, failures } = playCase(
    givenCase({
      turns: [{ user: 'quero seguidores no instagram' }],
      final: { pix: true, ...order },
      autoReplies: { quantity: '500', link: '@loja.x', confirm: 'sim' },
    }),
  )
  expect(transcript.filter((it) => it.startsWith('> ')).slice(1)).toEqual(['> 500', '> @loja.x', '> sim'])
  expect(failures).toEqual([])
  const stuck = playCase(
    givenCase({
      turns: [{ user: 'quero 500 seguidores no instagram' }],
      final: { pix: true },
      autoReplies: { link: 'não sei', anything_else: 'instagram.com/loja.x', confirm: 'sim' },
    }),
  )
  expect(stuck.failures).toEqual([])
})

it('goes on to the next order once one is placed', () => {
  const second = { ...order, platform: 'tiktok', link: 'tiktok.com/@loja.x' } as const
  const played = playCase(
    givenCase({
      final: { pix: true, maxOrders: 2, allOf: [order, second] },
      autoReplies: { confirm: 'sim', next: 'quero 500 seguidores no tiktok @loja.x' },
      continueAfterPix: true,
    }),
  )
  expect(played.failures).toEqual([])
})
