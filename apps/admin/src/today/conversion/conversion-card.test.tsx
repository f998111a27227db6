/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { aConversion, failure, openPanel, someSteps } from '../../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answer: object) =>
  (panel = openPanel('/admin09', { 'GET /api/conversations/conversion': answer }))
const card = async () => within(await screen.findByRole('region', { name: 'Da visita ao pagamento' }))
const cellsOf = async (name: string) => {
  const table = await (await card()).findByRole('region', { name })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
}

const living = () => {
  const total = someSteps({ visits: 1_000, chats: 125, recaps: 60, charges: 40, paid: 30 })
  return aConversion({
    total,
    before: someSteps({ visits: 500, chats: 125, recaps: 60, charges: 40, paid: 40 }),
    byDay: aConversion().byDay.map((day, index) => (index === 6 ? { ...day, ...total } : day)),
    byPage: [{ page: '/comprar-seguidores-instagram', ...total }],
    bySource: [
      { source: '', ...someSteps({ visits: 900, paid: 20 }) },
      { source: 'instagram', ...someSteps({ visits: 100, chats: 50, paid: 10 }) },
    ],
  })
}

describe('the conversion', () => {
  it('shows each step with its part of the one before', async () => {
    open(living())
    const texts = (await (await card()).findAllByRole('listitem')).map((item) => item.textContent)
    expect(texts[0]).toMatch(/^Visitas1\.000páginas abertas/)
    expect(texts[1]).toMatch(/^Conversas12512,5% escreveram no chat/)
    expect(texts[4]).toMatch(/^Pagos3075,0% pagaram/)
  })

  it('is told by campaign and by page', async () => {
    open(living())
    expect(await cellsOf('Conversão por campanha')).toEqual([
      ['Campanha', 'Visitas', 'Conversas', 'Resumos', 'PIX', 'Pagos', 'Pagos por visita'],
      ['Sem campanha', '900', '0', '0', '0', '20', '2,2%'],
      ['instagram', '100', '50', '0', '0', '10', '10,0%'],
    ])
    expect((await cellsOf('Conversão por página'))[1]?.[0]).toBe('/comprar-seguidores-instagram')
  })

  it('has every day in a table behind the chart', async () => {
    open(living())
    await (await card()).findAllByRole('listitem')
    await panel.user.click((await card()).getByRole('button', { name: 'Ver por dia' }))
    const rows = await cellsOf('Conversão por dia')
    expect(rows).toHaveLength(8)
    expect(rows[1]?.slice(1)).toEqual(['1.000', '125', '60', '40', '30', '3,0%'])
  })

  it('says that nothing was counted, and that it could not be', async () => {
    open(aConversion())
    expect(await screen.findByText('Nenhuma visita neste período')).toBeVisible()
    panel.close()
    open(failure())
    expect(await screen.findByText('Não foi possível contar as visitas.')).toBeVisible()
  })
})
