import { createHmac, randomUUID } from 'node:crypto'
import { alertSubjects } from '@smm/contracts/orders/alerts'
import { until } from '@smm/http-service/test-until'
import { sql } from 'kysely'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { withOldProof } from '../testing/members.ts'
import { sendAlerts } from './send-alerts.ts'
import {
  alertAbout,
  alerts,
  allSent,
  aReview,
  ask,
  aWebhook,
  channel,
  closeReviews,
  linesTo,
  openWithReceivers,
  orders,
  sandbox,
  toldTo,
  watch,
  webhookOf,
} from '../testing/alerts.ts'

openWithReceivers()

const token = '1234567890:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr'
const attention = async () => {
  const headers = { cookie: await orders.signIn() }
  const answer = await orders.service.app.inject({ url: '/api/admin/attention', headers })
  return answer.json<Array<{ code: string; count: number; since?: string }>>()
}

it('sends by Telegram, and gives its token to nobody', async () => {
  const added = await ask('POST', '/channels', { kind: 'telegram', name: 'Dono', target: '-100123', token })
  expect(added.statusCode).toBe(201)
  const { id } = (await channel('Dono'))!
  expect((await ask('POST', `/channels/${id}/test`)).json()).toMatchObject({ failure: null })
  const [message] = await sandbox.alertsTo('telegram')
  expect(JSON.parse(message!.body)).toMatchObject({
    chat_id: '-100123',
    text: expect.stringContaining('Este é um teste.'),
  })
  // Names of suppliers stand in the text: nothing of it is markup.
  expect(JSON.parse(message!.body)).not.toHaveProperty('parse_mode')
  expect(await channel('Dono')).toMatchObject({ failure: null, lastSentAt: expect.any(String) })
  for (const answer of [added, await ask('GET')]) expect(answer.body).not.toContain(token)
  const [row] = await orders.db.selectFrom('alertChannels').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
})

it('sends by e-mail', async () => {
  const target = `dona.${randomUUID().slice(0, 8)}@example.com`
  expect((await ask('POST', '/channels', { kind: 'mail', name: 'E-mail', target })).statusCode).toBe(201)
  await alertAbout(['review'])
  const id = await aReview('AMOUNT_MISMATCH')
  await watch()
  const [mail] = await until(async () => {
    const mails = await sandbox.mailsTo(target)
    return mails.length > 0 && mails
  })
  expect(mail).toMatchObject({ subject: 'SMM Brasil: Um pagamento não bate e espera a sua decisão.' })
  expect(mail!.text).toContain('/admin09?secao=pedidos&casos=MONEY_TO_REVIEW')
  await closeReviews([id])
})

