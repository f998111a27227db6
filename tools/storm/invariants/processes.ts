import type { Facts } from '../facts/facts.ts'
import type { MemorySample } from '../fleet/watch-memory.ts'
import { atMost, noneOf, type Verdict } from './verdict.ts'

const maxGrowthPercent = 20
const maxMegabytes = 350
/** A process is warm after this long; shorter lives say nothing about growth. */
const warmMs = 60_000
const measuredMs = 180_000

/** I8, I9: nothing ended that we did not end, nothing swells, and what cannot be done now is said to be so. */
export function processes({ exits, memory, answers }: Facts): Verdict[] {
  const unexpected = exits.filter(({ isOurs }) => !isOurs)
  const unclean = exits.filter(
    ({ isOurs, cause }) => isOurs && !['SIGKILL', 'SIGTERM', 'code 0'].includes(cause),
  )
  const lives = [...memory].map(([name, samples]) => ({ name, samples, growth: growthPercent(samples) }))
  const long = lives.flatMap(({ name, growth }) => (growth === undefined ? [] : [{ name, growth }]))
  const peak = Math.max(0, ...lives.flatMap(({ samples }) => samples.map(({ megabytes }) => megabytes)))
  const swelling = long.filter(({ growth }) => growth > maxGrowthPercent)
  return [
    {
      ...atMost(
        'I8',
        'percent of growth of a warm process',
        Math.max(0, ...long.map(({ growth }) => growth)),
        maxGrowthPercent,
      ),
      offenders: swelling.map(({ name, growth }) => `${name}: ${growth} %`),
      remark: `${long.length} lives longer than ${measuredMs / 1000} s`,
    },
    atMost('I8', 'most megabytes of one process', peak, maxMegabytes),
    noneOf(
      'I9',
      'processes that ended by themselves',
      unexpected.map(({ name, cause, at }) => `${name} (${cause}) at ${new Date(at).toISOString()}`),
      `${exits.length - unexpected.length} ended by the storm`,
    ),
    noneOf(
      'I9',
      'processes told to end that ended badly',
      unclean.map(({ name, cause }) => `${name} (${cause})`),
    ),
    ...(answers
      ? [
          {
            ...atMost('I9', 'answers of 500 at the door', answers.internalErrors, 0),
            remark: `${answers.serverErrors} of ${answers.all} answers were 5xx`,
          },
        ]
      : []),
  ]
}

/**
 * How much higher the lowest point of the later half of a warm life is than that of the earlier half: memory goes up and
 * down as it is collected, and only what is never given back lifts the low points. Undefined for short lives.
 */
function growthPercent(samples: MemorySample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < measuredMs) return undefined
  const warm = samples.filter(({ at }) => at - first.at >= warmMs)
  const middle = Math.ceil(warm.length / 2)
  return Math.round((lowest(warm.slice(middle)) / lowest(warm.slice(0, middle)) - 1) * 100)
}

const lowest = (samples: MemorySample[]) => Math.min(...samples.map(({ megabytes }) => megabytes))
