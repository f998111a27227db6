/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { OrderChat } from '../order-chat.tsx'
import { givenTab } from '../testing.ts'

let isPhone = true
let scrolledTo: number | undefined
beforeAll(() => {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  window.scrollTo = ((options: ScrollToOptions) => void (scrolledTo = options.top)) as typeof scrollTo
  // A stand-in for what jsdom lacks.
  HTMLElement.prototype.showPopover = function () {}
})
beforeEach(() => {
  isPhone = true
  scrolledTo = undefined
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
})

function givenPage({ chat } = givenTab()) {
  return render(
    <>
      <a href="#chat">Fazer pedido</a>
      <section id="chat" aria-label="Chat para Pedidos">
        <OrderChat chat={chat} />
      </section>
    </>,
  )
}
const sheet = () => screen.queryByRole('dialog', { name: 'Chat para Pedidos' })
const link = () => screen.getByText('Fazer pedido')
const goBack = () => act(() => void fireEvent.popState(window))

describe('the chat of a phone', () => {
  it('fills the screen from the first touch, and keeps the page still', async () => {
    givenPage()
    expect(sheet()).toBeNull()
    await userEvent.click(screen.getByRole('textbox'))
    expect(sheet()).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(link()).toHaveProperty('inert', true)
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  })

  it('closes with the way back to where the page was left', async () => {
    givenPage()
    await userEvent.click(screen.getByRole('textbox'))
    expect(screen.getByRole('button', { name: 'Voltar à página' })).toBeVisible()
    goBack()
    expect(sheet()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Voltar à página' })).toBeNull()
    expect(scrolledTo).toBe(300)
    expect(link()).toHaveProperty('inert', false)
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    expect(screen.getByRole('textbox')).not.toHaveFocus()
  })

  it('opens from a link without moving the page, and gives the focus back to it', async () => {
    givenPage()
    link().focus()
    expect(fireEvent.click(link())).toBe(false)
    expect(sheet()).toHaveFocus()
    goBack()
    expect(link()).toHaveFocus()
  })

  it('opens when another part of the page sends something in it', () => {
    givenPage()
    act(() => screen.getByRole<HTMLTextAreaElement>('textbox').form!.requestSubmit())
    expect(sheet()).toBeVisible()
  })

  it('leads the focus to the answer to what another part of the page sends', () => {
    const tab = givenTab()
    tab.connect()
    givenPage(tab)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.input(field, { target: { value: '@padaria' } })
    act(() => field.form!.requestSubmit())
    expect(screen.getByText('@padaria').closest('[tabindex]')).toHaveFocus()
    act(() => tab.socket().say({ id: 'a', type: 'chat_response', content: 'Quantos?', timestamp: 1 }))
    expect(screen.getByText('Quantos?').closest('[tabindex]')).toHaveFocus()
  })

  it('keeps a button in its place until it is clicked', () => {
    givenPage()
    const button = screen.getByRole('button', { name: 'Seguidores no Instagram' })
    act(() => button.focus())
    expect(sheet()).toBeNull()
    fireEvent.click(button)
    expect(sheet()).toBeVisible()
  })

  it('fills the screen as soon as it is alive where something is being typed', () => {
    const { chat } = givenTab()
    const page = document.body.appendChild(document.createElement('section'))
    page.id = 'chat'
    page.innerHTML = renderToString(<OrderChat chat={chat} />)
    page.querySelector('textarea')!.focus()
    const { unmount } = render(<OrderChat chat={chat} />, { container: page, hydrate: true })
    expect(page).toHaveAttribute('aria-modal', 'true')
    unmount()
    page.remove()
  })

  it('lets the next page live', async () => {
    const { unmount } = givenPage()
    await userEvent.click(screen.getByRole('textbox'))
    unmount()
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    expect(scrolledTo).toBeUndefined()
  })
})

it('a PIX that waits is told while the chat is closed, as the server tells it', async () => {
  const tab = givenTab()
  tab.connect()
  const dueDate = new Date(Date.now() + 3_600_000).toISOString()
  const pixPayment = { orderId: 'o1', amount: 45, dueDate, qrCodeImageUrl: '', pixCode: '000201' }
  tab.socket().say({ id: 'p', type: 'pix_payment', content: 'Pague', timestamp: 1, pixPayment })
  const bar = () => screen.queryByText('R$ 45,00', { selector: '[data-waiting-order] strong' })

  // The next page begins with what is stored, and asks for what has happened since.
  const next = givenTab(tab.shared)
  givenPage(next)
  expect(bar()).toBeInTheDocument()
  expect(next.sockets).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(sheet()).toBeVisible()
  expect(bar()).toBeNull()
  expect(screen.getByRole('group', { name: 'Conversa' })).toHaveFocus()
  goBack()
  expect(bar()).toBeInTheDocument()
  const steps = [{ state: 'paid', at: dueDate }]
  const order = {
    id: 'o1',
    version: 2,
    platform: 'instagram',
    title: '500',
    target: '@x',
    quantity: 1,
    amount: 45,
  }
  const parts = [{ type: 'order', order: { ...order, state: 'paid', steps, actions: [] }, isNews: true }]
  act(() => {
    next.socket().open()
    next.socket().say({ id: 'n', type: 'chat_response', content: 'Pago', timestamp: 2, parts })
  })
  expect(bar()).toBeNull()
})

describe('the chat of a wide screen', () => {
  beforeEach(() => {
    isPhone = false
  })

  it('stays in its place', async () => {
    givenPage()
    await userEvent.click(screen.getByRole('textbox'))
    expect(sheet()).toBeNull()
  })

  it('is ready for the visitor’s words after a link to it', () => {
    givenPage()
    fireEvent.click(link())
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true)
  })

  it('is ready for the visitor’s words after what another part of the page sends', () => {
    givenPage()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.input(field, { target: { value: 'Quero 500 seguidores' } })
    act(() => field.form!.requestSubmit())
    expect(field).toHaveFocus()
  })

  it('is ready for the link of a package that was chosen on another page', () => {
    history.replaceState(null, '', '/seguidores-tiktok?pacote=500')
    const tab = givenTab()
    givenPage(tab)
    expect(tab.items()).toMatchObject([{ content: 'Quero 500 seguidores no TikTok' }])
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(location.search).toBe('')
  })
})
