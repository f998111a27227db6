import { parseArgs } from 'node:util'
import { faultClasses, type FaultClass } from './faults/fault.ts'

export type Options = {
  minutes: number
  seed: number
  /** Paid orders that should happen in that time. */
  orders: number
  faults: FaultClass[]
  /** Pause between two faults, in seconds, from 0.5 to 1.5 times this. */
  every: number
  /** Seconds that Redis is away in one piece, a while after the start. */
  redisAway: number
  /** Seconds that a replica of orders is suspended, once, during a submission. */
  hold: number
  /** With two, every product has a route to each, and they fail in turn. */
  suppliers: 1 | 2
  /** Two channels are told of every case, of which one is dead for most of the time. */
  hasAlerts: boolean
  isKept: boolean
}

export const usage = `npm run storm -- [--minutes 10] [--seed 7] [--orders 600] [--every 8] [--faults ${faultClasses.join(',')}] [--redis-away 600] [--hold 90] [--suppliers 2] [--alerts] [--keep]
  --faults none   a calm run
  --redis-away    Redis is killed once, and away for so many seconds; nothing else happens to it
  --hold          a replica of orders is suspended once, for so many seconds, in the middle of a submission
  --suppliers 2   two suppliers, of which one fails at a time; without --faults nothing else does
  --alerts        the owner's alerts go to two channels, one of which is dead for most of the time
  --keep          keeps logs and journal even when every figure is right`

/** The options of the command line; undefined when one is invalid. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '7' },
      orders: { type: 'string', default: '600' },
      every: { type: 'string', default: '8' },
      faults: { type: 'string' },
      suppliers: { type: 'string', default: '1' },
      'redis-away': { type: 'string', default: '0' },
      hold: { type: 'string', default: '0' },
      alerts: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  })
  const [minutes, seed, orders, every, redisAway, hold] = [
    values.minutes,
    values.seed,
    values.orders,
    values.every,
    values['redis-away'],
    values.hold,
  ].map(Number)
  const isTwo = values.suppliers === '2'
  const unnamed = isTwo ? 'supplier' : faultClasses.join(',')
  const named = values.faults === 'none' ? [] : String(values.faults ?? unnamed).split(',')
  const faults = faultClasses.filter((known) => named.includes(known))
  // Two faults of one store would heal each other.
  const others = redisAway! > 0 ? faults.filter((name) => name !== 'redis') : faults
  const areNumbers =
    [minutes, orders, every].every((value) => value! > 0) &&
    [redisAway, hold].every((value) => value! >= 0) &&
    Number.isInteger(seed)
  const isKnown = faults.length === named.length && (isTwo || values.suppliers === '1')
  if (!areNumbers || !isKnown) return undefined
  return {
    minutes: minutes!,
    seed: seed!,
    orders: orders!,
    every: every!,
    faults: others,
    redisAway: redisAway!,
    hold: hold!,
    suppliers: isTwo ? 2 : 1,
    hasAlerts: values.alerts === true,
    isKept: values.keep === true,
  }
}
