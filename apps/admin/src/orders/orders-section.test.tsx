/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import { reviewReasons } from '@smm/contracts/orders/reviews'
import { orderStatuses } from '@smm/contracts/orders/orders'
import { anOrder, aReview, choose, failure, headersOf, openPanel, rowsOf, someDetails } from '../testing.tsx'
import { reviewFactLines, reviewReasonText } from './review-texts.ts'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
/** The pages that were asked for, without the totals. */
const listCalls = () =>
  panel.sent('GET /api/orders').flatMap(({ url }) => (url.includes('/totals') ? [] : [url]))
const detailsCall = `GET /api/orders/${anOrder().id}`

describe('the orders', () => {
  it('are listed in a table, in pt-BR and the time zone of São Paulo', async () => {
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': [anOrder()] })
    expect(await rowsOf('Pedidos')).toEqual([
      [
        'a1b2c3d4',
        'instagram.com/cafe',
        'Seguidores no Instagram',
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
    expect(listCalls()).toEqual(['/api/orders'])
  })

  it('show each status in Portuguese', async () => {
    const orders = orderStatuses.map((status, index) => anOrder({ id: `${index}`.repeat(36), status }))
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': orders })
    expect((await rowsOf('Pedidos')).map((row) => row[5])).toEqual([
      'Pendente',
      'Pago',
      'Processando',
      'Parcial',
      'Concluído',
      'Cancelado',
    ])
  })

  it('show a loading and an empty state', async () => {
    let answer: (orders: object) => void = () => {}
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/orders': () => new Promise((resolve) => (answer = resolve)),
    })
    expect(await screen.findByText('Carregando pedidos...')).toBeVisible()
    answer([])
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
  })

  it('are filtered by status, in the URL too', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/orders': [anOrder()],
      'GET /api/orders?status=cancelled': [anOrder({ status: 'cancelled' })],
    })
    await screen.findByRole('table')
    await choose(panel.user, 'Filtrar por status', 'Cancelado')
    await waitFor(async () => expect((await rowsOf('Pedidos'))[0]?.[5]).toBe('Cancelado'))
    expect(location.search).toBe('?secao=pedidos&status=cancelled')
    await choose(panel.user, 'Filtrar por status', 'Todos os status')
    expect(location.search).toBe('?secao=pedidos')
    panel.close()
    panel = openPanel('/admin09?secao=pedidos&status=cancelled', { 'GET /api/orders?status=cancelled': [] })
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
    expect(listCalls()).toEqual(['/api/orders?status=cancelled'])
  })

  it('are searched on the server by id, link or PIX, in the URL too', async () => {
    const found = anOrder({ id: 'ffffffff-1', link: 'https://youtu.be/abc' })
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/orders': [anOrder(), found],
      'GET /api/orders?status=paid&search=you+tu%26': [found],
      'GET /api/orders?search=you+tu%26': [found],
    })
    expect(await rowsOf('Pedidos')).toHaveLength(2)
    await panel.user.type(screen.getByRole('searchbox', { name: 'Buscar por ID, link ou PIX' }), ' you tu&')
    await waitFor(async () => expect(await rowsOf('Pedidos')).toHaveLength(1))
    expect(new URLSearchParams(location.search).get('busca')).toBe(' you tu&')
    await choose(panel.user, 'Filtrar por status', 'Pago')
    await waitFor(() => expect(panel.sent('GET /api/orders?status=paid&search')).toHaveLength(1))
    panel.close()
    panel = openPanel('/admin09?secao=pedidos&busca=nada', { 'GET /api/orders?search=nada': [] })
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('nada')
    expect(listCalls()).toEqual(['/api/orders?search=nada'])
  })

  it("are searched at once with Enter, and the search follows the browser's history", async () => {
    panel = openPanel('/admin09?secao=pedidos&busca=antes', { 'GET /api/orders': [anOrder()] })
    await screen.findByRole('table')
    const search = screen.getByRole('searchbox')
    await panel.user.clear(search)
    await panel.user.type(search, 'agora{Enter}')
    expect(new URLSearchParams(location.search).get('busca')).toBe('agora')
    history.replaceState(null, '', '/admin09?busca=volta')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(search).toHaveValue('volta'))
  })

  it('are exported as CSV with the current filter', async () => {
    panel = openPanel('/admin09?secao=pedidos&status=paid&busca=caf%C3%A9', {
      'GET /api/orders': [anOrder()],
    })
    const link = await screen.findByRole('link', { name: 'Exportar CSV' })
    expect(link).toHaveAttribute('href', '/api/orders/export?status=paid&search=caf%C3%A9')
    expect(link).toHaveAttribute('download')
  })

  it('are sorted by a column: ascending, descending, unsorted', async () => {
    const orders = [
      anOrder({ id: '1', totalPrice: '9.00', link: 'https://b.example' }),
      anOrder({ id: '2', totalPrice: '100.00', link: 'https://a.example' }),
      anOrder({ id: '3', totalPrice: '20.00', link: 'https://Ç.example' }),
    ]
    panel = openPanel('/admin09?secao=pedidos', { 'GET /api/orders': orders })
    const order = async () => (await rowsOf('Pedidos')).map(([id]) => id)
    expect(await order()).toEqual(['1', '2', '3'])
    const amount = screen.getByRole('columnheader', { name: 'Valor' })
    expect(amount).not.toHaveAttribute('aria-sort')
    for (const [sorted, ids] of [
      ['descending', ['2', '3', '1']],
      ['ascending', ['1', '3', '2']],
      [null, ['1', '2', '3']],
    ] as const) {
      await panel.user.click(screen.getByRole('button', { name: 'Valor' }))
      expect(await order()).toEqual(ids)
      expect(amount.getAttribute('aria-sort')).toBe(sorted)
    }
    await panel.user.click(screen.getByRole('button', { name: 'Link' }))
    expect(await order()).toEqual(['2', '1', '3'])
    expect(screen.queryByRole('button', { name: 'Ações' })).not.toBeInTheDocument()
  })

  it('are refetched by the refresh button', async () => {
    panel = openPanel('/admin09?secao=pedidos')
    await screen.findByText('Nenhum pedido encontrado')
    panel.answers['GET /api/orders'] = [anOrder()]
    await panel.user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await rowsOf('Pedidos')).toHaveLength(1)
  })

  it('link only to http and https URLs', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/orders': [anOrder({ link: 'javascript:alert(1)' }), anOrder({ id: 'x', link: '@cafe' })],
    })
    expect((await rowsOf('Pedidos')).map((row) => row[1])).toEqual(['javascript:alert(1)', '@cafe'])
    const links = within(screen.getByRole('table')).getAllByRole('link')
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/admin09\?/)
  })

  it('open links in a new tab without a referrer', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/orders': [anOrder({ link: 'https://www.instagram.com/a%C3%A7%C3%A3o' })],
    })
    const link = await screen.findByRole('link', { name: 'instagram.com/ação' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('show the open reviews with a link to the order', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/payments/reviews': [
        aReview({ wantsCancel: true }),
        aReview({ id: '2', reason: 'ORPHAN_PAYMENT', orderId: null, amount: '45.00' }),
        aReview({ id: '3', reason: 'REFUND_OWED', orderId: anOrder({ id: 'b2' }).id, amount: '10.50' }),
      ],
      [detailsCall]: someDetails(),
    })
    expect(await screen.findByText('3 casos esperam uma decisão sua')).toBeVisible()
    expect(screen.getByText(/O cliente pediu o cancelamento/)).toBeVisible()
    expect(screen.getByText(/não é de nenhum pedido/)).toHaveTextContent('R$ 45,00')
    expect(screen.getByText(/Há um reembolso a pagar/)).toHaveTextContent('R$ 10,50')
    await panel.user.click(screen.getByRole('button', { name: 'Ver pedido a1b2c3d4' }))
    expect(await screen.findByRole('dialog', { name: 'Pedido a1b2c3d4' })).toBeVisible()
  })
})

