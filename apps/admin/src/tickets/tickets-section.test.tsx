/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { Ticket } from '@smm/contracts/tickets'
import { anOrder, aTicket, choose, failure, headersOf, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (tickets: Ticket[], answers = {}) =>
  (panel = openPanel('/admin09?secao=tickets', { 'GET /api/tickets': tickets, ...answers }))
const status = /Status do ticket ABCDEF12/

describe('the tickets', () => {
  it('are listed in a table, with their count', async () => {
    open([aTicket(), aTicket({ id: '2', link: null })])
    expect((await rowsOf('Tickets'))[0]).toEqual([
      '',
      'ABCDEF12',
      'Faltaram 200 seguidores',
      'tiktok.com/@danca',
      'Aberto',
      'Ninguém',
      '21/11/2026 09:00',
      '',
    ])
    expect(headersOf('Tickets')).toEqual([
      'Selecionar',
      'ID',
      'Descrição',
      'Link',
      'Status',
      'Atendente',
      'Criado em',
      'Ações',
    ])
    expect(screen.getByText('2 tickets')).toBeVisible()
    expect(
      panel
        .sent('GET /api/tickets')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(['/api/tickets', '/api/tickets/attention'])
  })

  it('open their link in a new tab', async () => {
    open([aTicket()])
    const link = await screen.findByRole('link', { name: 'Abrir link do ticket ABCDEF12 em nova aba' })
    expect(link).toHaveAttribute('href', 'https://www.tiktok.com/@danca')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('show an empty state', async () => {
    open([])
    expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
  })

  it('are searched on the server', async () => {
    const found = aTicket({ id: 'c0ffee00-1111-4111-8111-111111111111' })
    open([aTicket(), aTicket({ id: '2' })], { 'GET /api/tickets?search=padaria': [found] })
    await screen.findByText('2 tickets')
    await panel.user.type(
      screen.getByRole('searchbox', { name: 'Buscar por ID, link ou descrição' }),
      'padaria{Enter}',
    )
    expect(await screen.findByText('1 ticket')).toBeVisible()
    expect((await rowsOf('Tickets'))[0]![1]).toBe('C0FFEE00')
  })

  it('are filtered by status', async () => {
    open([aTicket()], { 'GET /api/tickets?status=in_progress': [] })
    await screen.findByRole('table')
    await choose(panel.user, 'Filtrar por status', 'Em Andamento')
    expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
    expect(location.search).toBe('?secao=tickets&status=in_progress')
  })

  it.each([
    ['closed', 'Aberto', 'open'],
    ['open', 'Em Andamento', 'in_progress'],
    ['in_progress', 'Resolvido', 'resolved'],
    ['resolved', 'Fechado', 'closed'],
  ] as const)('move from %s to %s where they stand', async (from, name, to) => {
    open([aTicket({ status: from })], { [`PATCH /api/tickets/${aTicket().id}`]: aTicket({ status: to }) })
    await screen.findByRole('table')
    await choose(panel.user, status, name)
    await waitFor(() => expect(screen.getByRole('combobox', { name: status })).toHaveDisplayValue(name))
    expect(panel.sent('PATCH')).toMatchObject([{ body: { status: to } }])
    expect(panel.toasts).toEqual([])
  })

  it('are rolled back with a toast when the status cannot be changed', async () => {
    open([aTicket()], { [`PATCH /api/tickets/${aTicket().id}`]: failure() })
    await screen.findByRole('table')
    await choose(panel.user, status, 'Fechado')
    await waitFor(() =>
      expect(panel.toasts).toEqual([{ title: 'Erro', text: 'Falha ao atualizar ticket.', tone: 'error' }]),
    )
    expect(screen.getByRole('combobox', { name: status })).toHaveDisplayValue('Aberto')
  })
})

describe('the details of a ticket', () => {
  const id = aTicket().id
  const ticketCall = `GET /api/tickets/${id}`
  const transcriptCall = `GET /api/transcripts/tickets/${id}`
  const repliesCall = `POST /api/tickets/${id}/replies`
  const aMessage = (change: object = {}) => ({
    id: '1',
    seq: 1,
    isFromVisitor: true,
    content: 'Não chegou nada',
    pixAmount: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...change,
  })
  const transcript = (...messages: object[]) => ({ messages, hasMore: false })
  const openOne = (answers: object = {}) =>
    (panel = openPanel(`/admin09?secao=tickets&ticket=${id}`, {
      'GET /api/tickets': [aTicket()],
      [ticketCall]: aTicket({ orderId: anOrder().id }),
      [transcriptCall]: transcript(aMessage()),
      ...answers,
    }))
  const field = () => screen.findByRole('textbox', { name: 'Responder no chat do cliente' })
  const send = () => screen.getByRole('button', { name: 'Enviar resposta' })

  it('open from its row, and leave the URL when they are closed', async () => {
    open([aTicket()], { [ticketCall]: aTicket(), [transcriptCall]: transcript() })
    await panel.user.click(await screen.findByRole('button', { name: 'Ver ticket ABCDEF12' }))
    expect(await screen.findByRole('dialog', { name: 'Ticket ABCDEF12' })).toBeVisible()
    expect(location.search).toBe(`?secao=tickets&ticket=${id}`)
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('?secao=tickets')
  })

  it("show its fields, its order and the conversation with the staff's names", async () => {
    openOne({
      [transcriptCall]: transcript(
        aMessage(),
        aMessage({
          id: '2',
          seq: 2,
          isFromVisitor: false,
          content: 'Nossa equipe: <b>oi</b>',
          author: 'ana',
        }),
      ),
    })
    const facts = await screen.findByRole('region', { name: 'Ticket' })
    expect(within(facts).getByText('Faltaram 200 seguidores')).toBeVisible()
    expect(within(facts).getByRole('link', { name: 'a1b2c3d4' })).toHaveAttribute(
      'href',
      `/admin09?secao=pedidos&pedido=${anOrder().id}`,
    )
    const conversation = screen.getByRole('region', { name: 'Conversa' })
    await within(conversation).findByText('Não chegou nada')
    expect(
      within(conversation)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Não chegou nadaCliente, 21/11/2026 09:00',
      'Nossa equipe: <b>oi</b>Equipe (ana), 21/11/2026 09:00',
    ])
  })

  it('show a failure when it cannot be read', async () => {
    openOne({ [ticketCall]: failure() })
    expect(await screen.findByText('Não foi possível carregar o ticket.')).toBeVisible()
  })

  it('send a reply, which appears in the conversation', async () => {
    openOne({
      [repliesCall]: { id: '9', text: 'Já vai', author: 'ana', createdAt: '2026-11-21T12:00:00.000Z' },
    })
    expect(await screen.findByText(/Chega como “Nossa equipe sobre o chamado #ABCDEF12: …”/)).toBeVisible()
    expect(send()).toBeDisabled()
    await panel.user.type(await field(), '  Já vai ')
    panel.answers[transcriptCall] = transcript(aMessage(), aMessage({ id: '9', content: 'Já vai' }))
    panel.answers[ticketCall] = aTicket({ status: 'in_progress' })
    panel.answers['GET /api/tickets'] = [aTicket({ status: 'in_progress' })]
    await panel.user.click(send())
    expect(await screen.findByText('Já vai')).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(panel.sent('POST')).toMatchObject([{ body: { text: 'Já vai' } }])
    expect(panel.toasts).toMatchObject([{ title: 'Resposta enviada' }])
    const facts = screen.getByRole('region', { name: 'Ticket' })
    await waitFor(() =>
      expect(within(facts).getByRole('combobox', { name: status })).toHaveDisplayValue('Em Andamento'),
    )
    await panel.user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: status })).toHaveDisplayValue('Em Andamento'),
    )
  })

  it('keep a reply that failed, and retry it with the same id', async () => {
    openOne({ [repliesCall]: failure() })
    await panel.user.type(await field(), 'Já vai')
    await panel.user.click(send())
    await waitFor(() =>
      expect(panel.toasts).toEqual([{ title: 'Erro', text: 'Falha ao enviar a resposta.', tone: 'error' }]),
    )
    expect(await field()).toHaveValue('Já vai')
    await panel.user.click(send())
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(2))
    await panel.user.type(await field(), '!')
    await panel.user.click(send())
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(3))
    const [first, second, other] = panel.sent('POST').map(({ body }) => (body as { id: string }).id)
    expect(first).toMatch(/^[0-9a-f]{8}-/)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  it('change its status in place, and in the list', async () => {
    openOne({ [`PATCH /api/tickets/${id}`]: aTicket({ status: 'resolved' }) })
    const facts = await screen.findByRole('region', { name: 'Ticket' })
    await panel.user.selectOptions(within(facts).getByRole('combobox', { name: status }), 'Resolvido')
    await waitFor(() =>
      expect(within(facts).getByRole('combobox', { name: status })).toHaveDisplayValue('Resolvido'),
    )
    await waitFor(() => expect(panel.sent(transcriptCall)).toHaveLength(2))
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: status })).toHaveDisplayValue('Resolvido')
  })
})

