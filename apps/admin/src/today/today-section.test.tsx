/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import { anOrder, anOverview, failure, openPanel, rowsOf, someSums } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers = {}, address = '/admin09') => (panel = openPanel(address, answers))

function aLivingOverview() {
  const { byDay, daysBefore } = anOverview()
  const sales = [10, 20, 30, 40, 50, 60, 70]
  return anOverview({
    total: someSums({
      orders: 9,
      sales: 280,
      refunds: 20,
      received: 260,
      costs: 100,
      fees: 2.77,
      profit: 157.23,
    }),
    before: someSums({ orders: 10, sales: 140, received: 140, profit: 80 }),
    byDay: byDay.map((day, index) => ({ ...day, sales: sales[index]!, orders: index })),
    daysBefore: daysBefore.map((day) => ({ ...day, sales: 20 })),
    byProduct: [
      {
        platform: 'instagram',
        serviceType: 'followers',
        ...someSums({ orders: 8, sales: 250, profit: 150 }),
        before: someSums({ sales: 100 }),
      },
      {
        platform: 'tiktok',
        serviceType: 'views',
        ...someSums({ orders: 1, sales: 30, profit: 7.23 }),
        before: someSums({ sales: 40 }),
      },
    ],
    pixFee: { percent: 0.99, reais: 0 },
  })
}

describe('what needs a person', () => {
  it('is listed first, each case with the way to where it is resolved', async () => {
    open({
      'GET /api/admin/attention': [
        { code: 'ORDERS_WAITING', count: 2, since: '2026-11-21T12:00:00.000Z' },
        { code: 'LOW_BALANCE', count: 1, amount: '12.50', currency: 'BRL' },
      ],
      'GET /api/tickets/attention': [{ code: 'TICKETS_OPEN', count: 3 }],
    })
    const part = within(await screen.findByRole('region', { name: 'Precisa de você' }))
    await part.findByText('3 tickets abertos')
    expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        '2 pedidos pagos esperam há tempo demaisdesde 21/11/2026 09:00',
        '/admin09?secao=pedidos&casos=ORDERS_WAITING',
      ],
      ['Saldo baixo no Painel SMM: R$ 12,50', '/admin09?secao=atencao'],
      ['3 tickets abertos', '/admin09?secao=tickets&status=open'],
    ])
  })

  it('shows five subjects and the way to all of them', async () => {
    const codes =
      'UNKNOWN_SUBMISSIONS MONEY_TO_REVIEW OTHER_REVIEWS REFUNDS_OWED ORDERS_WAITING PARKED_BY_FENCE'
    open({ 'GET /api/admin/attention': codes.split(' ').map((code) => ({ code, count: 1 })) })
    const more = await screen.findByRole('link', { name: 'Ver os 6 assuntos' })
    expect(more).toHaveAttribute('href', '/admin09?secao=atencao')
    const part = within(screen.getByRole('region', { name: 'Precisa de você' }))
    expect(part.getAllByRole('listitem')).toHaveLength(6)
  })

  it('is told to be nothing, unless a service did not answer', async () => {
    open()
    expect(await screen.findByText('Nada espera por você agora.')).toBeVisible()
    panel.close()
    open({ 'GET /api/tickets/attention': failure() })
    expect(await screen.findByText(/^Tickets: o serviço não respondeu/)).toBeVisible()
    expect(screen.queryByText('Nada espera por você agora.')).not.toBeInTheDocument()
    panel.close()
    open({ 'GET /api/tickets/attention': failure(), 'GET /api/services/attention': failure() })
    const part = within(await screen.findByRole('region', { name: 'Precisa de você' }))
    expect(await part.findByRole('alert')).toHaveTextContent(
      /^Catálogo e Tickets: os serviços não responderam/,
    )
  })
})

