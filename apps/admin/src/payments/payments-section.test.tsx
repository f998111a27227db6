/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { aPayment, failure, headersOf, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers = {}) => (panel = openPanel('/admin09?secao=pagamentos', answers))

describe('the payments', () => {
  it('add up to today, this month and all', async () => {
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
    const payments = Array.from({ length: 14 }, (_, index) =>
      aPayment({
        id: `00${String(index).padStart(2, '0')}00ff`,
        createdAt: new Date(Date.UTC(2026, 10, index + 1, 15)).toISOString(),
      }),
    )
    open({ 'GET /api/payments': payments })
    const rows = await rowsOf('Pagamentos recentes')
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual(['PIX_001300', 'a1b2c3d4', 'R$ 45,00', 'Confirmado', '14/11/2026 12:00'])
    expect(headersOf('Pagamentos recentes')).toEqual(['ID do pagamento', 'Pedido', 'Valor', 'Status', 'Data'])
    expect(
      panel
        .sent('GET /api/payments')
        .map(({ url }) => url)
        .sort(),
    ).toEqual(['/api/payments', '/api/payments/stats'])
  })

  it('say each status in Portuguese', async () => {
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

  it('may be none', async () => {
    open()
    expect(await screen.findByText('Nenhum pagamento encontrado')).toBeVisible()
  })

  it('are shown although the totals fail', async () => {
    open({ 'GET /api/payments/stats': failure(), 'GET /api/payments': [aPayment()] })
    expect(await screen.findByText('Não foi possível carregar os totais.')).toBeVisible()
    expect(await rowsOf('Pagamentos recentes')).toHaveLength(1)
    panel.answers['GET /api/payments/stats'] = { today: 1, month: 2, total: 3 }
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('R$ 3,00')).toBeVisible()
  })
})
