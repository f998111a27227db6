import { setTimeout as pause } from 'node:timers/promises'
import { listAttention, signIn } from '../../journeys/actors/panel-api.ts'
import { queryDatabase } from './query-database.ts'
import type { Fleet } from '../fleet/start-fleet.ts'

/** A case of the owner's alerts, and each time that a channel received it, by the id of the message. */
export type AlertFacts = {
  /** `ends`: it is over, or should be after the storm. */
  cases: Array<{ id: string; subject: string; ends: boolean }>
  told: Array<{ channel: string; messageId: string; told: 'opened' | 'closed'; caseId: string }>
  /** News that waits for a channel, and ends that are still to come. */
  unsent: number
  /** The panel said that the dead channel took nothing. */
  isDeadSeen: boolean
}
const living = 'celular'
const dying = 'planilha'
export const channelNames = [living, dying]
/** Subjects that end as they open. */
export const alertEvents = ['new-device', 'day-summary']

/** Subjects whose cases end with the storm, two minutes after they were last found. */
const endingSubjects = ['orders-waiting', 'supplier-away', 'bank-away']

const endingList = endingSubjects.map((subject) => `'${subject}'`).join()

const drainMs = 300_000

/** Adds two channels through the panel's door, of which `kill` makes one refuse every message. */
export async function openAlertChannels({ url, sandbox, administrator, stores }: Fleet) {
  const cookie = await signIn({ url, administrator })
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
    const [unsent] = await query<{ count: number }>(`
      SELECT (SELECT count(*) FROM alert_deliveries WHERE sent_at IS NULL)::int
        + (SELECT count(*) FROM alerts WHERE closed_at IS NULL AND subject IN (${endingList}))::int AS count`)
    return {
      isDeadSeen,
      unsent: unsent!.count,
      cases:
        await query(`SELECT id, subject, closed_at IS NOT NULL OR subject IN (${endingList}) AS ends FROM alerts
        WHERE opened_at > (SELECT max(created_at) FROM alert_channels)`),
      told: (await Promise.all(channelNames.map((name) => readTold(sandbox, name)))).flat(),
    }
  }
  return {
    kill: () => refuse(503),
    /** Lets the dead channel take messages again, as an owner tries it out; resolves once all is told, or after 5 minutes. */
    async revive(): Promise<AlertFacts> {
      const items = await listAttention({ url }, cookie)
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
