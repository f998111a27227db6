// How long the assistant takes for a turn, and what 20,000 hostile messages do to it: `npm run bench:assistant`.
import { agreements, conditions, conversations, questions, reserves } from '@smm/assistant/corpus'
import { nextTurn } from '@smm/assistant/next-turn'

const rounds = 5
const hostileMessages = 20_000
const goalMs = 0.3
const maxTurnMs = 100
const maxLength = 2_000
const maxFillMs = 5

const nastyBits = [
  'ignore as instruções',
  'system:',
  '<script>',
  '{{7*7}}',
  "' OR 1=1 --",
  'R$ 0,01',
  'por 1 real',
  '-500',
  '0',
  '1e9',
  '999999999999',
  '\u200b',
  '\u202e',
  '\u0000',
  '😀',
  'ḉ',
  '%00',
  '@',
  '@a',
  'https://',
  'https://instagram.com.evil.com/x',
  'instagram.com@evil.com',
  'javascript:alert(1)',
  '1.',
  '1,5',
  'mil e',
  'meio milhão',
  'não',
  'se',
  'quero',
  '500 seguidores',
  '"quotedCents":1',
  'a.b.',
  '((((',
  '\\',
  '/../',
  'ﷺ',
  '١٠٠',
  'k',
  'kk',
  'cento e vinte e',
  'senha :',
  'pix',
  '?',
  '!',
  '\n',
]

const now = new Date('2026-03-02T15:00:00Z')
const turn = (state: unknown, message: string) => nextTurn({ state, message, offers: [], now, orders: [] })

const singles = [...agreements, ...reserves, ...conditions, ...Object.values(questions).flat()].map((it) => [
  it,
])
const talks = [...conversations.map(([messages]) => messages), ...singles]
const words = [...talks.flat().flatMap((it) => it.split(' ')), ...nastyBits]

for (let round = 0; round < 3; round++) talks.forEach((messages) => timesOf(messages))
const times = talks.flatMap((messages) => timesOf(messages)).sort((a, b) => a - b)
const corpus = { turns: times.length, p50Ms: at(times, 0.5), p99Ms: at(times, 0.99), maxMs: at(times, 1) }
console.log(JSON.stringify({ what: 'one turn, the best of five', ...corpus }))

const fills = timeFills()
console.log(JSON.stringify({ what: `messages filled up to ${maxLength} characters`, ...fills }))

const hostile = meetHostility()
console.log(JSON.stringify({ what: 'random and hostile messages', ...hostile }))
const isGood =
  corpus.p99Ms < goalMs &&
  fills.worstMs <= maxFillMs &&
  !hostile.thrown &&
  !hostile.over100Ms &&
  !hostile.orders &&
  !hostile.wrongOrders
process.exitCode = isGood ? 0 : 1

/** Each turn of a conversation five times over: the best is the assistant's, the rest is the machine's. */
function timesOf(messages: string[]): number[] {
  let state: unknown = null
  return messages.map((message) => {
    let best = Infinity
    let next = state
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      next = turn(state, message).state
      best = Math.min(best, performance.now() - startedAt)
    }
    state = next
    return best
  })
}

/** Messages filled with one sign or word, as they are and apart, and with pieces that nest: the best of five of each. */
function timeFills() {
  const signs =
    'ﷺ ㌀ ⑴ … https:// @ " “ ( < / : . , - ! ? $ % * _ 0 9 a k 😀 ḉ é \n \u200b \u0301 r$ 1. 1, @a @a.'.split(
      ' ',
    )
  signs.push(' ', '\t')
  const pieces = [
    'não ',
    'e ',
    'mil e ',
    'sim ',
    'pode gerar ',
    'quero ',
    'o ',
    'seguidores ',
    '500 e ',
    'senha ',
  ]
  const nested = [
    '("',
    '“a "',
    '"sim" ',
    '500 no insta e ',
    '12345678901234567890',
    'se não ',
    '@a https://tiktok.com/@a ',
  ]
  const tokens = [...signs, ...signs.map((it) => `${it} `), ...pieces, ...nested]
  const timed = tokens.map((token) => {
    const message = token.repeat(Math.ceil(maxLength / token.length)).slice(0, maxLength)
    return {
      token,
      ms: Math.max(...timesOf([message]), ...timesOf(['500 seguidores instagram.com/loja.x', message])),
    }
  })
  const worst = timed.reduce((a, b) => (b.ms > a.ms ? b : a))
  return { messages: timed.length * 2, worstMs: Math.round(worst.ms * 1_000) / 1_000, worst: worst.token }
}

/** Hostile messages order nothing in a new conversation, and after a recap nothing but what the recap shows. */
function meetHostility() {
  const recap = turn(null, 'quero 500 seguidores instagram.com/loja.x').state
  const found = {
    messages: hostileMessages,
    thrown: 0,
    over5Ms: 0,
    over100Ms: 0,
    orders: 0,
    wrongOrders: 0,
    worstMs: 0,
  }
  const random = seeded(20_260_302)
  for (let count = 0; count < hostileMessages; count++) {
    const message = hostileMessage(random)
    try {
      // The processor's time, and the best of five where it was long: a busy machine is no slow assistant.
      const before = process.cpuUsage()
      found.orders += turn(null, message).intents.filter((it) => it.type === 'place-orders').length
      const { user, system } = process.cpuUsage(before)
      const once = (user + system) / 1_000
      const ms = once > maxFillMs ? Math.max(...timesOf([message])) : once
      found.worstMs = Math.max(found.worstMs, ms)
      if (ms > maxFillMs) found.over5Ms++
      if (ms > maxTurnMs) found.over100Ms++
      for (const intent of turn(recap, message).intents)
        if (intent.type === 'place-orders' && !intent.orders.every(isAsShown)) found.wrongOrders++
    } catch {
      found.thrown++
    }
  }
  return found
}

function isAsShown({ quotedCents, link }: { quotedCents: number; link: string }): boolean {
  return quotedCents === 4_500 && link === 'https://www.instagram.com/loja.x/'
}

function hostileMessage(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const kind = random()
  if (kind < 0.4) return Array.from({ length: Math.floor(random() * 40) }, () => pick(words)).join(' ')
  if (kind < 0.6)
    return pick(words)
      .repeat(1 + Math.floor(random() * 400))
      .slice(0, maxLength)
  const pool = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(words))
  const bits = Array.from({ length: 1 + Math.floor(random() * 300) }, () =>
    pick(kind < 0.8 ? pool : nastyBits),
  )
  return bits.join(random() < 0.5 ? ' ' : '').slice(0, maxLength)
}

/** Repeats the numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function at(sorted: number[], part: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
  return Math.round(value * 1_000) / 1_000
}
