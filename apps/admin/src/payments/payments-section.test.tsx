/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import { aPayment, choose, failure, headersOf, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers = {}) => (panel = openPanel('/admin09?secao=pagamentos', answers))

describe('the payments', () => {
  it('are summed for today, this month and in total', async () => {
    open({ 'GET /api/payments/stats': { today: 45.5, month: 1234.56, total: 1000000 } })
    for (const [name, amount] of [
      ['Hoje', 'R$ 45,50'],
      ['Este Mês', 'R$ 1.234,56'],
      ['Total', 'R$ 1.000.000,00'],
    ] as const) {
      const term = await screen.findByText(name, { selector: 'dt' })
      expect(within(term.parentElement!).getByText(amount)).toBeVisible()
    }
  })

  it('are the ten most recent', async () => {
    open({ 'GET /api/payments': [aPayment({ id: '001300ff', createdAt: '2026-11-14T15:00:00.000Z' })] })
    expect(await rowsOf('Pagamentos recentes')).toEqual([
      ['PIX_001300', 'a1b2c3d4', 'R$ 45,00', 'Confirmado', '14/11/2026 12:00'],
    ])
    expect(headersOf('Pagamentos recentes')).toEqual(['ID do pagamento', 'Pedido', 'Valor', 'Status', 'Data'])
    expect(
      panel
        .sent('GET /api/payments')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(['/api/payments/revenue', '/api/payments/stats', '/api/payments?limit=10'])
  })

  it('show the amount received when it differs', async () => {
    open({ 'GET /api/payments': [aPayment({ amount: '800.00', received: '1.00' }), aPayment({ id: '2' })] })
    const rows = await rowsOf('Pagamentos recentes')
    expect(rows.map((row) => row[2])).toEqual(['R$ 800,00recebido: R$ 1,00', 'R$ 45,00'])
  })

  it('name every order of a PIX that pays several', async () => {
    const orders = ['a1b2c3d4-1', 'e5f6a7b8-2'].map((orderId) => ({ orderId, amount: '22.50' }))
    open({ 'GET /api/payments': [aPayment({ orders })] })
    const [row] = await rowsOf('Pagamentos recentes')
    expect(row![1]).toBe('a1b2c3d4e5f6a7b8')
  })

  it('state that the totals are net of refunds', async () => {
    open()
    expect(await screen.findByText(/PIX confirmados, já sem os reembolsos/)).toBeVisible()
  })

  it('show each status in Portuguese', async () => {
    open({
      'GET /api/payments': [
        aPayment({ id: '1', status: 'pending' }),
        aPayment({ id: '2', status: 'confirmed' }),
        aPayment({ id: '3', status: 'expired' }),
      ],
    })
    expect((await rowsOf('Pagamentos recentes')).map((row) => row[3])).toEqual([
      'Pendente',
      'Confirmado',
      'Expirado',
    ])
  })

  it('show an empty state', async () => {
    open()
    expect(await screen.findByText('Nenhum pagamento encontrado')).toBeVisible()
  })

  it('are shown when the totals fail', async () => {
    open({ 'GET /api/payments/stats': failure(), 'GET /api/payments': [aPayment()] })
    expect(await screen.findByText('Não foi possível carregar os totais.')).toBeVisible()
    expect(await rowsOf('Pagamentos recentes')).toHaveLength(1)
    panel.answers['GET /api/payments/stats'] = { today: 1, month: 2, total: 3 }
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('R$ 3,00')).toBeVisible()
  })

  it('are filtered by status, in the URL too, and exported as CSV', async () => {
    open({ 'GET /api/payments': [aPayment()], 'GET /api/payments?status=expired&limit=10': [] })
    await screen.findByRole('table', { name: 'Pagamentos recentes' })
    expect(screen.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute('href', '/api/payments/export')
    await choose(panel.user, 'Filtrar por status', 'Expirado')
    expect(await screen.findByText('Nenhum pagamento encontrado')).toBeVisible()
    expect(location.search).toBe('?secao=pagamentos&status=expired')
    const link = screen.getByRole('link', { name: 'Exportar CSV' })
    expect(link).toHaveAttribute('href', '/api/payments/export?status=expired')
  })

  it('link to their orders', async () => {
    open({ 'GET /api/payments': [aPayment()] })
    await panel.user.click(await screen.findByRole('link', { name: 'a1b2c3d4' }))
    expect(location.search).toBe(`?secao=pedidos&pedido=${aPayment().orderId}`)
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
  })

  it('open their order with a click on the row', async () => {
    open({ 'GET /api/payments': [aPayment()] })
    await panel.user.click(await screen.findByText('Confirmado', { selector: 'td *' }))
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
  })
})

describe('the revenue', () => {
  const byDay = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    amount: index === 11 ? 450 : index,
    payments: index,
  }))
  const byProduct = [
    { platform: 'instagram', serviceType: 'followers', amount: 800, payments: 20 },
    { platform: 'tiktok', serviceType: 'views', amount: 85.5, payments: 1 },
  ]

  const daysInTable = async () => {
    await panel.user.click(await screen.findByRole('button', { name: 'Ver como tabela' }))
    const table = within(screen.getByRole('region', { name: 'Tabela da receita por dia' }))
    return table.getAllByRole('row').slice(1)
  }

  it('of 30 days has a table behind its chart, the newest first', async () => {
    open({ 'GET /api/payments/revenue': { byDay, byProduct } })
    const rows = await daysInTable()
    expect(rows).toHaveLength(30)
    expect(rows[18]).toHaveTextContent('12/11/2026R$ 450,0011')
    expect(screen.getByText('Melhor dia: 12/11/2026, R$ 450,00.')).toBeVisible()
  })

  it('shows refunds, and a day below zero as such', async () => {
    const days = byDay.map((it, index) => (index === 12 ? { ...it, amount: -10.5, refunded: 22.5 } : it))
    open({ 'GET /api/payments/revenue': { byDay: days, byProduct } })
    expect(
      await screen.findByText(/Já sem R\$ 22,50 de reembolsos, cada um no dia em que saiu\./),
    ).toBeVisible()
    expect((await daysInTable())[17]).toHaveTextContent('13/11/2026-R$ 10,50')
  })

  it('of a day is read with the arrow keys', async () => {
    open({ 'GET /api/payments/revenue': { byDay, byProduct } })
    const chart = await screen.findByRole('slider', { name: 'Receita por dia' })
    act(() => chart.focus())
    await panel.user.keyboard('{Home}{ArrowRight}')
    expect(chart).toHaveAttribute('aria-valuetext', 'segunda-feira, 02/11: R$ 1,00')
  })

  it('by product lists each product with its revenue', async () => {
    open({ 'GET /api/payments/revenue': { byDay, byProduct } })
    const part = within(await screen.findByRole('region', { name: 'Receita por produto' }))
    expect(
      part
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Seguidores no InstagramR$ 800,0020 pagamentos', 'Visualizações no TikTokR$ 85,501 pagamento'])
  })

  it('shows an empty state, and fails without the rest', async () => {
    open({ 'GET /api/payments': [aPayment()] })
    expect(await screen.findByText('Nenhum pagamento confirmado nos últimos 30 dias.')).toBeVisible()
    panel.close()
    open({ 'GET /api/payments': [aPayment()], 'GET /api/payments/revenue': failure() })
    expect(await screen.findByText('Não foi possível carregar a receita.')).toBeVisible()
    expect(await rowsOf('Pagamentos recentes')).toHaveLength(1)
  })
})
