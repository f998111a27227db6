/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { orderStatuses } from '@smm/contracts/orders'
import { anOrder, aReview, choose, failure, headersOf, openPanel, rowsOf, someDetails } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const detailsCall = `GET /api/orders/${anOrder().id}`

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

  it('show what waits for a decision, and the order it is about', async () => {
    panel = openPanel('/admin09', {
      'GET /api/payments/reviews': [
        aReview(),
        aReview({ id: '2', reason: 'ORPHAN_PAYMENT', orderId: null, amount: '45.00' }),
      ],
      [detailsCall]: someDetails(),
    })
    expect(await screen.findByText('2 casos esperam uma decisão sua')).toBeVisible()
    expect(screen.getByText(/não é de nenhum pedido/)).toHaveTextContent('R$ 45,00')
    await panel.user.click(screen.getByRole('button', { name: 'Ver pedido a1b2c3d4' }))
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
  })
})

describe('the details of an order', () => {
  it('show order, payment, delivery and history, and close with Escape', async () => {
    panel = openPanel('/admin09', {
      'GET /api/orders': [anOrder()],
      [detailsCall]: someDetails({
        fulfilment: 'sent',
        upstream: {
          ...someDetails().upstream,
          orderId: '8812',
          status: 'In progress',
          remains: 1200,
          startCount: 300,
        },
        history: [
          { status: 'pending', cause: 'placed', at: '2026-11-21T02:30:00.000Z' },
          { status: 'paid', cause: 'payment-confirmed', at: '2026-11-21T02:45:00.000Z' },
        ],
      }),
    })
    await panel.user.click(await screen.findByRole('button', { name: 'Ver pedido a1b2c3d4' }))
    const details = await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })
    expect(location.search).toMatch(/^\?pedido=a1b2c3d4-/)
    for (const text of [
      anOrder().id,
      'R$ 1.234,50',
      'Instagram Seguidores, 1.500',
      'PIX_f0f1f2, R$ 1.234,50',
      'Enviado ao fornecedor',
      '8812',
      'In progress',
      '1.200',
      '300',
    ]) {
      expect(await within(details).findByText(text)).toBeVisible()
    }
    const history = within(within(details).getByRole('region', { name: 'Histórico' })).getAllByRole(
      'listitem',
    )
    expect(history.map((event) => event.textContent)).toEqual([
      'PagoPagamento confirmado20/11/2026 23:45',
      'PendentePedido feito no chat20/11/2026 23:30',
    ])
    expect(within(details).queryByRole('region', { name: 'Precisa de você' })).not.toBeInTheDocument()
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('')
  })

  it('open by their address, and say when they cannot be read', async () => {
    panel = openPanel(`/admin09?pedido=${anOrder().id}`, { [detailsCall]: failure() })
    expect(await screen.findByText('Não foi possível carregar o pedido.')).toBeVisible()
    panel.answers[detailsCall] = someDetails()
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Envio incerto')).toBeVisible()
  })
})

describe('a decision about an order', () => {
  const actionsCall = `POST /api/orders/${anOrder().id}/actions`
  const open = async (change: Parameters<typeof someDetails>[0], name: string, answers = {}) => {
    panel = openPanel(`/admin09?pedido=${anOrder().id}`, {
      'GET /api/orders': [anOrder()],
      [detailsCall]: someDetails(change),
      ...answers,
    })
    await panel.user.click(await screen.findByRole('button', { name }))
  }
  const unknown = {
    reviews: [aReview()],
    actions: [
      { name: 'mark-sent' as const, subject: null },
      { name: 'send-again' as const, subject: null },
    ],
  }
  const confirm = () => panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))

  it('says what it does, and is sent with its reason and the version that was seen', async () => {
    await open(unknown, 'Enviar de novo', { [actionsCall]: someDetails({ fulfilment: 'ready' }) })
    expect(screen.getByText(/enviar duas vezes cobra duas vezes/)).toBeVisible()
    await panel.user.type(screen.getByLabelText(/Motivo/), ' Não está no painel ')
    await confirm()
    expect(await screen.findByText('Na fila para o fornecedor')).toBeVisible()
    expect(panel.sent('POST')).toMatchObject([
      { body: { name: 'send-again', version: 3, reason: 'Não está no painel' } },
    ])
    expect(panel.toasts).toMatchObject([{ title: 'Decisão registrada', tone: 'success' }])
    await waitFor(() =>
      expect(panel.calls.filter(({ url }) => url === '/api/orders').length).toBeGreaterThan(1),
    )
  })

  it('needs a reason, and the number at the supplier when it was found there', async () => {
    await open(unknown, 'Encontrei no fornecedor', {
      [actionsCall]: failure(400, '{"message":"Dados inválidos."}'),
    })
    await confirm()
    expect(screen.getByText('Informe o número do pedido no fornecedor.')).toBeVisible()
    await panel.user.type(screen.getByLabelText('Número do pedido no fornecedor'), '8812')
    await confirm()
    expect(screen.getByText('Escreva o motivo da decisão.')).toBeVisible()
    expect(panel.sent('POST')).toEqual([])
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Está lá')
    await confirm()
    await waitFor(() =>
      expect(panel.toasts).toEqual([
        { title: 'Erro', text: 'O fornecedor não conhece esse número.', tone: 'error' },
      ]),
    )
    expect(panel.sent('POST')).toMatchObject([{ body: { name: 'mark-sent', upstreamOrderId: '8812' } }])
    expect(screen.getByLabelText(/Motivo/)).toHaveValue('Está lá')
  })

  it('names the money it is about, and says when somebody decided before', async () => {
    const review = aReview({ reason: 'AMOUNT_MISMATCH', amount: '10.00' })
    const words = 'Alguém alterou isto antes de você. Atualize e tente de novo.'
    await open(
      { reviews: [review], actions: [{ name: 'return-payment', subject: review.id }] },
      'Devolver o pagamento de R$ 10,00',
      { [actionsCall]: failure(409, JSON.stringify({ message: words })) },
    )
    expect(screen.getByText(/diferente do valor do pedido/)).toHaveTextContent('R$ 10,00')
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Valor errado')
    panel.answers[detailsCall] = someDetails()
    await confirm()
    await waitFor(() => expect(panel.toasts).toEqual([{ title: 'Erro', text: words, tone: 'error' }]))
    expect(panel.sent('POST')).toMatchObject([{ body: { subject: review.id } }])
    await waitFor(() => expect(screen.queryByLabelText(/Motivo/)).not.toBeInTheDocument())
  })
})
