/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { aService, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (orders: object, catalogue: object, more = {}) =>
  (panel = openPanel('/admin09?secao=atencao', {
    'GET /api/admin/attention': orders,
    'GET /api/services/attention': catalogue,
    ...more,
  }))
const sidebar = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Avisos e equipe' }))[0]!)

describe('the attention section', () => {
  it('shows each item with its age and link, and counts them in the sidebar', async () => {
    open(
      [
        { code: 'SENDING_WAITS', count: 1 },
        { code: 'UNKNOWN_SUBMISSIONS', count: 2, since: '2026-11-21T12:00:00.000Z' },
        { code: 'PARKED_BY_FENCE', count: 1 },
        { code: 'ORDERS_WAITING', count: 4 },
        { code: 'MONEY_TO_REVIEW', count: 1 },
        { code: 'LOW_BALANCE', count: 1, amount: '12.50', currency: 'BRL' },
        { code: 'SUPPLIER_PAUSED', count: 1, until: '2026-11-21T12:34:00.000Z' },
        { code: 'SUPPLIER_UNREACHABLE', count: 1 },
        { code: 'OTHER_REVIEWS', count: 3 },
        { code: 'REFUNDS_OWED', count: 2, amount: '21.00' },
      ],
      [
        { code: 'SYNC_FAILED', count: 1, since: '2026-11-20T12:00:00.000Z' },
        { code: 'PACKAGES_UNDER_FLOOR', count: 1 },
        { code: 'PACKAGES_OUTSIDE_LIMITS', count: 2 },
        { code: 'PRICES_HELD', count: 1 },
        { code: 'SERVICES_NOT_SOLD', count: 2 },
      ],
    )
    for (const [title, way] of [
      ['Os envios estão parados à sua espera', undefined],
      ['2 envios sem resposta clara', 'pedidos&casos=UNKNOWN_SUBMISSIONS'],
      ['1 pedido retido por segurança', 'pedidos&casos=PARKED_BY_FENCE'],
      ['4 pedidos pagos esperam há tempo demais', 'pedidos&casos=ORDERS_WAITING'],
      ['1 pagamento que não bate', 'pedidos&casos=MONEY_TO_REVIEW'],
      ['Saldo baixo no Painel SMM: R$ 12,50', undefined],
      ['Envios em pausa', 'pedidos&status=paid'],
      ['O Painel SMM não responde', undefined],
      ['3 pedidos esperam uma decisão', 'pedidos&casos=OTHER_REVIEWS'],
      ['2 reembolsos a pagar, R$ 21,00', 'pedidos&casos=REFUNDS_OWED'],
      ['A sincronização do catálogo falhou', 'catalogo'],
      ['1 serviço vende abaixo do mínimo', 'margens'],
      ['2 serviços vendem um pacote que nenhum fornecedor aceita', 'catalogo'],
      ['1 preço novo espera confirmação', 'catalogo'],
      ['2 serviços não podem ser vendidos', 'catalogo'],
    ] as const) {
      const item = (await screen.findByRole('heading', { name: title })).closest('li')!
      const link = within(item).queryByRole('link')
      expect([title, link?.getAttribute('href')]).toEqual([title, way && `/admin09?secao=${way}`])
    }
    expect(screen.getByText(/npm run resume-sending/)).toBeVisible()
    expect(screen.getByText(/Desde 21\/11\/2026 09:00\./)).toBeVisible()
    expect(screen.getByText(/será tentado às 09:34/)).toBeVisible()
    const way = (await sidebar()).getByRole('link', { name: 'Atenção 24 pendências' })
    expect(way).toHaveAttribute('aria-current', 'page')
    await panel.user.click(screen.getAllByRole('link', { name: 'Ver no Catálogo' })[0]!)
    expect(location.search).toBe('?secao=catalogo')
  })

  it('counts open tickets, beside the link to the tickets too', async () => {
    open([], [], { 'GET /api/tickets/attention': [{ code: 'TICKETS_OPEN', count: 2 }] })
    expect(await screen.findByRole('heading', { name: '2 tickets abertos' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver em Tickets' })).toHaveAttribute(
      'href',
      '/admin09?secao=tickets&status=open',
    )
    expect((await sidebar()).getByRole('link', { name: 'Atenção 2 pendências' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Tickets 2 sem resposta' })[0]).toBeVisible()
  })

  it('is empty and shows no count when there are no items', async () => {
    open([], [])
    expect(await screen.findByText('Nada precisa de você agora')).toBeVisible()
    expect((await sidebar()).getByRole('link', { name: 'Atenção' })).toBeVisible()
  })

  it('shows the items of the other services and a failure when one is down', async () => {
    open(failure(), [{ code: 'PRICES_HELD', count: 1 }])
    expect(await screen.findByText(/Pedidos e pagamentos: o serviço não respondeu/)).toBeVisible()
    expect(screen.getByText('1 preço novo espera confirmação')).toBeVisible()
    expect((await sidebar()).getByRole('link', { name: 'Atenção 2 pendências' })).toBeVisible()
    panel.answers['GET /api/admin/attention'] = []
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(screen.queryByText(/não respondeu/)).not.toBeInTheDocument())
    expect(screen.queryByText('Nada precisa de você agora')).not.toBeInTheDocument()
  })

  it('shows the items of the other services when the chat is down', async () => {
    open([], [{ code: 'PRICES_HELD', count: 1 }], { 'GET /api/tickets/attention': failure() })
    expect(await screen.findByText(/^Tickets: o serviço não respondeu/)).toBeVisible()
    expect(screen.getByText('1 preço novo espera confirmação')).toBeVisible()
  })

  it('is refetched after a mutation', async () => {
    open([], [], { 'GET /api/services': [aService()], [`PATCH /api/services/${aService().id}`]: aService() })
    await panel.user.click(await screen.findByRole('link', { name: 'Catálogo' }))
    await panel.user.click(await screen.findByRole('switch'))
    await waitFor(() => expect(panel.sent('GET /api/services/attention')).toHaveLength(2))
  })
})
