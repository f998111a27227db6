import { setTimeout as pause } from 'node:timers/promises'
import { listAttention, signIn } from '../../journeys/outside-world.ts'
import { queryDatabase } from './query-database.ts'
import type { Fleet } from '../fleet/start-fleet.ts'

/** A case of the owner's alerts, and each time that a channel received it, by the id of the message. */
export type AlertFacts = {
  cases: Array<{ id: string; subject: string; is_closed: boolean }>
  told: Array<{ channel: string; messageId: string; told: 'opened' | 'closed'; caseId: string }>
  unsent: number
  /** The panel said that the dead channel took nothing. */
  isDeadSeen: boolean
}
const living = 'celular'
const dying = 'planilha'
export const channelNames = [living, dying]
/** Subjects that end as they open. */
export const alertEvents = ['new-device', 'day-summary']

const drainMs = 90_000

type Fleetlike = Pick<Fleet, 'url' | 'sandbox' | 'secrets' | 'stores'>

/** Adds two channels through the panel's door, of which `kill` makes one refuse every message. */
export async function openAlertChannels({ url, sandbox, secrets, stores }: Fleetlike) {
  const product = { url, administrator: { username: 'admin', password: secrets['ADMIN_PASSWORD']! } }
  const cookie = await signIn(product as Parameters<typeof signIn>[0])
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const always = { subjectsOff: [], waitMinutes: 2, quietFrom: 0, quietUntil: 0 }
  await ask('PUT', '/api/admin/alerts/settings', always)
  for (const name of channelNames)
    await ask('POST', '/api/admin/alerts/channels', {
      kind: 'webhook',
      name,
      target: `${sandbox}/alerts/hooks/${name}`,
    })
  const refuse = async (refuseWith: number | null) => {
    const body = JSON.stringify({ to: dying, refuseWith })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${sandbox}/alerts/control`, { method: 'POST', headers, body })
  }
  const query = <Row extends object>(text: string) => queryDatabase<Row>(stores.superuserUrl('orders'), text)
  async function readFacts(isDeadSeen: boolean): Promise<AlertFacts> {
    const [unsent] = await query<{ count: number }>(
      'SELECT count(*)::int AS count FROM alert_deliveries WHERE sent_at IS NULL',
    )
    return {
      isDeadSeen,
      unsent: unsent!.count,
      cases: await query(`SELECT id, subject, closed_at IS NOT NULL AS is_closed FROM alerts
        WHERE opened_at > (SELECT max(created_at) FROM alert_channels)`),
      told: (await Promise.all(channelNames.map((name) => readTold(sandbox, name)))).flat(),
    }
  }
  return {
    kill: () => refuse(503),
    /** Lets the dead channel take messages again, as an owner tries it out; resolves once nothing waits, or after 90 s. */
    async revive(): Promise<AlertFacts> {
      const items = await listAttention(product as Parameters<typeof listAttention>[0], cookie)
      const isDeadSeen = items.some(({ code }) => code === 'ALERTS_NOT_SENT')
      await refuse(null)
      const { channels } = await ask<{ channels: Array<{ id: string; name: string }> }>(
        'GET',
        '/api/admin/alerts',
      )
      const { id } = channels.find(({ name }) => name === dying)!
      await ask('POST', `/api/admin/alerts/channels/${id}/test`)
      const until = Date.now() + drainMs
      let facts = await readFacts(isDeadSeen)
      while (facts.unsent > 0 && Date.now() < until) {
        await pause(1_000)
        facts = await readFacts(isDeadSeen)
      }
      return facts
    },
  }
}

type Body = { id: string; alerts: Array<{ told: 'opened' | 'closed'; cases: string[] }> }

async function readTold(sandbox: string, channel: string): Promise<AlertFacts['told']> {
  const messages = (await (await fetch(`${sandbox}/alerts/messages?to=${channel}`)).json()) as Array<{
    body: string
  }>
  return messages
    .map(({ body }) => JSON.parse(body) as Body)
    .flatMap(({ id: messageId, alerts }) =>
      alerts.flatMap(({ told, cases }) => cases.map((caseId) => ({ channel, messageId, told, caseId }))),
    )
}