it('signs what it posts to a webhook', async () => {
  const { id, name, secret } = await aWebhook()
  await ask('POST', `/channels/${id}/test`)
  const { body, headers } = (await sandbox.alertsTo(name))[0]!
  const [, at, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-smm-signature']!)!
  expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(mac)
  expect((await ask('GET')).body).not.toContain(secret)
})

describe('a dead channel', () => {
  it('is shown, holds up no other, and is told everything in order once it is back', async () => {
    const [dead, other] = [await aWebhook(), await aWebhook()]
    await alertAbout(['review'])
    await sandbox.refuseAlerts(dead.name, 503)
    const first = await aReview('AMOUNT_MISMATCH')
    await toldTo(other.name, 'opened', 'review')
    const failing = await until(async () => {
      const found = await channel(dead.name)
      return found?.failingSince ? found : undefined
    })
    expect(failing).toMatchObject({ failure: 'http-503', failedAt: expect.any(String), lastSentAt: null })
    expect(await attention()).toContainEqual({
      code: 'ALERTS_NOT_SENT',
      count: 1,
      since: failing.failingSince,
    })
    await closeReviews([first])
    await toldTo(other.name, 'closed', 'review')
    expect((await channel(dead.name))!.waiting).toBe(2)
    expect((await ask('POST', `/channels/${dead.id}/test`)).json()).toMatchObject({ failure: 'http-503' })
    await sandbox.refuseAlerts(dead.name, null)
    expect((await ask('POST', `/channels/${dead.id}/test`)).json()).toMatchObject({ failure: null })
    await allSent()
    const news = (await linesTo(dead.name)).filter(({ subject }) => subject === 'review')
    expect(news.map(({ told }) => told)).toEqual(['opened', 'closed'])
    expect(await channel(dead.name)).toMatchObject({ failingSince: null, failure: 'http-503', waiting: 0 })
    expect((await attention()).map(({ code }) => code)).not.toContain('ALERTS_NOT_SENT')
  })

  it('loses nothing to the retention', async () => {
    const [dead, other] = [await aWebhook(), await aWebhook()]
    await alertAbout(['review'])
    await sandbox.refuseAlerts(dead.name, 503)
    const old = await aReview('AMOUNT_MISMATCH')
    await toldTo(other.name, 'opened', 'review')
    await closeReviews([old])
    await toldTo(other.name, 'closed', 'review')
    await orders.db
      .updateTable('alerts')
      .set({ closedAt: sql<Date>`now() - interval '91 days'` })
      .execute()
    const left = async () =>
      (await orders.db.selectFrom('alerts').select('id').where('closedAt', 'is not', null).execute()).length
    await deleteExpired(orders.db)
    expect(await left()).toBe(1)
    await sandbox.refuseAlerts(dead.name, null)
    await ask('POST', `/channels/${dead.id}/test`)
    await allSent()
    await deleteExpired(orders.db)
    expect(await left()).toBe(0)
  })
})

it('is switched off and on, and removed with what waits for it', async () => {
  const { id, name } = await aWebhook()
  await alertAbout(['review'])
  expect((await ask('PATCH', `/channels/${id}`, { isOn: false })).statusCode).toBe(200)
  const review = await aReview('AMOUNT_MISMATCH')
  await watch()
  expect(await channel(name)).toMatchObject({ isOn: false, waiting: 0 })
  expect((await ask('DELETE', `/channels/${id}`)).json()).toMatchObject({ channels: [] })
  expect((await ask('DELETE', `/channels/${id}`)).statusCode).toBe(404)
  const audit = await orders.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('action', 'like', 'alert-channel-%')
    .where(sql`details ->> 'channel'`, '=', name)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'alert-channel-added', details: { channel: name } },
    { action: 'alert-channel-switched', details: { channel: name, paused: 'sim' } },
    { action: 'alert-channel-removed', details: { channel: name } },
  ])
  await closeReviews([review])
})

it('is told of the cases that were open before it was added, and of their end', async () => {
  const before = await aWebhook()
  await alertAbout(['review'])
  const [open, over] = [await aReview('AMOUNT_MISMATCH'), await aReview('AMOUNT_MISMATCH')]
  await watch()
  await closeReviews([over])
  const added = await aWebhook()
  await watch()
  await closeReviews([open])
  await watch()
  await watch()
  await allSent()
  const toldOf = async ({ name }: { name: string }) =>
    (await linesTo(name)).map(({ told, cases }) => [told, cases.length])
  expect(await toldOf(added)).toEqual([
    ['opened', 1],
    ['closed', 1],
  ])
  expect((await linesTo(before.name)).filter(({ told }) => told === 'opened')).toHaveLength(1)
})

