import type { Db } from '../tables.ts'

/** How many channels that are on do not take their messages, and since when the first does not; undefined when none. */
export async function findFailingChannels(db: Db): Promise<{ count: number; since: string } | undefined> {
  const { count, since } = await db
    .selectFrom('alertChannels')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('failingSince').as('since')])
    .where('isOn', '=', true)
    .where('failingSince', 'is not', null)
    .executeTakeFirstOrThrow()
  return since ? { count, since: since.toISOString() } : undefined
}
