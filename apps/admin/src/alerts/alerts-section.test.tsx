/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { AlertChannel, Alerts } from '@smm/contracts/orders/alerts'
import { anAccount, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const aChannel = (change: Partial<AlertChannel> = {}): AlertChannel => ({
  id: 'a1a1a1a1-1111-4111-8111-111111111111',
  kind: 'telegram',
  name: 'Celular da Ana',
  target: '123456',
  isOn: true,
  waiting: 0,
  lastSentAt: '2026-11-21T12:00:00.000Z',
  failingSince: null,
  failedAt: null,
  failure: null,
  ...change,
})
const alertsWith = (channels: AlertChannel[], change: Partial<Alerts> = {}): Alerts => ({
  channels,
  settings: { subjectsOff: ['dead-letters'], waitMinutes: 10, quietFrom: 22, quietUntil: 7 },
  hasMail: true,
  ...change,
})
const open = (channels = [aChannel()], answers = {}, change: Partial<Alerts> = {}) =>
  (panel = openPanel('/admin09?secao=avisos', {
    'GET /api/admin/alerts': alertsWith(channels, change),
    ...answers,
  }))
const cards = async () => within(await screen.findByRole('list', { name: 'Canais' })).getAllByRole('listitem')
const press = async (name: string | RegExp) => panel.user.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => panel.user.type(await screen.findByLabelText(label), text)
const at = `/api/admin/alerts/channels/${aChannel().id}`

describe('the alerts', () => {
  it('show each channel with its last message, and a failure with its reason', async () => {
    const failing = aChannel({
      id: 'b2b2b2b2-1111-4111-8111-111111111111',
      kind: 'webhook',
      name: 'Sistema',
      waiting: 3,
      failure: 'http-503',
      failingSince: '2026-11-21T12:05:00.000Z',
      failedAt: '2026-11-21T12:30:00.000Z',
    })
    open([aChannel(), failing])
    const [working, broken] = await cards()
    for (const text of ['Celular da Ana', 'Funcionando', 'Telegram 123456', '21/11/2026 09:00'])
      expect(working).toHaveTextContent(text)
    for (const text of ['Não está chegando', '3 avisos', '21/11/2026 09:30', 'HTTP 503', 'Nada se perde'])
      expect(broken).toHaveTextContent(text)
  })

  it('are for owners', async () => {
    open([], {
      'GET /api/admin/check': { authenticated: true, role: 'finance' },
      'GET /api/admin/account': anAccount({ role: 'finance' }),
    })
    expect(await screen.findByText('Avisos não faz parte da sua função')).toBeVisible()
  })

  it('show a hostile name as text', async () => {
    open([aChannel({ name: '<img src=x onerror=alert(1)>' })])
    expect((await cards())[0]).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it.each([
    [null, 'Teste enviado'],
    ['http-403', 'O teste não chegou'],
  ])('send a test, which ends with %s', async (failed, title) => {
    open([aChannel()], { [`POST ${at}/test`]: { alerts: alertsWith([aChannel()]), failure: failed } })
    await press('Enviar um teste Celular da Ana')
    await waitFor(() => expect(panel.toasts.map((toast) => toast.title)).toEqual([title]))
  })

  it('add a Telegram bot', async () => {
    open([], { 'POST /api/admin/alerts/channels': { alerts: alertsWith([aChannel()]) } })
    await press('Adicionar canal')
    await type('Nome', 'Celular da Ana')
    await type('Número do chat', '123456')
    await type('Token do bot', '1234567890:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr')
    await panel.user.keyboard('{Enter}')
    await cards()
    expect(panel.sent('POST /api/admin/alerts/channels').map(({ body }) => body)).toEqual([
      {
        kind: 'telegram',
        name: 'Celular da Ana',
        target: '123456',
        token: '1234567890:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr',
      },
    ])
  })

  it('show the signing key of a webhook once', async () => {
    const alerts = alertsWith([aChannel({ kind: 'webhook' })])
    open([], { 'POST /api/admin/alerts/channels': { alerts, secret: 'chave-da-loja' } })
    await press('Adicionar canal')
    await panel.user.click(await screen.findByLabelText('Webhook'))
    await type('Nome', 'Sistema')
    await type('Endereço', 'https://sistema.example/avisos')
    await panel.user.keyboard('{Enter}')
    expect(await screen.findByText('chave-da-loja')).toBeVisible()
    await press('Já guardei')
    await waitFor(() => expect(screen.queryByText('chave-da-loja')).toBeNull())
  })

  it.each([
    ['Telegram', 'Número do chat', 'ninguém', 'Confira o número do chat'],
    ['E-mail', 'E-mail', 'ana', 'Confira o e-mail.'],
    ['Webhook', 'Endereço', 'sistema', 'comece com https'],
  ])('are not added by %s with a wrong address', async (kind, label, text, problem) => {
    open([])
    await press('Adicionar canal')
    await panel.user.click(await screen.findByRole('radio', { name: kind }))
    await type('Nome', 'Canal')
    await panel.user.type(screen.getByRole('textbox', { name: label }), `${text}{Enter}`)
    expect(await screen.findByText(new RegExp(problem))).toBeVisible()
    expect(panel.sent('POST /api/admin/alerts/channels')).toEqual([])
  })

  it('offer no e-mail without a mail server', async () => {
    open([], {}, { hasMail: false })
    await press('Adicionar canal')
    expect(await screen.findByRole('radio', { name: 'E-mail' })).toBeDisabled()
    expect(screen.getByText(/configure antes SMTP_URL/)).toBeVisible()
  })

  it('say why an address is refused', async () => {
    const message = 'Informe um endereço https público, sem usuário nem senha.'
    const refused = failure(400, JSON.stringify({ error: 'WEBHOOK_NOT_PUBLIC', message }))
    open([], { 'POST /api/admin/alerts/channels': refused })
    await press('Adicionar canal')
    await panel.user.click(await screen.findByLabelText('Webhook'))
    await type('Nome', 'Sistema')
    await type('Endereço', 'https://10.0.0.1/avisos{Enter}')
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('are paused, and removed after a second look', async () => {
    const paused = alertsWith([aChannel({ isOn: false })])
    open([aChannel()], { [`PATCH ${at}`]: paused, [`DELETE ${at}`]: alertsWith([]) })
    await press('Pausar Celular da Ana')
    expect(await screen.findByText('Pausado')).toBeVisible()
    expect(panel.sent(`PATCH ${at}`)[0]?.body).toEqual({ isOn: false })
    await press('Remover Celular da Ana')
    await press('Manter')
    expect(screen.getByRole('button', { name: 'Remover Celular da Ana' })).toHaveFocus()
    await press('Remover Celular da Ana')
    await press('Remover mesmo Celular da Ana')
    expect(await screen.findByText('Nenhum canal ainda')).toBeVisible()
  })

  it('are saved with their subjects and quiet hours', async () => {
    const put = 'PUT /api/admin/alerts/settings'
    open([], { [put]: alertsWith([]) })
    await panel.user.click(await screen.findByRole('checkbox', { name: /^Resumo do dia/ }))
    await panel.user.click(screen.getByRole('checkbox', { name: /^Falhas entre os serviços/ }))
    await panel.user.selectOptions(screen.getByLabelText('Silêncio até as'), '8 h')
    const minutes = screen.getByLabelText(/^Avisar quando um pedido pago/)
    await panel.user.clear(minutes)
    await panel.user.type(minutes, '1')
    await press('Salvar avisos')
    expect(await screen.findByText('A espera vai de 2 a 1.440 minutos.')).toBeVisible()
    await panel.user.type(minutes, '5')
    await press('Salvar avisos')
    await waitFor(() =>
      expect(panel.sent(put).map(({ body }) => body)).toEqual([
        { subjectsOff: ['day-summary'], waitMinutes: 15, quietFrom: 22, quietUntil: 8 },
      ]),
    )
  })
})
