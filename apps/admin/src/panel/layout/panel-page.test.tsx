/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { anOrder, failure, openPanel } from '../../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

describe('the panel', () => {
  it('shows a skeleton while the session is checked', async () => {
    let answer: (state: object) => void = () => {}
    panel = openPanel('/admin09', {
      'GET /api/admin/check': () => new Promise((resolve) => (answer = resolve)),
    })
    expect(screen.getByRole('status')).toHaveTextContent('Carregando o painel…')
    expect(panel.calls.map(({ url }) => url)).toEqual(['/api/admin/check'])
    answer({ authenticated: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
    expect(document.title).toBe('Hoje · Painel SMM Brasil')
  })

  it.each([
    ['does not exist', { authenticated: false }],
    ['is refused', failure(401)],
    ['cannot be checked', failure(503)],
  ])('redirects to the sign-in when the session %s', async (_, answer) => {
    panel = openPanel('/admin09', { 'GET /api/admin/check': answer })
    await screen.findByLabelText('Usuário')
    expect(location.pathname).toBe('/admin09/login')
    expect(panel.sent('GET /api/orders')).toEqual([])
  })

  it('opens each of its sections, by the sidebar and by URL', async () => {
    panel = openPanel('/admin09')
    const nav = await screen.findByRole('navigation', { name: 'Seções do painel' })
    const names = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(
      'Hoje Pedidos Pagamentos Catálogo Fornecedores Margens Preços Cupons Conversas Tickets'.split(' '),
    )
    expect(within(nav).getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page')
    for (const [name, key] of [
      ['Pedidos', 'pedidos'],
      ['Pagamentos', 'pagamentos'],
      ['Catálogo', 'catalogo'],
      ['Margens', 'margens'],
      ['Tickets', 'tickets'],
    ] as const) {
      await panel.user.click(within(nav).getByRole('link', { name }))
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
      expect(location.search).toBe(`?secao=${key}`)
      expect(within(nav).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    panel.close()
    panel = openPanel('/admin09?secao=tickets')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  })

  it('names the sections that are not in the bar and the sign-out in the menu of a phone', async () => {
    panel = openPanel('/admin09')
    await panel.user.click(await screen.findByRole('button', { name: 'Mais' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Mais' }))
    const names = menu.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual(
      'Catálogo Fornecedores Margens Preços Cupons Conversas Atenção Avisos Acessos Auditoria Operação'
        .split(' ')
        .concat('Minha conta'),
    )
    expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
    await panel.user.click(menu.getByRole('link', { name: 'Auditoria' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it("follows the browser's history", async () => {
    panel = openPanel('/admin09')
    await panel.user.click(await screen.findByRole('link', { name: 'Margens' }))
    history.back()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  })

  it('leads a link of an earlier release, which names no section, to the orders', async () => {
    panel = openPanel('/admin09?status=paid')
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    await waitFor(() => expect(location.search).toBe('?status=paid&secao=pedidos'))
  })

  it('refetches only when it is reloaded', async () => {
    panel = openPanel('/admin09?secao=pedidos')
    await screen.findByText('Nenhum pedido encontrado')
    await panel.user.click(screen.getByRole('link', { name: 'Margens' }))
    await panel.user.click(screen.getByRole('link', { name: 'Pedidos' }))
    window.dispatchEvent(new Event('focus'))
    expect(panel.sent('GET /api/orders/totals')).toHaveLength(1)
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await waitFor(() => expect(panel.sent('GET /api/orders/totals')).toHaveLength(2))
    expect(panel.sent('GET /api/admin/check')).toHaveLength(1)
  })

  it.each([
    ['agreed', { authenticated: false }],
    ['failed', failure(503)],
  ])(
    'redirects to the sign-in after signing out, when the server %s, and calls nothing more',
    async (_, answer) => {
      panel = openPanel('/admin09', { 'POST /api/admin/logout': answer })
      await panel.user.click(await screen.findByRole('button', { name: 'Sair' }))
      await screen.findByLabelText('Usuário')
      expect(location.pathname).toBe('/admin09/login')
      expect(panel.calls.at(-1)).toMatchObject({ method: 'POST', url: '/api/admin/logout' })
    },
  )

  it('signs out at a service of the previous release', async () => {
    panel = openPanel('/admin09', { 'GET /api/admin/logout': { authenticated: false } })
    await panel.user.click(await screen.findByRole('button', { name: 'Sair' }))
    await screen.findByLabelText('Usuário')
    expect(panel.calls.at(-1)).toMatchObject({ method: 'GET', url: '/api/admin/logout' })
  })

  it('redirects to the sign-in when the session ends', async () => {
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': [anOrder()] })
    await screen.findByRole('table')
    panel.answers['GET /api/orders'] = failure(401, '{"error":"NOT_SIGNED_IN"}')
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await screen.findByLabelText('Usuário')
    expect(location.pathname).toBe('/admin09/login')
  })

  it('limits a failure to its section', async () => {
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': failure() })
    expect(await screen.findByText('Não foi possível carregar os pedidos.')).toBeVisible()
    panel.answers['GET /api/orders'] = [anOrder()]
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('table', { name: 'Pedidos' })).toBeVisible()
    expect(screen.queryByText('Não foi possível carregar os pedidos.')).not.toBeInTheDocument()
    panel.answers['GET /api/orders'] = failure()
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Não foi possível carregar os pedidos.')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Pedidos' })).toBeVisible()
    await panel.user.click(screen.getByRole('link', { name: 'Tickets' }))
    expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
  })
})
