import { createTransport } from 'nodemailer'
import { freePort } from '@smm/database/test-port'
import { openSandbox, type OpenSandbox, rowsOf, textAt } from '../testing.ts'

let sandbox: OpenSandbox
let port: number
beforeEach(async () => {
  port = await freePort()
  sandbox = await openSandbox({ SANDBOX_SMTP_PORT: String(port) })
})
afterEach(() => sandbox.close())

const send = (more: object = {}) =>
  createTransport({ host: '127.0.0.1', port, socketTimeout: 500 }).sendMail({
    from: 'Loja <loja@example.com>',
    to: 'maria@example.com',
    subject: 'Olá, é você?',
    text: 'Está pago.',
    html: '<html><head></head><body><p>Está <b>pago</b>.</p></body></html>',
    ...more,
  })
const received = async (query = '') => rowsOf(await sandbox.get(`/mail/messages${query}`))

it('takes mails and shows them, to a program and to a reader', async () => {
  await send()
  await send({ to: 'ana@example.com', subject: '<b>Outro</b>' })
  expect(await received('?to=maria@example.com')).toMatchObject([
    { to: 'maria@example.com', from: 'loja@example.com', subject: 'Olá, é você?', text: 'Está pago.\n' },
  ])
  const inbox = await (await sandbox.call('/mail')).text()
  expect(inbox).toContain('Olá, é você?')
  expect(inbox).not.toContain('<b>Outro</b>')
  const shown = await sandbox.call('/mail/messages/1')
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(await shown.text()).toContain('<p>Está <b>pago</b>.</p>')
  expect((await sandbox.call('/mail/messages/9')).status).toBe(404)
  await sandbox.call('/mail/messages', { method: 'DELETE' })
  expect(await received()).toEqual([])
})

it.each([
  ['rcpt', '550', 0],
  ['rcpt', '451', 0],
  ['data', '550', 0],
  ['data', '451', 0],
  ['rcpt', 'hang', 0],
  ['data', 'drop-after', 1],
])('fails %s by %s once, when told', async (action, mode, taken) => {
  await sandbox.post('/mail/control', { failNext: { action, mode, times: 1 } })
  const code = /^\d/.test(mode) ? { responseCode: Number(mode) } : {}
  await expect(send()).rejects.toMatchObject(code)
  expect(await received()).toHaveLength(taken)
  await send()
  expect(await received()).toHaveLength(taken + 1)
})

it('refuses the addresses that it is told, until it is told others', async () => {
  await sandbox.post('/mail/control', { refuse: ['maria@example.com'] })
  await expect(send()).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' })
  await send({ to: 'ana@example.com' })
  await sandbox.post('/mail/control', { refuse: [] })
  await send()
  expect(await received()).toHaveLength(2)
})

it('refuses a fault that it does not know', async () => {
  const { status, body } = await sandbox.post('/mail/control', { failNext: { mode: '999' } })
  expect([status, textAt(body, 'error')]).toEqual([400, 'UNKNOWN_MODE'])
})
