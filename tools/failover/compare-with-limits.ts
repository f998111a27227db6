import { atMost, type Verdict } from '../storm/invariants/verdict.ts'
import type { judge, runRounds } from './run-rounds.ts'

const most = { unavailableSeconds: 30, chatBackSeconds: 30, backlogSeconds: 60, acknowledged: 0 }

type Done = Pick<Awaited<ReturnType<typeof runRounds>>, 'rounds' | 'cuts' | 'perSecond'>
type Judged = Awaited<ReturnType<typeof judge>>

/** Every figure of the rounds, beside its limit; those of the load have none. */
export function compareWithLimits(
  { rounds, cuts, perSecond }: Done,
  { orders, messages, parked, verdicts }: Judged,
): Verdict[] {
  const longest = (key: 'unavailableSeconds' | 'backlogSeconds') =>
    Math.max(...rounds.map((round) => round[key]))
  const acknowledged = rounds.reduce((sum, round) => sum + round.acknowledged, 0)
  return [
    counted('orders brought a second', perSecond),
    counted('orders', orders),
    counted('messages', messages),
    counted('orders parked for a person', parked),
    counted('chats cut', cuts.length),
    ofRounds('seconds without an answer, longest', longest('unavailableSeconds'), most.unavailableSeconds),
    ofRounds('seconds until a cut chat is back, longest', cuts[0]?.seconds ?? 0, most.chatBackSeconds),
    ofRounds('seconds until the backlog is empty, longest', longest('backlogSeconds'), most.backlogSeconds),
    ofRounds('writes acknowledged by a former primary', acknowledged, most.acknowledged),
    ...verdicts,
  ]
}

const ofRounds = (what: string, figure: number, limit: number) => atMost('', what, figure, limit)
const counted = (what: string, figure: number) => ofRounds(what, figure, Infinity)