describe('the details of an order', () => {
  it('show the amount received when it differs', async () => {
    const payment = { ...someDetails().payment!, received: '1.00' }
    panel = openPanel(`/admin09?secao=pedidos&pedido=${anOrder().id}`, {
      [detailsCall]: someDetails({ payment }),
    })
    expect(await screen.findByText('PIX_f0f1f2, R$ 1.234,50, recebido: R$ 1,00')).toBeVisible()
  })

  it('show order, payment, delivery and history, and close with Escape', async () => {
    panel = openPanel('/admin09?secao=pedidos', {
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
    expect(location.search).toMatch(/^\?secao=pedidos&pedido=a1b2c3d4-/)
    for (const text of [
      anOrder().id,
      'R$ 1.234,50',
      'Seguidores no Instagram, 1.500',
      'PIX_f0f1f2, R$ 1.234,50',
      'Enviado ao fornecedor',
      '8812',
      'Em andamento',
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
    expect(location.search).toBe('?secao=pedidos')
    expect(screen.getByRole('button', { name: /^Ver pedido/ })).toHaveFocus()
  })

  it('open by URL, and show a failure when they cannot be read', async () => {
    panel = openPanel(`/admin09?secao=pedidos&pedido=${anOrder().id}`, { [detailsCall]: failure() })
    expect(await screen.findByText('Não foi possível carregar o pedido.')).toBeVisible()
    panel.answers[detailsCall] = someDetails()
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Envio incerto')).toBeVisible()
  })
})

describe('a refund that is being sent', () => {
  it('is shown as paid as soon as the bank has paid it', async () => {
    const refund = {
      id: '7e7e7e7e-1111-4111-8111-111111111111',
      cause: 'DELIVERED_IN_PART',
      amount: '10.00',
      requestedAt: '2026-11-21T12:00:00.000Z',
    }
    panel = openPanel(`/admin09?secao=pedidos&pedido=${anOrder().id}`, {
      [detailsCall]: someDetails({ refunds: [{ ...refund, state: 'sending' }] }),
    })
    expect(await screen.findByText('Enviando')).toBeVisible()
    panel.answers[detailsCall] = someDetails({ refunds: [{ ...refund, state: 'done' }] })
    await waitFor(() => expect(screen.queryByText('Enviando')).not.toBeInTheDocument())
    expect(screen.getByText('R$ 10,00')).toHaveTextContent('Pago')
  })
})

describe('the conversation of an order', () => {
  const transcriptCall = `GET /api/transcripts/${anOrder().id}`
  const aMessage = (change: object = {}) => ({
    id: '1',
    seq: 1,
    isFromVisitor: true,
    content: 'Quero 500 seguidores',
    pixAmount: null,
    createdAt: '2026-11-21T02:29:00.000Z',
    ...change,
  })
  const open = (answers: object) =>
    (panel = openPanel(`/admin09?secao=pedidos&pedido=${anOrder().id}`, {
      [detailsCall]: someDetails(),
      ...answers,
    }))

  it('shows senders and times, and loads older messages on request', async () => {
    open({
      [transcriptCall]: {
        messages: [aMessage({ id: '2', seq: 7, isFromVisitor: false, content: 'Seu PIX', pixAmount: 45 })],
        hasMore: true,
      },
      [`${transcriptCall}?before=7`]: { messages: [aMessage()], hasMore: false },
    })
    const conversation = await screen.findByRole('region', { name: 'Conversa' })
    const said = () =>
      within(conversation)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await within(conversation).findByText('Seu PIX')
    expect(said()).toEqual(['Seu PIXCartão PIX de R$ 45,00Assistente, 20/11/2026 23:29'])
    await panel.user.click(screen.getByRole('button', { name: 'Mensagens anteriores' }))
    await within(conversation).findByText('Quero 500 seguidores')
    expect(said()[0]).toBe('Quero 500 seguidoresCliente, 20/11/2026 23:29')
    expect(screen.queryByRole('button', { name: 'Mensagens anteriores' })).not.toBeInTheDocument()
  })

  it('says in Portuguese how the shop closed a review, and quotes the staff', async () => {
    const closedAt = '2026-11-21T13:00:00.000Z'
    const reviews = ['answered', 'other-address', 'Falei com o cliente'].map((resolution, at) =>
      aReview({ id: String(at), reason: 'ORDER_WITHOUT_NEWS', closedAt, resolution }),
    )
    open({ [detailsCall]: someDetails({ reviews }) })
    expect(await screen.findByText(/O fornecedor voltou a responder\.$/)).toBeVisible()
    expect(screen.getByText(/O cliente informou outro e-mail\.$/)).toBeVisible()
    expect(screen.getByText(/Falei com o cliente$/)).toBeVisible()
  })

  it('shows a failure beside the rest of the order when the chat is down', async () => {
    open({ [transcriptCall]: failure() })
    expect(await screen.findByText('Não foi possível carregar a conversa.')).toBeVisible()
    expect(screen.getByText('Envio incerto')).toBeVisible()
    panel.answers[transcriptCall] = { messages: [], hasMore: false }
    await panel.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Nada desta conversa está guardado.')).toBeVisible()
  })
})

describe('a decision about an order', () => {
  const actionsCall = `POST /api/orders/${anOrder().id}/actions`
  const open = async (change: Parameters<typeof someDetails>[0], name: string, answers = {}) => {
    panel = openPanel(`/admin09?secao=pedidos&pedido=${anOrder().id}`, {
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

  it('shows its effect, and is sent with the reason and the version shown', async () => {
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

  it("requires a reason, and for mark-sent the supplier's order number", async () => {
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

  it('names its amount, and shows a conflict when somebody decided before', async () => {
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

  it('about a PIX of several orders names the part of this one', async () => {
    const review = aReview({ reason: 'AMOUNT_MISMATCH', amount: '90.00', share: '45.00' })
    const orders = [anOrder().id, 'outro'].map((orderId) => ({ orderId, amount: '45.00' }))
    const payment = { ...someDetails().payment!, orders }
    const actions = [{ name: 'accept-payment' as const, subject: review.id }]
    await open({ payment, reviews: [review], actions }, 'Aceitar o pagamento de R$ 45,00')
    expect(screen.getByText(/Este PIX é de 2 pedidos/)).toHaveTextContent('com R$ 45,00 do valor recebido')
  })

  const refundAmount = { name: 'refund-amount' as const, subject: null, asksAmount: true, mostCents: 4_500 }

  it('with an amount parses the Brazilian format, checks the limit and sends both', async () => {
    await open({ moreActions: [refundAmount] }, 'Reembolsar um valor', { [actionsCall]: someDetails() })
    expect(screen.queryByRole('region', { name: 'Precisa de você' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Outras decisões' })).toBeVisible()
    const amount = screen.getByLabelText(/Valor em reais/)
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Chegou atrasado')
    for (const [typed, error] of [
      ['', 'Informe o valor em reais, como 12,50.'],
      ['dez', 'Informe o valor em reais, como 12,50.'],
      ['0,00', 'Informe o valor em reais, como 12,50.'],
      ['45,01', 'O valor vai no máximo até R$ 45,00.'],
    ] as const) {
      await panel.user.clear(amount)
      if (typed) await panel.user.type(amount, typed)
      await confirm()
      expect(screen.getByText(error)).toBeVisible()
    }
    expect(panel.sent('POST')).toEqual([])
    await panel.user.clear(amount)
    await panel.user.type(amount, '12,5')
    expect(screen.getByText('Voltam R$ 12,50 ao cliente; restam R$ 32,50.')).toBeVisible()
    await confirm()
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(1))
    expect(panel.sent('POST')[0]?.body).toEqual({
      name: 'refund-amount',
      version: 3,
      reason: 'Chegou atrasado',
      amountCents: 1_250,
      mostCents: 4_500,
    })
  })

  it('of a newer release has no button, as it has no label here', async () => {
    const review = aReview({ reason: 'OF_A_NEWER_RELEASE' })
    const newer = {
      name: 'of-a-newer-release' as never,
      subject: review.id,
      asksAmount: false,
      mostCents: null,
    }
    const moreActions = [newer, { ...newer, subject: null }, refundAmount]
    const actions = [{ name: 'close-review' as const, subject: review.id }]
    await open({ reviews: [review], actions, moreActions }, 'Marcar como visto')
    const others = screen.getByRole('region', { name: 'Outras decisões' })
    expect(
      within(others)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reembolsar um valor'])
  })

  it('about the link of the order ends it, where the service offers it', async () => {
    await open({ canRenewLink: true }, 'Revogar o link do pedido', { [actionsCall]: someDetails() })
    expect(screen.getByText(/deixa de abrir o pedido/)).toBeVisible()
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Foi parar num grupo')
    await confirm()
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(1))
    expect(panel.sent('POST')[0]?.body).toEqual({
      name: 'renew-link',
      version: 3,
      reason: 'Foi parar num grupo',
    })
  })

  it('about a refund paid elsewhere names it, and shows that nothing is sent to the bank', async () => {
    const refund = {
      id: '7e7e7e7e-1111-4111-8111-111111111111',
      cause: 'CHOSEN_BY_STAFF',
      amount: '10.00',
      state: 'failed' as const,
      requestedAt: '2026-11-21T12:00:00.000Z',
    }
    const name = 'Já devolvi por fora: R$ 10,00 (Valor escolhido pela equipe)'
    const byHand = {
      name: 'refunded-by-hand' as const,
      subject: refund.id,
      asksAmount: false,
      mostCents: null,
    }
    await open({ refunds: [refund], moreActions: [byHand] }, name, { [actionsCall]: someDetails() })
    expect(screen.getByText(/Nada é enviado ao banco/)).toBeVisible()
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Feito no aplicativo')
    await confirm()
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(1))
    expect(panel.sent('POST')[0]?.body).toEqual({
      name: 'refunded-by-hand',
      version: 3,
      reason: 'Feito no aplicativo',
      subject: refund.id,
    })
  })

  it('about a payment of unknown amount asks for the amount at the bank', async () => {
    const review = aReview({ reason: 'PAID_AFTER_EXPIRY' })
    const accept = { name: 'accept-payment' as const, subject: review.id, asksAmount: true, mostCents: null }
    await open({ reviews: [review], moreActions: [accept] }, 'Aceitar o pagamento', {
      [actionsCall]: someDetails(),
    })
    await panel.user.type(screen.getByLabelText(/Valor em reais/), '1.045')
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Lido no extrato')
    await confirm()
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(1))
    expect(panel.sent('POST')[0]?.body).toMatchObject({ amountCents: 104_500, subject: review.id })
  })
})

describe('a review without an order', () => {
  it('tells when its order was sent and when it was paid, by the clock of the shop', async () => {
    const times = { submittedAt: '2026-11-20T23:30:00.000Z', paidAt: '2026-11-20T23:29:00.000Z' }
    const lost = { reason: 'ORPHAN_PAYMENT', isOfLostOrder: true, orderId: null, amount: '45.00' }
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/payments/reviews': [aReview({ ...lost, ...times })],
    })
    expect(await screen.findByText(/Procure no painel do fornecedor o que saiu nessa hora/)).toBeVisible()
    expect(screen.getByText('Enviado em 20/11/2026 20:30')).toBeVisible()
    expect(screen.getByText('Pago em 20/11/2026 20:29')).toBeVisible()
  })

  const review = aReview({ reason: 'ORPHAN_PAYMENT', orderId: null, amount: '45.00', said: 'E2E' })
  const closeCall = `POST /api/payments/reviews/${review.id}/close`
  const open = async (answer: object) => {
    panel = openPanel('/admin09?secao=pedidos', {
      'GET /api/payments/reviews': [review],
      [closeCall]: answer,
    })
    await panel.user.click(await screen.findByRole('button', { name: 'Marcar como visto' }))
    await panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(screen.getByText('Escreva o motivo da decisão.')).toBeVisible()
    await panel.user.type(screen.getByLabelText(/Motivo/), 'Era um teste')
  }

  it('is closed with a reason', async () => {
    await open([])
    await panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(screen.queryByText(/não é de nenhum pedido/)).not.toBeInTheDocument())
    expect(panel.sent('POST')).toMatchObject([{ body: { reason: 'Era um teste' } }])
  })

  it('shows a conflict when somebody else closed it before', async () => {
    const words = 'Alguém alterou isto antes de você. Atualize e tente de novo.'
    await open(failure(409, JSON.stringify({ message: words })))
    panel.answers['GET /api/payments/reviews'] = []
    await panel.user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(panel.toasts).toEqual([{ title: 'Erro', text: words, tone: 'error' }]))
    await waitFor(() => expect(screen.queryByText(/não é de nenhum pedido/)).not.toBeInTheDocument())
  })
})

it('tells apart what the supplier answered and what the shop knows about it', () => {
  const answered = aReview({ note: 'late-answer', said: '{"order": 4711}' })
  expect(reviewFactLines(answered)).toEqual(['A resposta chegou depois:', '“{"order": 4711}”'])
  expect(reviewFactLines(aReview({ note: 'of-a-newer-release', provider: 'efi' }))).toEqual([
    'A cobrança está em efi.',
  ])
})

it.each(reviewReasons)('has a Portuguese text for %s', (reason) => {
  expect(reviewReasonText({ reason })).not.toBe(reviewReasonText({ reason: 'OF_TOMORROW' }))
})
