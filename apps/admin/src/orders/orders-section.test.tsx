/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { orderStatuses } from '@smm/contracts/orders'
import { anOrder, aPayment, choose, headersOf, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

describe('the orders', () => {
  it('stand in a table, in pt-BR and by the clock of São Paulo', async () => {
    panel = openPanel('/admin09', { 'GET /api/orders': [anOrder()] })
    expect(await rowsOf('Pedidos')).toEqual([
      [
        'a1b2c3d4',
        'instagram.com/cafe',
        'Instagram Seguidores',
        '1.500',
        'R$ 1.234,50',
        'Pago',
        '20/11/2026 23:30',
        '',
      ],
    ])
    expect(headersOf('Pedidos')).toEqual([
      'ID',
      'Link',
      'Serviço',
      'Quantidade',
      'Valor',
      'Status',
      'Data',
      'Ações',
    ])
    expect(panel.sent('GET /api/orders').map(({ url }) => url)).toEqual(['/api/orders'])
  })

  it('say each status in Portuguese', async () => {
    const orders = orderStatuses.map((status, index) => anOrder({ id: `${index}`.repeat(36), status }))
    panel = openPanel('/admin09', { 'GET /api/orders': orders })
    expect((await rowsOf('Pedidos')).map((row) => row[5])).toEqual([
      'Pendente',
      'Pago',
      'Processando',
      'Parcial',
      'Concluído',
      'Cancelado',
    ])
  })

  it('say that they are loading, and that there are none', async () => {
    let answer: (orders: object) => void = () => {}
    panel = openPanel('/admin09', { 'GET /api/orders': () => new Promise((resolve) => (answer = resolve)) })
    expect(await screen.findByText('Carregando pedidos...')).toBeVisible()
    answer([])
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
  })

  it('are filtered by status, in the address too', async () => {
    panel = openPanel('/admin09', {
      'GET /api/orders': [anOrder()],
      'GET /api/orders?status=cancelled': [anOrder({ status: 'cancelled' })],
    })
    await screen.findByRole('table')
    await choose(panel.user, 'Filtrar por status', 'Cancelado')
    await waitFor(async () => expect((await rowsOf('Pedidos'))[0]?.[5]).toBe('Cancelado'))
    expect(location.search).toBe('?status=cancelled')
    await choose(panel.user, 'Filtrar por status', 'Todos os status')
    expect(location.search).toBe('')
    panel.close()
    panel = openPanel('/admin09?status=cancelled', { 'GET /api/orders?status=cancelled': [] })
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
    expect(panel.sent('GET /api/orders').map(({ url }) => url)).toEqual(['/api/orders?status=cancelled'])
  })

  it('are found by id, link or service', async () => {
    const other = anOrder({
      id: 'ffffffff-1',
      link: 'https://youtu.be/abc',
      platform: 'youtube',
      serviceType: 'views',
    })
    panel = openPanel('/admin09', { 'GET /api/orders': [anOrder(), other] })
    await screen.findByRole('table')
    const search = screen.getByRole('searchbox')
    for (const [words, found] of [
      ['FFFF', 1],
      ['cafe', 1],
      ['visualiza', 1],
      ['a1b2', 1],
      ['', 2],
    ] as const) {
      await panel.user.clear(search)
      if (words) await panel.user.type(search, words)
      expect(await rowsOf('Pedidos')).toHaveLength(found)
    }
    await panel.user.type(search, 'nada')
    expect(screen.getByText('Nenhum pedido encontrado')).toBeVisible()
    expect(panel.sent('GET /api/orders')).toHaveLength(1)
  })

  it('are read anew when they are refreshed', async () => {
    panel = openPanel('/admin09')
    await screen.findByText('Nenhum pedido encontrado')
    panel.answers['GET /api/orders'] = [anOrder()]
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await rowsOf('Pedidos')).toHaveLength(1)
  })

  it('never lead to what is no web address', async () => {
    panel = openPanel('/admin09', {
      'GET /api/orders': [anOrder({ link: 'javascript:alert(1)' }), anOrder({ id: 'x', link: '@cafe' })],
    })
    expect((await rowsOf('Pedidos')).map((row) => row[1])).toEqual(['javascript:alert(1)', '@cafe'])
    expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument()
  })

  it('open beside the panel, telling the other side nothing', async () => {
    panel = openPanel('/admin09', {
      'GET /api/orders': [anOrder({ link: 'https://www.instagram.com/a%C3%A7%C3%A3o' })],
    })
    const link = await screen.findByRole('link', { name: 'instagram.com/ação' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('show their details with their payments, and close with Escape', async () => {
    panel = openPanel('/admin09', {
      'GET /api/orders': [anOrder()],
      'GET /api/payments': [aPayment(), aPayment({ id: 'other', orderId: 'other' })],
    })
    await panel.user.click(await screen.findByRole('button', { name: 'Ver pedido a1b2c3d4' }))
    const details = await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })
    expect(location.search).toMatch(/^\?pedido=a1b2c3d4-/)
    expect(within(details).getByText(anOrder().id)).toBeVisible()
    expect(within(details).getByText('R$ 1.234,50')).toBeVisible()
    expect(await within(details).findByText('PIX_f0f1f2')).toBeVisible()
    expect(within(details).getAllByRole('listitem')).toHaveLength(1)
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('')
  })
})
