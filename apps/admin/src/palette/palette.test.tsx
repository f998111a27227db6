/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import { anOrder, aTicket, openPanel, someDetails } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const openPalette = async (answers = {}) => {
  panel = openPanel('/admin09?secao=pedidos', answers)
  await screen.findByText('Nenhum pedido encontrado')
  await panel.user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Buscar em tudo' })
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the palette', () => {
  it('leads to a section with a few letters and Enter', async () => {
    const field = await openPalette()
    expect(field).toHaveFocus()
    await panel.user.keyboard('catalogo')
    expect(options()).toEqual(['Catálogo'])
    await panel.user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?secao=catalogo'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('finds an order and a ticket by what people know of them', async () => {
    await openPalette({
      'GET /api/orders?search=cafe&limit=5': [anOrder()],
      'GET /api/tickets?search=cafe&limit=5': [aTicket()],
      'GET /api/conversations?search=cafe': [
        { id: 'cafe0000-2222', lastSeenAt: '2026-11-21T12:00:00.000Z', excerpt: 'Oi!' },
      ],
      [`GET /api/orders/${anOrder().id}`]: someDetails(),
    })
    await panel.user.keyboard('cafe')
    const order = await screen.findByRole('option', { name: /a1b2c3d4 · 1.500 Seguidores no Instagram/ })
    expect(order).toHaveTextContent('Pago · 20/11/2026 23:30 · https://www.instagram.com/cafe')
    expect(await screen.findByRole('option', { name: /ABCDEF12 · Faltaram/ })).toBeVisible()
    expect(await screen.findByRole('option', { name: /cafe0000 · Oi!/ })).toBeVisible()
    await panel.user.click(order)
    expect(location.search).toBe(`?secao=pedidos&pedido=${anOrder().id}`)
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
  })

  it('gives the focus back to the row from which its keys were pressed', async () => {
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': [anOrder()] })
    const row = (await screen.findByRole('table', { name: 'Pedidos' })).querySelector<HTMLElement>(
      '[data-row]',
    )!
    act(() => row.focus())
    await panel.user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Buscar em tudo' })).toHaveFocus()
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  })

  it('is walked with the arrows, round its ends', async () => {
    const field = await openPalette()
    await panel.user.keyboard('tickets')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent
    expect(options()).toEqual(['Tickets', 'Tickets abertos', 'Meus tickets'])
    expect(active()).toBe('Tickets')
    await panel.user.keyboard('{ArrowUp}')
    expect(active()).toBe('Meus tickets')
    await panel.user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(location.search).toBe('?secao=tickets&status=open'))
  })

  it('says so when nothing is found, and closes with Escape', async () => {
    await openPalette()
    await panel.user.keyboard('zzzz')
    expect(await screen.findByText(/^Nada encontrado/)).toBeVisible()
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('opens from the header too, and shows a role its own sections', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/admin/check': { authenticated: true, role: 'viewer' },
    })
    await panel.user.click(await screen.findByRole('button', { name: /^Buscar em tudo/ }))
    const list = within(await screen.findByRole('listbox'))
    expect(list.queryByRole('option', { name: 'Auditoria' })).not.toBeInTheDocument()
    expect(list.getByRole('option', { name: 'Atenção' })).toBeVisible()
  })
})
