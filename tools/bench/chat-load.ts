// `npm run bench:chat`: a thousand visitors at once, held against the smallest order chat on the same parts, in one run, and
// ten thousand who only stay. Instead, `-- --restarts`: the same thousand while chat, Redis and Postgres end under them;
// `-- --harm`: a few visitors among many who break every rule.
import { parseArgs } from 'node:util'
import { compareSets } from './chat/compare-sets.ts'
import { breakThings } from './chat/break-things.ts'
import { measureHarm } from './chat/measure-harm.ts'
import { measureIdle } from './chat/measure-idle.ts'
import { openChatProduct } from './chat/open-product.ts'
import { openVisitors } from './chat/open-visitors.ts'
import { type Child, startChild } from './chat/start-child.ts'
import { type Load, type Times, timeTurns } from './chat/time-turns.ts'

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '10' },
    idle: { type: 'string', default: '10000' },
    restarts: { type: 'boolean', default: false },
    harm: { type: 'boolean', default: false },
  },
})
const visitors = Number(values.visitors)
const messages = Number(values.messages)
const idle = Number(values.idle)
const rounds = 3
const most = { p50: 2, p99: 3, chatMemory: 2, allMemory: 4, grownMegabytes: 64 }
const longestTalkMs = 215_000
/** So that the visitors still talk at the last restart: coming back takes them the longest. */
const restartPauseMs = 1_500

const say = (line: object) => console.log(JSON.stringify(line))
let isGood = true
const judge = (what: string, isMet: boolean, figures: object) => {
  isGood &&= isMet
  say({ what, isMet, ...figures })
}

const product = await openChatProduct({ limits: values.harm ? 'on' : 'off' })
let floor: Child | undefined
try {
  if (values.harm) await compareHarm()
  else if (!values.restarts) {
    floor = await startChild('floor.ts', { DATABASE_URL: product.stores.superuserUrl('postgres') })
    const floorUrl = `http://127.0.0.1:${floor.said['port']}`
    // First, while none of them has grown by work.
    if (idle > 0) await compareMemory(floorUrl, floor.pid)
    await compareTimes(floorUrl, { visitors, messages })
    await compareTimes(floorUrl, { visitors: 1, messages: 500 })
  }
  if (!values.harm) await talkAll()
} finally {
  await floor?.stop()
  await product.stop()
}
process.exitCode = isGood ? 0 : 1

/** Said = stored = shown, as sets, and in order. */
async function talkAll() {
  const pauseMs = values.restarts ? restartPauseMs : 0
  const signal = AbortSignal.timeout(longestTalkMs)
  const crowd = openVisitors(product.url, { visitors, messages, pauseMs }, signal)
  const restarts = values.restarts ? await breakThings(product, (line) => console.error(line)) : 0
  await crowd.talk
  const { wrong, ...sets } = await compareSets(product.stores.superuserUrl('chat'), crowd.tabs)
  crowd.leave()
  for (const line of wrong.slice(0, 10)) console.error(line)
  const isWhole = sets.said === visitors * messages
  judge('said = stored = shown', wrong.length === 0 && isWhole, { restarts, wrong: wrong.length, ...sets })
}

/** In turns, so that whatever else the machine does falls on both. The middle of the rounds counts. */
async function compareTimes(floorUrl: string, load: Load) {
  const ratios: Array<{ floor: Times; ours: Times; p50: number; p99: number }> = []
  for (let round = 0; round < rounds; round++) {
    const floor = await timeTurns(floorUrl, load)
    const ours = await timeTurns(product.url, load)
    ratios.push({ floor, ours, p50: ours.p50 / floor.p50, p99: ours.p99 / floor.p99 })
  }
  const middle = (of: (one: (typeof ratios)[number]) => number) =>
    round(ratios.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)]!)
  const [p50, p99] = [middle((one) => one.p50), middle((one) => one.p99)]
  judge('a turn: p50 at most 2 ×, p99 at most 3 × the floor', p50 <= most.p50 && p99 <= most.p99, {
    ...load,
    timesFloor: { p50, p99 },
    floorMs: { p50: middle(({ floor }) => floor.p50), p99: middle(({ floor }) => floor.p99) },
    oursMs: { p50: middle(({ ours }) => ours.p50), p99: middle(({ ours }) => ours.p99) },
    perSecond: { floor: middle((one) => one.floor.perSecond), ours: middle((one) => one.ours.perSecond) },
  })
}

async function compareMemory(floorUrl: string, floorPid: number) {
  const bare = await measureIdle([floorUrl], idle, { floor: floorPid })
  const ours = await measureIdle(product.doors, idle, product.pids())
  const bytes = {
    floor: bare.perSocket['floor']!,
    chat: ours.perSocket['chat']!,
    gateway: ours.perSocket['gateway']! + ours.perSocket['second gateway']!,
  }
  const timesFloor = {
    chat: round(bytes.chat / bytes.floor),
    all: round((bytes.chat + bytes.gateway) / bytes.floor),
  }
  const isMet =
    timesFloor.chat <= most.chatMemory && timesFloor.all <= most.allMemory && ours.lost + ours.refused === 0
  judge('idle sockets: chat at most 2 ×, with the gateway at most 4 × the floor, none lost', isMet, {
    ...{ idle, refused: ours.refused, lost: ours.lost, timesFloor, bytesPerSocket: bytes },
  })
}

async function compareHarm() {
  const { alone, among, counts, grown, hasLived } = await measureHarm(product)
  const timesAlone = { p50: round(among.p50 / alone.p50), p99: round(among.p99 / alone.p99) }
  const isSlowed = timesAlone.p50 > most.p50 || timesAlone.p99 > most.p99
  const isBounded = Object.values(grown).every((megabytes) => megabytes <= most.grownMegabytes)
  judge(
    'among harm: all live, memory is bounded, others are not slowed',
    hasLived && isBounded && !isSlowed,
    {
      ...{ peers: counts, timesAlone, alone, among, grownMegabytes: grown, hasLived },
    },
  )
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100
}
