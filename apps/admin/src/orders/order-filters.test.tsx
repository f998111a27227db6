/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { dayOf } from '../brasilia-time.ts'
import { anOrder, choose, failure, openPanel, rowsOf, someDetails } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const address = '/admin09?secao=pedidos'
const lastQuery = (path: string) =>
  Object.fromEntries(new URL(panel.sent(`GET ${path}`).at(-1)!.url, 'http://x').searchParams)

describe('the filter of the orders', () => {
  it('joins date, platform, service and status, in the URL and in the call', async () => {
    panel = openPanel(address, { 'GET /api/orders': [anOrder()] })
    await screen.findByRole('table')
    const today = dayOf(new Date())
    await choose(panel.user, 'Filtrar por período', 'Hoje')
    await choose(panel.user, 'Filtrar por rede', 'TikTok')
    await choose(panel.user, 'Filtrar por serviço', 'Curtidas')
    await choose(panel.user, 'Filtrar por status', 'Pago')
    expect(location.search).toBe(
      `?secao=pedidos&de=${today}&ate=${today}&plataforma=tiktok&servico=likes&status=paid`,
    )
    const filter = { status: 'paid', platform: 'tiktok', serviceType: 'likes', from: today, until: today }
    await waitFor(() => expect(lastQuery('/api/orders/totals')).toEqual(filter))
    expect(lastQuery('/api/orders?')).toEqual(filter)
    expect(screen.getByRole('button', { name: 'Filtros 4' })).toBeInTheDocument()
  })

  it('is read from the URL, with days of one’s own', async () => {
    panel = openPanel(`${address}&de=2026-01-10&ate=2026-01-12&plataforma=orkut&servico=views`)
    expect(await screen.findByLabelText('De')).toHaveValue('2026-01-10')
    expect(screen.getByRole('combobox', { name: 'Filtrar por período' })).toHaveDisplayValue('Escolher datas')
    fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-01-11' } })
    const filter = { serviceType: 'views', from: '2026-01-10', until: '2026-01-11' }
    await waitFor(() => expect(lastQuery('/api/orders/totals')).toEqual(filter))
    await choose(panel.user, 'Filtrar por período', 'Qualquer data')
    expect(location.search).toBe('?secao=pedidos&plataforma=orkut&servico=views')
  })

  it('ignores a day that no calendar has', async () => {
    panel = openPanel(`${address}&de=2026-13-45&ate=ontem`)
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
    expect(lastQuery('/api/orders')).toEqual({})
  })

  it('says how many it finds and what they add up to, and is cleared at once', async () => {
    panel = openPanel(`${address}&status=paid&de=2026-01-10&busca=caf`, {
      'GET /api/orders': [anOrder()],
      'GET /api/orders/totals': { count: 1_234, amount: '45678.90' },
    })
    expect(await screen.findByText(/no total/)).toHaveTextContent('1.234 pedidos, R$ 45.678,90 no total')
    await panel.user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(location.search).toBe('?secao=pedidos')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument(),
    )
  })

  it('shows the list also where its sums fail', async () => {
    panel = openPanel(address, { 'GET /api/orders': [anOrder()], 'GET /api/orders/totals': failure() })
    expect(await rowsOf('Pedidos')).toHaveLength(1)
    expect(await screen.findByText('Não foi possível somar estes pedidos agora.')).toBeVisible()
  })
})

describe('a row', () => {
  const [first, second] = [anOrder(), anOrder({ id: 'b2b2b2b2-1111-4111-8111-111111111111' })]
  const openTwo = async (query = '') => {
    panel = openPanel(address + query, {
      'GET /api/orders': [first, second],
      [`GET /api/orders/${first.id}`]: someDetails(),
      [`GET /api/orders/${second.id}`]: someDetails({ order: second }),
    })
    await rowsOf('Pedidos')
    return screen.getAllByRole('row').slice(1)
  }
  const shown = () => new URLSearchParams(location.search).get('pedido')

  it('opens with a click, and the filter stays', async () => {
    const [row] = await openTwo('&status=paid')
    await panel.user.click(row!.querySelector('[data-title="Serviço"]')!)
    expect(shown()).toBe(first.id)
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
    await panel.user.keyboard('{Escape}')
    expect(location.search).toBe('?secao=pedidos&status=paid')
    await panel.user.click(screen.getByRole('link', { name: 'b2b2b2b2' }))
    expect(location.search).toBe(`?secao=pedidos&status=paid&pedido=${second.id}`)
  })

  it('leaves its link to another page alone', async () => {
    await openTwo()
    const [link] = screen.getAllByRole('link', { name: 'instagram.com/cafe' })
    link!.addEventListener('click', (event) => event.preventDefault())
    await panel.user.click(link!)
    expect(shown()).toBeNull()
  })

  it('is reached with the arrows or j and k, and opens with Enter', async () => {
    const [one, other] = await openTwo()
    expect([one!.tabIndex, other!.tabIndex]).toEqual([0, -1])
    act(() => one!.focus())
    await panel.user.keyboard('{ArrowDown}')
    expect(other).toHaveFocus()
    await panel.user.keyboard('kj')
    expect(other).toHaveFocus()
    await panel.user.keyboard('{Enter}')
    expect(shown()).toBe(second.id)
  })
})

it('/ leads to the search, but is typed in a field', async () => {
  panel = openPanel(address, { 'GET /api/orders': [anOrder()] })
  await screen.findByRole('table')
  await panel.user.keyboard('/')
  const search = screen.getByRole('searchbox')
  expect(search).toHaveFocus()
  expect(search).toHaveValue('')
  await panel.user.keyboard('a/b')
  expect(search).toHaveValue('a/b')
})
