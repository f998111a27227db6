/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { statusTextAttribute } from '@smm/contracts/pages'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { createChatStorage } from './conversation/chat-storage.ts'
import { formatCount } from './messages/new-message-counter.tsx'
import { openOrderChat } from './open-order-chat.ts'
import { OrderChat } from './order-chat.tsx'
import {
  countingIds,
  createTestClock,
  createTestSocket,
  createTestStorage,
  type TestSocket,
} from './testing.ts'
import { socketAddress } from './use-order-chat.ts'
import { countUnread, isNearBottom } from './messages/use-stick-to-bottom.ts'

function givenChat(storage = createTestStorage()) {
  const clock = createTestClock(Date.now())
  const sockets: TestSocket[] = []
  const chat = openOrderChat({
    openSocket: () => {
      sockets.push(createTestSocket())
      return sockets.at(-1)!
    },
    storage: createChatStorage(() => storage),
    clock,
    random: () => 0,
    newId: countingIds('own'),
  })
  return {
    chat,
    clock,
    sockets,
    socket: () => sockets.at(-1)!,
    open: () =>
      act(() => {
        sockets.at(-1)!.open()
        clock.pass(100)
      }),
    say: (frame: object) => act(() => sockets.at(-1)!.say({ timestamp: clock.now(), ...frame })),
  }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua mensagem' })
const sendButton = () => screen.getByRole('button', { name: 'Enviar mensagem' })
const log = () => screen.getByRole('log')

describe('the order chat', () => {
  it('connects, sends what is typed and shows the answer', async () => {
    const { chat, open, say, socket } = givenChat()
    render(<OrderChat chat={chat} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectando\.\.\.$/)
    open()
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectado$/)
    await userEvent.type(field(), ' quero 500 seguidores {Enter}')
    expect(field()).toHaveValue('')
    expect(within(log()).getByText('quero 500 seguidores')).toBeVisible()
    expect(socket().sent).toMatchObject([
      { id: 'own-1', type: 'chat_message', content: 'quero 500 seguidores' },
    ])
    say({ id: 'own-1', type: 'message_ack' })
    expect(screen.getByText('digitando')).toBeVisible()
    say({ id: 'a', type: 'chat_response', content: 'Mande o link do perfil' })
    expect(within(log()).getByText('Mande o link do perfil')).toBeVisible()
    expect(screen.queryByText('digitando')).toBeNull()
  })

  it('does not say that a person who has the conversation is typing', async () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    await userEvent.type(field(), 'cadê meu pedido?{Enter}')
    say({ id: 'own-1', type: 'message_ack', seq: 3, isUnanswered: true })
    expect(within(log()).queryByText('Na fila')).toBeNull()
    expect(screen.queryByText('digitando')).toBeNull()
  })

  it('marks undelivered messages', async () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    await userEvent.type(field(), 'oi{Enter}')
    expect(within(log()).getByText('Na fila')).toBeVisible()
    open()
    expect(within(log()).getByText('Na fila')).toBeVisible()
    say({ id: 'own-1', type: 'message_ack' })
    expect(within(log()).queryByText('Na fila')).toBeNull()
  })

  it('offers the suggestions of the last answer and sends the one that is tapped', async () => {
    const { chat, open, say, socket } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    say({ id: 'a', type: 'chat_response', content: 'Quantos?', suggestions: ['100', '500'] })
    await userEvent.click(screen.getByRole('button', { name: '500' }))
    expect(socket().sent).toMatchObject([{ type: 'chat_message', content: '500' }])
    expect(screen.queryByRole('button', { name: '100' })).toBeNull()
  })

  it('starts from a suggestion and offers no reset without messages', async () => {
    const { chat, open, socket } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    expect(screen.queryByRole('button', { name: 'Resetar Chat' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Seguidores no Instagram' }))
    expect(socket().sent).toMatchObject([{ content: 'Seguidores no Instagram' }])
    await userEvent.click(screen.getByRole('button', { name: 'Resetar Chat' }))
    expect(within(log()).queryByText('Na fila')).toBeNull()
    expect(socket().sent.at(-1)).toMatchObject({ type: 'reset_chat' })
    expect(screen.queryByRole('button', { name: 'Resetar Chat' })).toBeNull()
  })

  it('shows a payment card', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    say({
      id: 'p',
      type: 'pix_payment',
      content: 'Aqui está o seu PIX',
      pixPayment: { amount: 65, pixCode: 'abc' },
    })
    expect(screen.getByRole('region', { name: 'Pagamento por PIX de R$ 65,00' })).toBeVisible()
  })

  it('offers to resend a refused message', async () => {
    const { chat, open, say, socket } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    await userEvent.type(field(), 'oi{Enter}')
    say({ id: 'own-1', type: 'message_refused', code: 'INVALID_FRAME', content: 'Não entendi.' })
    expect(within(log()).getByText(/Não entendi\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    expect(socket().sent.map(({ id }) => id)).toEqual(['own-1', 'own-1'])
  })

  it('links addresses and never parses a message as HTML', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    say({ id: 'a', type: 'chat_response', content: '<img src=x onerror=alert(1)> https://instagram.com/ana' })
    expect(log().querySelector('img')).toBeNull()
    const link = within(log()).getByRole('link', { name: 'https://instagram.com/ana' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('fails after the fifth attempt and retries on demand', async () => {
    const { chat, clock, sockets, socket } = givenChat()
    render(<OrderChat chat={chat} />)
    for (let attempt = 0; attempt <= 5; attempt += 1) {
      act(() => {
        socket().drop(1006)
        clock.pass(30_000)
      })
    }
    expect(screen.getByRole('status')).toHaveTextContent(/^Desconectado$/)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(sockets).toHaveLength(7)
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectando\.\.\.$/)
  })
})

describe('the composer', () => {
  it('cannot send a blank message', async () => {
    const { chat } = givenChat()
    render(<OrderChat chat={chat} />)
    expect(sendButton()).toBeDisabled()
    await userEvent.type(field(), '  {Enter}')
    expect(sendButton()).toBeDisabled()
    expect(chat.getView().items).toEqual([])
    await userEvent.type(field(), 'oi')
    expect(sendButton()).toBeEnabled()
    await userEvent.click(sendButton())
    expect(chat.getView().items).toMatchObject([{ content: 'oi' }])
    expect(sendButton()).toBeDisabled()
  })

  it('inserts a line break on Shift+Enter and sends on Enter', async () => {
    const { chat } = givenChat()
    render(<OrderChat chat={chat} />)
    await userEvent.type(field(), 'um{Shift>}{Enter}{/Shift}dois')
    expect(field()).toHaveValue('um\ndois')
    await userEvent.keyboard('{Enter}')
    expect(chat.getView().items).toMatchObject([{ content: 'um\ndois' }])
  })

  it('lets Enter end an input-method composition', () => {
    const { chat } = givenChat()
    render(<OrderChat chat={chat} />)
    fireEvent.input(field(), { target: { value: 'você' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(chat.getView().items).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(chat.getView().items).toHaveLength(1)
  })

  it('keeps a text that is too long and reports its length', () => {
    const { chat } = givenChat()
    render(<OrderChat chat={chat} />)
    fireEvent.input(field(), { target: { value: 'a'.repeat(2001) } })
    expect(screen.getByText(/2\.001 de 2\.000 caracteres/)).toBeVisible()
    expect(sendButton()).toBeDisabled()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toHaveLength(2001)
    expect(chat.getView().items).toEqual([])
  })

  it('keeps a draft across client-side navigation', async () => {
    const { chat } = givenChat()
    const { unmount } = render(<OrderChat chat={chat} />)
    await userEvent.type(field(), 'pela metade')
    unmount()
    render(<OrderChat chat={chat} />)
    expect(field()).toHaveValue('pela metade')
    expect(sendButton()).toBeEnabled()
  })
})

describe('a payment card', () => {
  const pixPayment = { orderId: 'o', amount: 45, dueDate: '', qrCodeImageUrl: '', pixCode: '000201' }
  const card = { id: 'p', type: 'pix_payment', content: 'Pague', pixPayment }

  function givenBox(bottom: number) {
    const box = screen.getByRole('group', { name: 'Conversa' })
    const scrollIntoView = jest.fn()
    Object.assign(box, { scrollIntoView })
    box.getBoundingClientRect = () => ({ top: bottom - 480, bottom }) as DOMRect
    return scrollIntoView
  }

  it('that arrives in view scrolls out from under the header; an earlier one does not scroll the page', () => {
    const { chat, open, say } = givenChat()
    const { unmount } = render(<OrderChat chat={chat} />)
    const brought = givenBox(420)
    open()
    say({ id: 'a', type: 'chat_response', content: 'Um instante' })
    expect(brought).not.toHaveBeenCalled()
    say(card)
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' })
    unmount()
    render(<OrderChat chat={chat} />)
    expect(givenBox(420)).not.toHaveBeenCalled()
  })

  it('that is taller than the conversation is shown from its top, without the scroll button', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    const box = screen.getByRole('group', { name: 'Conversa' })
    const scrollTo = jest.fn(({ top }: { top: number }) => void (box.scrollTop = top))
    Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } })
    Object.assign(box, { scrollTo })
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: this.tagName === 'SECTION' ? 500 - box.scrollTop : 0 } as DOMRect
    })
    open()
    say(card)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 488, behavior: 'instant' })
    fireEvent.scroll(box)
    expect(screen.queryByRole('button', { name: 'Ir para o fim da conversa' })).toBeNull()
    say({ id: 'paid', type: 'chat_response', content: 'Pagamento confirmado' })
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1000, behavior: 'instant' })
    jest.restoreAllMocks()
  })

  it('that arrives out of view does not scroll the page', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    const brought = givenBox(-20)
    open()
    say({ id: 'a', type: 'chat_response', content: 'Um instante' })
    say(card)
    expect(brought).not.toHaveBeenCalled()
  })
})

