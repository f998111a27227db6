/**
 * @jest-environment jsdom
 * @jest-environment-options {"html": "<script id='smm-figures' type='application/json'>{\"packages\": [], \"shop\": {\"sendsMails\": true, \"starts\": []}}</script>"}
 */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPage } from '../../order-page/testing.ts'
import { OrderFollow } from './order-follow.tsx'

const token = 't'.repeat(43)
const pagePath = `/pedido#${token}`
let asked: Array<[url: string, body: unknown]> = []
const fetchBefore = globalThis.fetch

/** Answers each call with the next page, and with none after the last. */
function givenPages(...pages: object[]) {
  asked = []
  globalThis.fetch = async (url, init) => {
    asked.push([String(url), init?.body === undefined ? undefined : JSON.parse(String(init.body))])
    const page = pages.shift()
    return { ok: page !== undefined, status: page ? 200 : 503, json: async () => page } as Response
  }
}
afterEach(() => {
  globalThis.fetch = fetchBefore
})

const mailsButton = () => screen.queryByRole('button', { name: 'Receber por e-mail' })

it('an order that is under way offers its news by e-mail beside its page', async () => {
  const paid = { state: 'paid' } as const
  givenPages(
    aPage(paid, { mail: { state: 'off' } }),
    aPage(paid, { mail: { state: 'unconfirmed', address: 'ana•••@loja.com' } }),
  )
  render(<OrderFollow pagePath={pagePath} state="paid" />)
  expect(screen.getByRole('link', { name: 'Acompanhar pedido' })).toHaveAttribute('href', pagePath)
  await userEvent.click(mailsButton()!)
  const field = await screen.findByLabelText('Seu e-mail')
  expect(field).toHaveFocus()
  await userEvent.type(field, 'ana@loja.com{Enter}')
  expect(await screen.findByText('Falta confirmar seu e-mail')).toBeVisible()
  expect(asked).toEqual([
    ['/api/order-pages', { token }],
    [`/api/order-pages/${aPage().order.id}/mail`, { address: 'ana@loja.com' }],
  ])
  await userEvent.click(mailsButton()!)
  expect(screen.queryByText('Falta confirmar seu e-mail')).toBeNull()
})

it('says so when the page gives no answer, and tries again', async () => {
  givenPages()
  render(<OrderFollow pagePath={pagePath} state="queued" />)
  await userEvent.click(mailsButton()!)
  expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos abrir os avisos agora.')
  givenPages(aPage({ state: 'queued' }, { mail: { state: 'on', address: 'ana•••@loja.com' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Avisos por e-mail ligados')).toBeVisible()
})

it('an order that is over offers none', () => {
  render(<OrderFollow pagePath={pagePath} state="delivered" />)
  expect(mailsButton()).toBeNull()
})