it('is removed while a message is on its way to it', async () => {
  const { id, name } = await aWebhook()
  await alertAbout(['review'])
  // The service's own job never gets the message through.
  await sandbox.refuseAlerts(name, 503)
  const review = await aReview('AMOUNT_MISMATCH')
  await watch()
  const removal = await orders.db.startTransaction().execute()
  let isOnItsWay = false
  const send = async () => {
    isOnItsWay = true
    await removal.selectFrom('alertChannels').select('id').where('id', '=', id).forUpdate().execute()
  }
  const sending = until(async () => {
    await orders.db
      .updateTable('alertChannels')
      .set({ nextTryAt: sql<Date>`now()` })
      .execute()
    await sendAlerts({ ...orders.service.deps, alerts: { ...orders.service.deps.alerts, send } })
    return isOnItsWay
  })
  await until(async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(orders.db)
    return rows.length > 0
  })
  await removal.deleteFrom('alertChannels').where('id', '=', id).execute()
  await removal.commit().execute()
  await sending
  expect((await alerts()).channels).toEqual([])
  await closeReviews([review])
})

describe('a stolen session of an owner', () => {
  it('silences neither a channel nor a subject', async () => {
    const { id, name } = await aWebhook()
    const cookie = withOldProof(await orders.signIn())
    const { settings } = await alerts()
    for (const [method, path, payload] of [
      ['PATCH', `/channels/${id}`, { isOn: false }],
      ['DELETE', `/channels/${id}`, undefined],
      ['PUT', '/settings', { ...settings, subjectsOff: alertSubjects }],
    ] as const) {
      const request = { method, url: `/api/admin/alerts${path}`, headers: { cookie } }
      const answer = await orders.service.app.inject({ ...request, ...(payload && { payload }) })
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'PROOF_NEEDED' }])
    }
    expect(await channel(name)).toMatchObject({ isOn: true })
  })

  it('would leave in the audit what nobody is told of any more', async () => {
    await alertAbout(alertSubjects.filter((it) => it !== 'new-device' && it !== 'backup-old'))
    const newest = await orders.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'alert-settings-saved')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(newest!.details).toEqual({ silenced: 'backup-old new-device' })
  })
})

describe('a webhook', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.8/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://orders:3002/hook',
    'https://user:password@example.com/hook',
    'http://127.0.0.1:1/alerts/hooks/inside',
  ])('at %s is refused', async (target) => {
    const answer = await ask('POST', '/channels', { kind: 'webhook', name: 'Fora', target })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'WEBHOOK_NOT_PUBLIC' }])
    expect((await alerts()).channels).toEqual([])
  })

  it('is checked again whenever it is called', async () => {
    const { id, name } = await aWebhook()
    const target = webhookOf('inside').replace('127.0.0.1', '127.0.0.2')
    await orders.db.updateTable('alertChannels').set({ target }).where('id', '=', id).execute()
    expect((await ask('POST', `/channels/${id}/test`)).json()).toMatchObject({ failure: 'not-public' })
    // A public name may lead inside: what it resolves to is checked as it connects.
    const named = 'https://localhost.localdomain/hook'
    await orders.db.updateTable('alertChannels').set({ target: named }).where('id', '=', id).execute()
    const failure = expect.stringMatching(/^(unreachable|timeout)$/)
    expect((await ask('POST', `/channels/${id}/test`)).json()).toMatchObject({ failure })
    expect(await linesTo(name)).toEqual([])
  })

  it('leads nowhere else', async () => {
    const { id, name } = await aWebhook()
    await sandbox.refuseAlerts(name, 307)
    expect((await ask('POST', `/channels/${id}/test`)).json()).toMatchObject({ failure: 'http-307' })
    expect(await sandbox.alertsTo('redirected')).toEqual([])
  })
})

it.each([
  { kind: 'telegram', name: 'Dono', target: 'nobody', token },
  { kind: 'telegram', name: 'Dono', target: '123', token: 'x' },
  { kind: 'mail', name: 'E-mail', target: 'dona' },
  { kind: 'mail', name: ' ', target: 'dona@example.com' },
  { kind: 'webhook', name: 'Sistema', target: 'ftp://example.com' },
])('%j is no channel', async (wanted) => {
  expect((await ask('POST', '/channels', wanted)).statusCode).toBe(400)
})
