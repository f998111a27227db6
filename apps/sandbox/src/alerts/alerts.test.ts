import { openSandbox, type OpenSandbox, textAt } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const send = (path: string, body: object) =>
  sandbox.call(`/alerts${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-smm-signature': 't=1,v1=2' },
    body: JSON.stringify(body),
  })
const toTelegram = () => send('/telegram/bot123:abc/sendMessage', { chat_id: '1', text: 'Olá <b>você</b>' })
const toWebhook = () => send('/hooks/loja', { alerts: [{ text: 'Um' }, { text: 'Dois' }] })

it('takes messages of Telegram and of webhooks, and shows them', async () => {
  expect(await (await toTelegram()).json()).toMatchObject({ ok: true })
  expect((await toWebhook()).status).toBe(204)
  const received = await sandbox.get('/alerts/messages?to=loja')
  expect(received).toMatchObject([
    { to: 'loja', text: 'Um\nDois', headers: { 'x-smm-signature': 't=1,v1=2' } },
  ])
  expect(JSON.parse(textAt(received, '0.body'))).toEqual({ alerts: [{ text: 'Um' }, { text: 'Dois' }] })
  const page = await (await sandbox.call('/alerts')).text()
  expect(page).toContain('Um<br>Dois')
  expect(page).not.toContain('<b>você</b>')
})

it('refuses those to one receiver until it takes them again', async () => {
  await sandbox.post('/alerts/control', { to: 'telegram', refuseWith: 403 })
  expect([(await toTelegram()).status, (await toWebhook()).status]).toEqual([403, 204])
  await sandbox.post('/alerts/control', { to: 'telegram', refuseWith: null })
  expect((await toTelegram()).status).toBe(200)
})