describe('the sums', () => {
  it('are compared with the days before, and show today', async () => {
    open({ 'GET /api/admin/overview': aLivingOverview() })
    const cards = within(await screen.findByRole('group', { name: /^Números do período/ }))
    const names = cards.getAllByRole('radio').map((card) => card.closest('label')!.textContent)
    expect(names).toEqual([
      'VendasR$ 280,00+100% em relação aos 7 dias antes,hoje R$ 70,00',
      'RecebidoR$ 260,00+86% em relação aos 7 dias antes,hoje R$ 0,00',
      'LucroR$ 157,23+97% em relação aos 7 dias antes,hoje R$ 0,00',
      'Pedidos pagos9−10% em relação aos 7 dias antes,hoje 6',
    ])
    const lines = within(screen.getByRole('region', { name: 'Do que foi vendido ao que ficou' }))
    expect(lines.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      'R$ 280,00',
      '− R$ 20,00',
      '− R$ 100,00',
      '− R$ 2,77',
      'R$ 157,2356% das vendas',
    ])
    expect(lines.getByText('Tarifa do PIX (0,99%)')).toBeVisible()
  })

  it('are asked for another period, which stays in the URL', async () => {
    open({ 'GET /api/admin/overview?days=90': aLivingOverview() })
    await panel.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Período' }),
      'Últimos 90 dias',
    )
    expect(await screen.findByText('R$ 280,00', { selector: 'strong' })).toBeVisible()
    expect(location.search).toMatch(/dias=90/)
  })

  it('are drawn day by day; arrow keys tell each value', async () => {
    open({ 'GET /api/admin/overview': aLivingOverview() })
    const chart = await screen.findByRole('slider', { name: 'Vendas por dia' })
    act(() => chart.focus())
    expect(chart).toHaveAttribute('aria-valuetext', 'sábado, 21/11: R$ 70,00; sábado, 14/11: R$ 20,00')
    await panel.user.keyboard('{ArrowLeft}')
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^sexta-feira, 20\/11: R\$ 60,00/))
    await panel.user.keyboard('{Home}')
    expect(chart).toHaveAttribute('aria-valuenow', '1')
    await panel.user.keyboard('{ArrowLeft}{PageUp}')
    expect(chart).toHaveAttribute('aria-valuenow', '7')
    await panel.user.click(screen.getByRole('radio', { name: /^Pedidos pagos/ }))
    expect(screen.getByRole('slider', { name: 'Pedidos pagos por dia' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^sábado, 21\/11: 6;/),
    )
  })

  it('are a table too', async () => {
    open({ 'GET /api/admin/overview': aLivingOverview() })
    await panel.user.click(await screen.findByRole('button', { name: 'Ver como tabela' }))
    const table = within(screen.getByRole('region', { name: 'Números por dia' }))
    const rows = table.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toHaveLength(8)
    expect(rows[1]).toBe('21/11/2026R$ 70,00R$ 0,00R$ 0,006')
    await panel.user.click(screen.getByRole('button', { name: 'Ver como gráfico' }))
    expect(screen.getByRole('slider')).toBeVisible()
  })

  it('are divided among the products', async () => {
    open({ 'GET /api/admin/overview': aLivingOverview() })
    const table = within(await screen.findByRole('region', { name: 'Tabela por produto' }))
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Seguidores no Instagram8R$ 250,00R$ 150,00+150%',
      'Visualizações no TikTok1R$ 30,00R$ 7,23−25%',
    ])
  })

  it('without sales say so, and name the setting of the fee', async () => {
    open()
    expect(await screen.findByText('O gráfico começa com a primeira venda')).toBeVisible()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(await screen.findByText('Nenhuma venda neste período')).toBeVisible()
    expect(screen.getByText(/informe PIX_FEE_PERCENT ou PIX_FEE_CENTS/)).toBeVisible()
    expect(screen.getByText('Nenhum pedido ainda')).toBeVisible()
  })

  it('that fail leave the rest of the page', async () => {
    open({ 'GET /api/admin/overview': failure(), 'GET /api/orders': [anOrder()] })
    expect(await screen.findByText('Não foi possível somar os dias.')).toBeVisible()
    expect(await rowsOf('Últimos pedidos')).toHaveLength(1)
    panel.answers['GET /api/admin/overview'] = aLivingOverview()
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('slider')).toBeVisible()
  })

  it('are not asked for by a role that may not see them', async () => {
    open({
      'GET /api/admin/check': { authenticated: true, role: 'support' },
      'GET /api/orders': [anOrder()],
    })
    expect(await screen.findByText('Nada espera por você agora.')).toBeVisible()
    expect(await rowsOf('Últimos pedidos')).toHaveLength(1)
    expect(panel.sent('GET /api/admin/overview')).toEqual([])
  })
})

it('leads from an order to its details, by its link and by its row', async () => {
  open({ 'GET /api/orders': [anOrder()] })
  await panel.user.click(await screen.findByRole('link', { name: 'a1b2c3d4' }))
  await waitFor(() => expect(location.search).toBe(`?secao=pedidos&pedido=${anOrder().id}`))
  panel.close()
  open({ 'GET /api/orders': [anOrder()] })
  const table = within(await screen.findByRole('table', { name: 'Últimos pedidos' }))
  await panel.user.click(table.getByText('R$ 1.234,50'))
  await waitFor(() => expect(location.search).toBe(`?secao=pedidos&pedido=${anOrder().id}`))
})
