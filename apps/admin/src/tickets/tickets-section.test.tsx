/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import type { Ticket } from '@smm/contracts/tickets'
import { aTicket, choose, failure, headersOf, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (tickets: Ticket[], answers = {}) =>
  (panel = openPanel('/admin09?secao=tickets', { 'GET /api/tickets': tickets, ...answers }))
const status = /Status do ticket ABCDEF12/

describe('the tickets', () => {
  it('stand in a table, counted', async () => {
    open([aTicket(), aTicket({ id: '2', link: null })])
    expect((await rowsOf('Tickets'))[0]).toEqual([
      'ABCDEF12',
      'Faltaram 200 seguidores',
      'tiktok.com/@danca',
      'Aberto',
      '21/11/2026 09:00',
      '',
    ])
    expect(headersOf('Tickets')).toEqual(['ID', 'Descrição', 'Link', 'Status', 'Criado em', 'Ações'])
    expect(screen.getByText('2 tickets')).toBeVisible()
    expect(panel.sent('GET /api/tickets').map(({ url }) => url)).toEqual(['/api/tickets'])
  })

  it('open their link in a new tab', async () => {
    open([aTicket()])
    const link = await screen.findByRole('link', { name: 'Abrir link do ticket ABCDEF12 em nova aba' })
    expect(link).toHaveAttribute('href', 'https://www.tiktok.com/@danca')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('may be none', async () => {
    open([])
    expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
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
    await waitFor(() => expect(screen.getByRole('combobox', { name: status })).toHaveTextContent(name))
    expect(panel.sent('PATCH')).toMatchObject([{ body: { status: to } }])
    expect(panel.toasts).toEqual([])
  })

  it('go back and say so when they cannot be moved', async () => {
    open([aTicket()], { [`PATCH /api/tickets/${aTicket().id}`]: failure() })
    await screen.findByRole('table')
    await choose(panel.user, status, 'Fechado')
    await waitFor(() =>
      expect(panel.toasts).toEqual([{ title: 'Erro', text: 'Falha ao atualizar ticket.', tone: 'error' }]),
    )
    expect(screen.getByRole('combobox', { name: status })).toHaveTextContent('Aberto')
  })
})
