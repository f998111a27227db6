import { alertEvents, channelNames } from '../facts/alert-channels.ts'
import type { Facts } from '../facts/facts.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I15: each channel is told of every case once, and once of its end; one that was dead loses nothing, and is seen. */
export function alerts({ alerts: found }: Pick<Facts, 'alerts'>): Verdict[] {
  if (!found) return []
  const { cases, told, unsent, isDeadSeen } = found
  // A message that is sent again has the same id: its receiver takes it once.
  const times = Map.groupBy(told, ({ channel, told, caseId }) => `${channel}: ${told} ${caseId}`)
  const countOf = (key: string) => new Set(times.get(key)?.map(({ messageId }) => messageId)).size
  const expected = cases.flatMap(({ id, subject, ends }) =>
    channelNames.flatMap((channel) => [
      `${channel}: opened ${id}`,
      ...(ends && !alertEvents.includes(subject) ? [`${channel}: closed ${id}`] : []),
    ]),
  )
  const of = `of ${cases.length} cases in ${channelNames.length} channels`
  return [
    noneOf(
      'I15',
      'news of cases that a channel was not told',
      expected.filter((key) => countOf(key) === 0),
      of,
    ),
    noneOf(
      'I15',
      'news of cases told twice',
      [...times.keys()].filter((key) => countOf(key) > 1),
    ),
    noneOf(
      'I15',
      'news of cases still to be sent',
      Array.from({ length: unsent }, (_, at) => String(at)),
    ),
    noneOf('I15', 'dead channels that the panel did not show', isDeadSeen ? [] : ['planilha']),
  ]
}
