/** @jest-environment jsdom */
import type { OrderPage } from '@smm/contracts/orders/order-page'
import { type Toast, toastEvent } from '@smm/contracts/pages'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openOrderPage } from './open-order-page.ts'
import { CallFailed, type OrderPageApi } from './order-page-api.ts'
import { OrderStatus } from './order-status.tsx'
import { aPage } from './testing.ts'

const token = 't'.repeat(43)
const never = (): Promise<never> => Promise.reject(new CallFailed(0))
let toasts: string[] = []
const takeToast = (event: Event) => void toasts.push((event as CustomEvent<Toast>).detail.title)

beforeEach(() => {
  toasts = []
  window.addEventListener(toastEvent, takeToast)
  history.replaceState(null, '', `/pedido#${token}`)
})
afterEach(() => window.removeEventListener(toastEvent, takeToast))

/** The page under its link, on an api that answers with `page` and as told. */
function show(page: OrderPage, answers: Partial<OrderPageApi> = {}) {
  const refused: OrderPageApi = {
    ...{ open: never, read: never, act: never, renewLink: never },
    ...{ invite: never, continueHere: never, findByReceipt: never },
    ...{ askForMails: never, endMails: never, confirmMail: never, endMailsByLink: never },
  }
  const api = { ...refused, open: async () => page, read: async () => page, ...answers }
  const opened = openOrderPage({ api, later: () => () => {}, isVisible: () => true })
  render(<OrderStatus page={opened} />)
  return userEvent.setup()
}

it('shows the order of its link with the confirmation of the sale', async () => {
  const paid = { paidAt: '2026-11-20T12:01:00.000Z', endToEndId: `E${'1'.repeat(31)}` }
  show(aPage({}, paid))
  expect(await screen.findByRole('heading', { name: 'Comprovante do pedido' })).toBeVisible()
  const receipt = screen.getByRole('region', { name: 'Comprovante do pedido' })
  for (const text of [
    '500 seguidores no Instagram',
    'https://www.instagram.com/loja.x/',
    'R$ 45,00',
    paid.endToEndId,
    'SMM Brasil Serviços Digitais Ltda.',
    '12.ABC.345/01DE-35',
    'versão 2.1',
    '7 dias para se arrepender',
    '1a2b3c4d-0000-4000-8000-000000000000',
  ])
    expect(receipt).toHaveTextContent(text)
})

it('shows the PIX while it can be paid', async () => {
  const pix = {
    orderId: 'x',
    amount: 45,
    dueDate: '2026-11-23T12:00Z',
    qrCodeImageUrl: '',
    pixCode: '000201',
  }
  show(aPage({ state: 'awaiting-payment' }, { pix }))
  expect(await screen.findByRole('button', { name: 'Copiar código PIX' })).toBeEnabled()
  expect(screen.getByRole('heading', { name: 'Resumo do pedido' })).toBeVisible()
})

it('cancels after a second tap, and says so', async () => {
  const pending = aPage({ state: 'awaiting-payment', actions: [{ name: 'cancel' }] })
  const user = show(pending, { act: async () => aPage({ state: 'cancelled', actions: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
  await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }))
  await waitFor(() => expect(toasts).toEqual(['Pedido cancelado']))
  expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull()
})

it.each([
  ['asked', 'A resposta aparece aqui.'],
  ['accepted', 'está em análise'],
  ['refused', 'não foi aceita desta vez'],
] as const)('tells of a refill that is %s', async (state, words) => {
  show(aPage({ refill: { askedAt: '2026-11-24T14:02:00.000Z', state } }))
  expect(await screen.findByText(/Você pediu a reposição: 24\/11/)).toHaveTextContent(words)
})

it('shows how the order is now when an action comes too late', async () => {
  const late = async () => Promise.reject(new CallFailed(409))
  let page = aPage({ state: 'paid', actions: [{ name: 'cancel' }] })
  const user = show(page, { act: late, read: async () => page })
  await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
  page = aPage({ state: 'delivered' })
  await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }))
  await waitFor(() => expect(toasts).toEqual(['O pedido acabou de mudar']))
  expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull()
})

it('asks before it changes the link, which ends the old one', async () => {
  const user = show(aPage())
  await user.click(await screen.findByRole('button', { name: 'Trocar por um novo' }))
  expect(screen.getByRole('button', { name: 'Manter este link' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Manter este link' }))
  expect(screen.getByRole('button', { name: 'Trocar por um novo' })).toBeEnabled()
  expect(location.hash).toBe(`#${token}`)
})

it('takes an address for the news of the order, and says what is wrong with one', async () => {
  const asked: string[] = []
  const user = show(aPage({ state: 'paid' }, { mail: { state: 'off' } }), {
    askForMails: async (_id, address) => {
      asked.push(address)
      if (asked.length === 1) throw new CallFailed(400)
      return aPage({ state: 'paid' }, { mail: { state: 'unconfirmed', address: 'ma•••@loja.com' } })
    },
  })
  const field = await screen.findByLabelText('Seu e-mail')
  await user.type(field, 'maria@loja.c')
  await user.click(screen.getByRole('button', { name: 'Receber avisos' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Confira o e-mail')
  await user.type(field, 'om')
  await user.click(screen.getByRole('button', { name: 'Receber avisos' }))
  expect(await screen.findByRole('heading', { name: 'Falta confirmar seu e-mail' })).toBeVisible()
  expect(screen.getByText(/ma•••@loja\.com/)).toBeVisible()
  expect(asked).toEqual(['maria@loja.c', 'maria@loja.com'])
  expect(screen.queryByLabelText('Seu e-mail')).toBeNull()
})

it('ends the news of the order, and offers none where the shop mails none', async () => {
  const on = { state: 'on', address: 'ma•••@loja.com' } as const
  const user = show(aPage({ state: 'paid' }, { mail: on }), {
    endMails: async () => aPage({ state: 'paid' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Parar os avisos' }))
  await waitFor(() => expect(toasts).toEqual(['Avisos desligados']))
  expect(screen.queryByRole('heading', { name: /e-mail/ })).toBeNull()
})

it('puts a renewed link in the place of the old one, without a new entry in the history', async () => {
  const user = show(aPage(), { renewLink: async () => ({ token: 'n'.repeat(43) }) })
  const entries = history.length
  await user.click(await screen.findByRole('button', { name: 'Trocar por um novo' }))
  await user.click(screen.getByRole('button', { name: 'Sim, trocar' }))
  await waitFor(() => expect(location.hash).toBe(`#${'n'.repeat(43)}`))
  expect([history.length, location.pathname + location.search]).toEqual([entries, '/pedido'])
})

it('a link that opens nothing says so, and leaves the receipt as a way', async () => {
  show(aPage(), { open: async () => Promise.reject(new CallFailed(404)) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Este link não abre nenhum pedido')
  expect(screen.getByLabelText('ID da transação')).toBeVisible()
})

it('withdraws from the purchase after a second tap, and says so', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  const delivered = aPage({ moreActions: [{ name: 'withdraw', until }] })
  const asked: string[] = []
  const user = show(delivered, {
    act: async (_id, name) => {
      asked.push(name)
      return aPage({ notice: 'Recebemos sua desistência.' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Desistir da compra' }))
  await user.click(screen.getByRole('button', { name: 'Sim, desistir' }))
  await waitFor(() => expect(toasts).toEqual(['Desistência registrada']))
  expect(asked).toEqual(['withdraw'])
  expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
})
