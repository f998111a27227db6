import { seededRandom } from '../storm/seeded-random.ts'
import { exchangeBytes } from './exchange-bytes.ts'
import { hostileInput, type Session } from './hostile-input.ts'
import { type Lane, openLane } from './open-lane.ts'

const lanes = 4

export type Wave = { seed: number; from: number; to: number }
export type Outcome = {
  /** Answers by their status; `none` are connections that were closed without one. */
  statuses: Record<string, number>
  /** Refused frames and messages by their code. */
  refusals: Record<string, number>
  closedSockets: number
  /** Numbers of the inputs that got a status from 500 on, or neither an answer nor an end. */
  failed: Array<{ number: number; why: string }>
}

/** Sends the inputs of a wave at a running product, some at once; each number is the same input for the same seed. */
export async function attack(url: string, cookie: string, wave: Wave): Promise<Outcome> {
  const outcome: Outcome = { statuses: {}, refusals: {}, closedSockets: 0, failed: [] }
  const session = { cookie, host: new URL(url).host }
  let next = wave.from
  async function run(lane: Lane) {
    while (next < wave.to) await sendOne(lane, next++)
    lane.close()
  }
  async function sendOne(lane: Lane, number: number) {
    const why = await send({ url, session, lane, seed: wave.seed, number }, (status) => {
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    })
    if (why) outcome.failed.push({ number, why })
  }
  const opened = Array.from({ length: lanes }, () => openLane(url))
  await Promise.all(opened.map(run))
  for (const { refusals, closes } of opened.map((lane) => lane.tally())) {
    outcome.closedSockets += closes
    for (const [code, times] of Object.entries(refusals))
      outcome.refusals[code] = (outcome.refusals[code] ?? 0) + times
  }
  return outcome
}

type Sending = { url: string; session: Session; lane: Lane; seed: number; number: number }

/** Sends one input; resolves with what is wrong about the answer, or with nothing. */
async function send(
  { url, session, lane, seed, number }: Sending,
  count: (status: number | 'none') => void,
): Promise<string | undefined> {
  const input = hostileInput(seededRandom(seed * 1_000_003 + number), number, session)
  if (input.door === 'frame') return (await lane.frame(input.data, `p${number}`)) ? undefined : 'no pong'
  if (input.door === 'message')
    return (await lane.message(input.content, `m${number}`)) ? undefined : 'no acknowledgement'
  const { statuses, isHung } = await exchangeBytes(Number(new URL(url).port), input.bytes)
  for (const status of statuses.length > 0 ? statuses : (['none'] as const)) count(status)
  const error = statuses.find((status) => status >= 500)
  return isHung ? 'never closed' : error === undefined ? undefined : `status ${error}`
}