describe('the prerendered HTML', () => {
  it.each([
    ['connecting', 'Conectando...'],
    ['connected', 'Conectado'],
  ] as const)('hydrates the status that the document shows already (%s), and dials', async (shown, text) => {
    const { chat, sockets } = givenChat()
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<OrderChat chat={chat} />)
    const status = root.querySelector<HTMLElement>(`[${statusTextAttribute}]`)!
    status.textContent = text
    status.parentElement!.dataset['kind'] = shown
    const unseen = class {
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { smmEarlySocket: { shown }, IntersectionObserver: unseen })
    const errors: unknown[] = []
    const hydrated = await act(async () =>
      hydrateRoot(root, <OrderChat chat={chat} />, { onRecoverableError: (error) => errors.push(error) }),
    )
    Object.assign(window, { smmEarlySocket: undefined })
    Reflect.deleteProperty(window, 'IntersectionObserver')
    expect(errors).toEqual([])
    expect(sockets).toHaveLength(1)
    expect(status.isConnected).toBe(true)
    act(() => hydrated.unmount())
    root.remove()
  })

  it('is the same on the server and in hydration, and keeps text typed before it', async () => {
    const { chat, say, open } = givenChat()
    chat.start()
    open()
    say({ id: 'a', type: 'chat_response', content: 'De ontem' })
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(<OrderChat />)
    expect(root.querySelector('[role=status]')!.textContent).toBe('Pronto para conversar')
    expect(root.textContent).not.toContain('Resetar Chat')
    root.querySelector('textarea')!.value = 'https://instagram.com/ana'
    const errors: unknown[] = []
    const hydrated = await act(async () =>
      hydrateRoot(root, <OrderChat chat={chat} />, { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(errors).toEqual([])
    expect(field()).toHaveValue('https://instagram.com/ana')
    expect(sendButton()).toBeEnabled()
    expect(within(log()).getByText('De ontem')).toBeVisible()
    act(() => hydrated.unmount())
    root.remove()
  })
})

describe('the first connection', () => {
  let arrive: (seen: Array<{ isIntersecting: boolean }>) => void = () => {}
  beforeEach(() => {
    const observer = class {
      constructor(tell: typeof arrive) {
        arrive = tell
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: observer })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

  it('is not opened before the chat is near the viewport', () => {
    const { chat, sockets } = givenChat()
    render(<OrderChat chat={chat} />)
    act(() => arrive([{ isIntersecting: false }]))
    expect(sockets).toHaveLength(0)
    act(() => arrive([{ isIntersecting: true }]))
    expect(sockets).toHaveLength(1)
  })

  it('is opened when the visitor touches the chat', () => {
    const { chat, sockets } = givenChat()
    render(<OrderChat chat={chat} />)
    act(() => field().focus())
    expect(sockets).toHaveLength(1)
  })

  it('is opened when an earlier page left queued messages', () => {
    const storage = createTestStorage()
    givenChat(storage).chat.send('oi')
    const { chat, sockets } = givenChat(storage)
    render(<OrderChat chat={chat} />)
    expect(sockets).toHaveLength(1)
  })
})

describe('new messages while the visitor has scrolled up', () => {
  it('count as seen within 80 px of the end', () => {
    const box = { scrollHeight: 1000, clientHeight: 400 }
    expect(isNearBottom({ ...box, scrollTop: 520 })).toBe(true)
    expect(isNearBottom({ ...box, scrollTop: 519 })).toBe(false)
  })

  it('are counted up to 99+', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      content: id,
      isFromUser: id === 'c',
      timestamp: 1,
      type: 'text' as const,
      isQueued: false,
    }))
    expect(countUnread(items, 'a')).toBe(2)
    expect(countUnread(items, 'd')).toBe(0)
    expect([1, 99, 100].map(formatCount)).toEqual(['1', '99', '99+'])
  })

  it('hide the scroll button after a reset', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    say({ id: 'a', type: 'chat_response', content: 'um' })
    const box = screen.getByRole('group', { name: 'Conversa' })
    Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } })
    fireEvent.scroll(box)
    expect(screen.getByRole('button', { name: 'Ir para o fim da conversa' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Resetar Chat' }))
    fireEvent.scroll(box)
    expect(screen.queryByRole('button', { name: 'Ir para o fim da conversa' })).toBeNull()
  })

  it('show a counter that scrolls to the end', () => {
    const { chat, open, say } = givenChat()
    render(<OrderChat chat={chat} />)
    open()
    const box = screen.getByRole('group', { name: 'Conversa' })
    Object.defineProperties(box, {
      scrollHeight: { value: 1000 },
      clientHeight: { value: 400 },
      scrollTop: { value: 0, writable: true },
    })
    const scrollTo = jest.fn()
    Object.assign(box, { scrollTo })
    say({ id: 'a', type: 'chat_response', content: 'um' })
    fireEvent.scroll(box)
    say({ id: 'b', type: 'chat_response', content: 'dois' })
    say({ id: 'c', type: 'chat_response', content: 'três' })
    fireEvent.click(screen.getByRole('button', { name: '2 mensagens novas: ver' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1000 })
    expect(screen.queryByRole('button', { name: /mensagens? novas?/ })).toBeNull()
  })
})

describe('the address of the socket', () => {
  it('is /ws on the same host, secure when the page is', () => {
    expect(socketAddress({ protocol: 'https:', host: 'smm.example' }, undefined)).toBe('wss://smm.example/ws')
    expect(socketAddress({ protocol: 'http:', host: 'localhost:3000' }, 'a b')).toBe(
      'ws://localhost:3000/ws?after=a%20b',
    )
  })
})