describe('a request about personal data', () => {
  const id = aTicket().id
  const conversationId = 'c0ffee00-2222-4222-8222-222222222222'
  const request = aTicket({ kind: 'data-deletion', dueAt: '2026-12-08T12:00:00.000Z', conversationId })
  const openOne = (answers: object = {}) =>
    (panel = openPanel(`/admin09?secao=tickets&ticket=${id}`, {
      'GET /api/tickets': [request],
      [`GET /api/tickets/${id}`]: request,
      [`GET /api/transcripts/tickets/${id}`]: { messages: [], hasMore: false },
      ...answers,
    }))
  const forgetCall = `POST /api/conversations/${conversationId}/forget`

  it('shows its kind and its deadline', async () => {
    open([request])
    expect((await rowsOf('Tickets'))[0]![2]).toContain('Apagar os dados: até 08/12/2026')
  })

  it('is carried out with a reason', async () => {
    openOne({ [forgetCall]: { ok: true } })
    await panel.user.click(await screen.findByRole('button', { name: 'Apagar os dados' }))
    await panel.user.type(
      screen.getByRole('textbox', { name: 'Motivo (fica registrado)' }),
      'Pedido do titular',
    )
    await panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Dados apagados' }]))
    expect(panel.sent(forgetCall)).toMatchObject([{ body: { reason: 'Pedido do titular' } }])
  })

  it('of a court is answered with the accesses alone', async () => {
    const accesses = `GET /api/conversations/${conversationId}/access-records`
    openOne({ [accesses]: [{ at: '2026-11-20T12:00:00.000Z', address: '203.0.113.7' }] })
    const files: string[] = []
    HTMLAnchorElement.prototype.click = function () {
      files.push(this.download)
    }
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    await panel.user.click(await screen.findByRole('button', { name: 'Baixar os acessos' }))
    await waitFor(() => expect(files).toEqual([expect.stringMatching(/^acessos-.+\.json$/)]))
    expect(panel.sent(accesses)).toHaveLength(1)
    expect(panel.sent(`GET /api/conversations/${conversationId}/personal-data`)).toEqual([])
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
  })

  it('waits for an order that is under way', async () => {
    openOne({ [forgetCall]: failure(409) })
    await panel.user.click(await screen.findByRole('button', { name: 'Apagar os dados' }))
    await panel.user.type(
      screen.getByRole('textbox', { name: 'Motivo (fica registrado)' }),
      'Pedido do titular',
    )
    await panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() =>
      expect(panel.toasts).toMatchObject([{ text: expect.stringContaining('em andamento') }]),
    )
  })
})
