import type { Facts } from '../facts/facts.ts'
import { atMost, type Verdict } from './verdict.ts'

const maxFailedPercent = 0.1
/** After a short absence the queues are nearly empty; after a long one everything that was said waits. */
const maxDrainSeconds = (awaySeconds: number) => (awaySeconds > 60 ? 60 : 30)

/** Redis away in one piece, and nothing else wrong: nobody is sent away meanwhile, and what waits goes quickly after. */
export function awayRedis({ redisAway, answers }: Facts): Verdict[] {
  if (!redisAway || !answers) return []
  const { seconds, drainSeconds } = redisAway
  const percent = (answers.serverErrors / Math.max(1, answers.all)) * 100
  return [
    {
      ...atMost('I10', 'percent of answers that were 5xx', Number(percent.toFixed(3)), maxFailedPercent),
      remark: `${answers.serverErrors} of ${answers.all} answers of the door`,
    },
    {
      ...atMost(
        'I10',
        'seconds from Redis back to all delivered',
        Math.ceil(drainSeconds),
        maxDrainSeconds(seconds),
      ),
      remark: `away for ${seconds} s`,
    },
  ]
}
