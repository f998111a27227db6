/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { anOrder, aReview, choose, failure, openPanel, someDetails } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const ids = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`)
const orders = ids.map((id) => anOrder({ id }))
const owed = ids
  .slice(0, 2)
  .map((orderId, at) => aReview({ id: `refund-${at}`, reason: 'REFUND_OWED', orderId }))
const refused = aReview({ id: 'refused', reason: 'REFUSED_BY_SUPPLIER', orderId: ids[2] })
const orphan = aReview({ id: 'orphan', reason: 'ORPHAN_PAYMENT', orderId: null })

const open = async (answers = {}, role = 'owner') => {
  const payRefund = (at: number) =>
    someDetails({ order: orders[at], actions: [{ name: 'pay-refund', subject: `refund-${at}` }] })
  panel = openPanel('/admin09?secao=pedidos', {
    'GET /api/admin/check': { authenticated: true, role },
    'GET /api/payments/reviews': [...owed, refused, orphan],
    [`GET /api/orders/${ids[0]}`]: payRefund(0),
    [`GET /api/orders/${ids[1]}`]: payRefund(1),
    [`GET /api/orders/${ids[2]}`]: someDetails({
      order: orders[2],
      fulfilment: 'refused',
      actions: [
        { name: 'send-again', subject: null },
        { name: 'cancel-and-refund', subject: null },
      ],
    }),
    ...answers,
  })
  await panel.user.click(await screen.findByText('4 casos esperam uma decisão sua'))
}
const boxes = () => screen.getAllByRole('checkbox', { name: /^Selecionar caso/ })
const bar = () => within(screen.getByRole('region', { name: 'Casos selecionados' }))
const confirm = async (decision: string, reason: string) => {
  await screen.findByRole('combobox', { name: 'Decidir os casos selecionados' })
  await choose(panel.user, 'Decidir os casos selecionados', decision)
  await panel.user.type(bar().getByLabelText('Motivo (fica registrado)'), reason)
  await panel.user.click(bar().getByRole('button', { name: 'Confirmar' }))
}

it('are decided together with one reason; one that fails says why, and stays selected', async () => {
  await open({
    [`POST /api/orders/${ids[0]}/actions`]: someDetails({ order: orders[0] }),
    [`POST /api/orders/${ids[1]}/actions`]: failure(409, 'Alguém já decidiu.'),
  })
  await panel.user.click(boxes()[0]!)
  await panel.user.click(boxes()[1]!)
  expect(bar().getByText('2 casos selecionados')).toBeVisible()
  await confirm('Pagar o reembolso', 'Conferido')
  expect(await screen.findByText(/^Não mudou: /)).toBeVisible()
  const sent = panel.sent('POST').map(({ url, body }) => [url, body])
  expect(sent).toEqual(
    [0, 1].map((at) => [
      `/api/orders/${ids[at]}/actions`,
      { name: 'pay-refund', version: 3, reason: 'Conferido', subject: `refund-${at}` },
    ]),
  )
  await waitFor(() => expect(boxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1))
  expect(boxes()[1]).toBeChecked()
})

it('offer a decision only where each of them has it', async () => {
  await open()
  await panel.user.click(boxes()[0]!)
  await panel.user.click(boxes()[2]!)
  expect(await bar().findByText('Nenhuma decisão serve a todos.')).toBeVisible()
  await panel.user.click(boxes()[0]!)
  const decisions = await screen.findByRole('combobox', { name: 'Decidir os casos selecionados' })
  expect([...decisions.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Decidir',
    'Enviar de novo',
    'Cancelar e reembolsar',
  ])
})

it('are selected with the keyboard, with Shift all between two', async () => {
  await open()
  boxes()[0]!.focus()
  await panel.user.keyboard(' ')
  await panel.user.keyboard('{Shift>}')
  await panel.user.click(boxes()[3]!)
  await panel.user.keyboard('{/Shift}')
  expect(bar().getByText('4 casos selecionados')).toBeVisible()
  await panel.user.click(bar().getByRole('button', { name: 'Limpar seleção' }))
  expect(screen.queryByRole('region', { name: 'Casos selecionados' })).not.toBeInTheDocument()
})

it('are not selected by a role that only reads', async () => {
  await open({}, 'viewer')
  expect(screen.queryByRole('checkbox', { name: /^Selecionar caso/ })).not.toBeInTheDocument()
})

it('follow a decision about another order of the same charge', async () => {
  const [paid, neighbour] = ids as [string, string]
  const charge = { ...someDetails().payment!, orders: ids.map((orderId) => ({ orderId, amount: '45.00' })) }
  const detailsOf = (at: number) =>
    someDetails({
      order: orders[at],
      payment: charge,
      actions: [{ name: 'pay-refund', subject: `refund-${at}` }],
    })
  await open({
    [`GET /api/orders/${paid}`]: detailsOf(0),
    [`GET /api/orders/${neighbour}`]: detailsOf(1),
    [`POST /api/orders/${paid}/actions`]: someDetails({ order: orders[0], payment: charge }),
  })
  const readings = () => panel.calls.filter(({ url }) => url === `/api/orders/${neighbour}`).length
  await panel.user.click(boxes()[1]!)
  await waitFor(() => expect(readings()).toBe(1))
  await panel.user.click(screen.getByRole('button', { name: `Ver pedido ${paid.slice(0, 8)}` }))
  await panel.user.click(await screen.findByRole('button', { name: 'Pagar o reembolso' }))
  const dialog = within(screen.getByRole('dialog'))
  await panel.user.type(dialog.getByLabelText('Motivo (fica registrado)'), 'Conferido')
  await panel.user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Decisão registrada' }]))
  await waitFor(() => expect(readings()).toBe(2))
})
