/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { DeadLetter, MessageHealth, WaitingMessage } from '@smm/contracts/message-health'
import { type Answers, failure, openPanel, rowsOf } from '../testing.tsx'
import { formatAge } from './operation-labels.ts'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel?.close())

const queue = { waiting: 0, active: 0, delayed: 0, failed: 0, keepsAll: true }
const calm = (change: Partial<MessageHealth> = {}): MessageHealth => ({
  outbox: { count: 0, oldestSeconds: 0, messages: [] },
  queue,
  deadLetters: { count: 0, messages: [] },
  ...change,
})
const waiting: WaitingMessage = {
  id: 'a1b2c3d4-1111-4111-8111-111111111111',
  name: 'place-order',
  receiver: 'orders',
  attempts: 3,
  saidAt: '2026-11-21T12:00:00.000Z',
  nextAt: '2026-11-21T12:05:00.000Z',
  correlationId: 'c0ffee00-1111-4111-8111-111111111111',
}
const letter: DeadLetter = {
  id: 'dead0000-1111-4111-8111-111111111111',
  name: 'pix-issued',
  reason: 'the table is missing',
  times: 4,
  firstAt: '2026-11-21T12:00:00.000Z',
  lastAt: '2026-11-21T12:30:00.000Z',
}
const withLetter = calm({ deadLetters: { count: 1, messages: [letter] } })
const again = `POST /api/operation/chat/dead-letters/${letter.id}/try-again`

const open = (answers: Answers = {}) =>
  (panel = openPanel('/admin09?secao=operacao', {
    'GET /api/operation/chat': calm(),
    'GET /api/operation/orders': calm(),
    'GET /api/operation/catalogue': calm(),
    ...answers,
  }))
const part = (name: RegExp) => screen.findByRole('region', { name })

describe('the operation section', () => {
  it('is reached from every other section', async () => {
    panel = openPanel('/admin09')
    await panel.user.click((await screen.findAllByRole('link', { name: 'Operação' }))[0]!)
    expect(await screen.findByRole('heading', { level: 1, name: 'Operação' })).toBeVisible()
    expect(location.search).toBe('?secao=operacao')
  })

  it('shows each healthy service as such', async () => {
    open()
    for (const name of [/^Chat/, /^Pedidos/, /^Catálogo/]) {
      expect(await within(await part(name)).findByText('Em dia')).toBeVisible()
      expect(within(await part(name)).getByText(/^Nenhuma mensagem espera/)).toBeVisible()
    }
    expect(screen.queryByRole('term')).not.toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('counts and lists waiting messages', async () => {
    open({
      'GET /api/operation/chat': calm({
        outbox: { count: 1200, oldestSeconds: 190, messages: [waiting] },
        queue: { ...queue, waiting: 7, active: 2, delayed: 1 },
      }),
    })
    const chat = await part(/^Chat/)
    expect(await within(chat).findByText('Atrasado')).toBeVisible()
    const figures = within(chat)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(figures).toEqual([
      ['Na fila', '7'],
      ['Em andamento', '2'],
      ['Adiadas', '1'],
      ['Sem confirmação', '1.200'],
      ['Mais antiga', 'há 3 min'],
    ])
    expect(await rowsOf('Sem confirmação: Chat')).toEqual([
      ['Fazer pedido', 'Pedidos', 'c0ffee00', '3', '21/11/2026 09:00', '21/11/2026 09:05'],
    ])
    expect(within(chat).getByText('Mostrando as 1 mais antigas.')).toBeVisible()
  })

  it('shows a service that is down in its own part only', async () => {
    open({ 'GET /api/operation/orders': failure() })
    const orders = await part(/^Pedidos/)
    expect(await within(orders).findByText('Pedidos: o serviço não respondeu.')).toBeVisible()
    expect(await within(await part(/^Chat/)).findByText('Em dia')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    panel.answers['GET /api/operation/orders'] = calm()
    await panel.user.click(within(orders).getByRole('button', { name: 'Tentar novamente' }))
    expect(await within(orders).findByText('Em dia')).toBeVisible()
  })

  it('warns when Redis is away or may evict keys', async () => {
    open({
      'GET /api/operation/chat': calm({ queue: null }),
      'GET /api/operation/orders': calm({ queue: { ...queue, keepsAll: false } }),
    })
    expect(await within(await part(/^Chat/)).findByText('Sem Redis')).toBeVisible()
    expect(screen.getByText(/O Redis não respondeu. Nada se perde/)).toBeVisible()
    expect(screen.getByText(/O Redis pode descartar o que guarda/)).toBeVisible()
  })

  it('retries a dead letter and shows the new state', async () => {
    open({ 'GET /api/operation/chat': withLetter, [again]: { askedAgain: true } })
    const chat = await part(/^Chat/)
    expect(await within(chat).findByText('Precisa de você')).toBeVisible()
    expect((await rowsOf('Não aceitas: Chat'))[0]!.slice(0, 3)).toEqual([
      'PIX emitido',
      'the table is missing',
      '4',
    ])
    panel.answers['GET /api/operation/chat'] = calm()
    await panel.user.click(within(chat).getByRole('button', { name: 'Tentar de novo: PIX emitido' }))
    expect(within(chat).getByRole('button', { name: /Tentar de novo/ })).toBeDisabled()
    expect(await within(chat).findByText('Em dia')).toBeVisible()
    expect(panel.sent(again)).toHaveLength(1)
    expect(panel.toasts).toMatchObject([{ title: 'Oferecida de novo' }])
  })

  it.each([
    [404, 'Já foi aceita'],
    [503, 'Erro'],
  ])('shows a toast when a retry is answered with %s', async (status, title) => {
    open({ 'GET /api/operation/chat': withLetter, [again]: failure(status) })
    await panel.user.click(await screen.findByRole('button', { name: /Tentar de novo/ }))
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title }]))
    await waitFor(() => expect(panel.sent('GET /api/operation/chat')).toHaveLength(2))
  })
})

test.each([
  [0.4, '0 s'],
  [59, '59 s'],
  [119, '1 min'],
  [7_300, '2 h'],
  [90_000, '1 dia'],
  [200_000, '2 dias'],
])('%d seconds read %s', (seconds, text) => expect(formatAge(seconds)).toBe(text))
