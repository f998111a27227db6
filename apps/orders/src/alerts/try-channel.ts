import { randomUUID } from 'node:crypto'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { testMessage } from './compose-alerts.ts'
import { failsNow, sendTo, worksAgain } from './send-alerts.ts'

/** Sends a test right now, and what waited for the channel when it arrives. Undefined when it did, else why not. */
export async function tryChannel(deps: Deps, id: string): Promise<string | undefined> {
  const { db, config, wake } = deps
  const channel = await db
    .selectFrom('alertChannels')
    .select(['id', 'kind', 'target', 'encryptedSecret'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!channel) throw new Refusal('NOT_FOUND')
  const failure = await sendTo(deps, channel, { id: randomUUID(), ...testMessage(config.PUBLIC_ORIGIN) })
  await db
    .updateTable('alertChannels')
    .set(failure === undefined ? worksAgain : failsNow(failure))
    .where('id', '=', id)
    .execute()
  if (failure === undefined) wake('send-alerts')
  return failure
}
