import { readConversation } from './conversation/chat-storage.ts'
import { queueFull } from './open-order-chat.ts'
import { storageKey } from './conversation/storage-key.ts'
import { createTestStorage, givenTab } from './testing.ts'

const answer = (id: string, content: string) => ({ id, type: 'chat_response', content, timestamp: 1 })

describe('the order chat of a tab', () => {
  it('dials nothing before it is started, and only once after', () => {
    const { chat, sockets } = givenTab()
    chat.restore()
    expect(sockets).toHaveLength(0)
    chat.start()
    chat.start()
    expect(sockets).toHaveLength(1)
  })

  it('never sends an empty message and trims the others', () => {
    const tab = givenTab()
    tab.connect()
    tab.chat.send('  \n ')
    tab.chat.send('  quero 500 \n')
    expect(tab.items()).toMatchObject([{ content: 'quero 500', isFromUser: true, isQueued: true }])
    expect(tab.socket().sent).toMatchObject([{ type: 'chat_message', content: 'quero 500' }])
  })

  it('shows a message at once as queued, and clears the mark on delivery', () => {
    const tab = givenTab()
    tab.chat.start()
    tab.chat.send('oi')
    expect(tab.items()).toMatchObject([{ id: 'tab-1', isQueued: true }])
    tab.socket().open()
    tab.clock.pass(100)
    expect(tab.items()[0]!.isQueued).toBe(true)
    tab.socket().say({ id: 'tab-1', type: 'message_ack' })
    expect(tab.items()[0]!.isQueued).toBe(false)
  })

  it('requests missed messages on the next page and after a reconnection', () => {
    const tab = givenTab()
    tab.connect()
    tab.socket().say(answer('a', 'Olá'))
    tab.socket().drop(1006)
    tab.clock.pass(2000)
    const nextPage = givenTab(tab.shared)
    nextPage.chat.start()
    expect(tab.asked).toEqual([undefined, 'a'])
    expect(nextPage.asked).toEqual(['a'])
    expect(nextPage.items()).toMatchObject([{ content: 'Olá' }])
  })

  it('sends undelivered messages on the next page under the same id', () => {
    const tab = givenTab()
    tab.chat.start()
    tab.chat.send('oi')
    const nextPage = givenTab(tab.shared, 'next')
    nextPage.connect()
    expect(nextPage.socket().sent).toMatchObject([{ id: 'tab-1', content: 'oi' }])
  })

  it('adopts messages and deliveries stored by another tab', () => {
    const tab = givenTab()
    const other = givenTab(tab.shared, 'other')
    tab.connect()
    other.connect()
    tab.chat.send('oi')
    other.chat.adoptStored()
    expect(other.items()).toMatchObject([{ id: 'tab-1', isQueued: true }])
    tab.socket().say({ id: 'tab-1', type: 'message_ack' })
    other.chat.adoptStored()
    expect(other.items()).toMatchObject([{ id: 'tab-1', isQueued: false }])
    other.socket().drop(1006)
    other.clock.pass(2000)
    other.socket().open()
    other.clock.pass(100)
    expect(other.socket().sent).toEqual([])
  })

  it('loses nothing when two tabs write at the same time', () => {
    const tab = givenTab()
    const other = givenTab(tab.shared, 'other')
    tab.chat.send('daqui')
    other.chat.send('dali')
    const third = givenTab(tab.shared)
    third.chat.restore()
    expect(third.items().map(({ content }) => content)).toEqual(['daqui', 'dali'])
  })

  it('clears at once on reset and shows only the reply of the chat afterwards', () => {
    const tab = givenTab()
    tab.connect()
    tab.socket().say(answer('a', 'Olá'))
    tab.chat.reset()
    expect(tab.items()).toEqual([])
    expect(tab.socket().sent).toMatchObject([{ type: 'reset_chat' }])
    tab.socket().say({ id: 'r', type: 'chat_reset_confirmed', content: 'Vamos de novo!', timestamp: 2 })
    expect(tab.items().map(({ content }) => content)).toEqual(['Vamos de novo!'])
    expect(readConversation(tab.shared.getItem(storageKey))!.items.map(({ id }) => id)).toEqual(['r'])
  })

  it('does not restore messages that another tab has reset', () => {
    const tab = givenTab()
    const other = givenTab(tab.shared, 'other')
    tab.connect()
    tab.socket().say(answer('a', 'Olá'))
    tab.chat.send('oi')
    other.chat.restore()
    tab.clock.pass(1000)
    tab.chat.reset()
    other.chat.adoptStored()
    expect(other.items()).toEqual([])
    other.chat.send('novo')
    tab.chat.adoptStored()
    expect(tab.items().map(({ content }) => content)).toEqual(['novo'])
  })

  it('marks the message dropped from a full queue, and sends it again on demand', () => {
    const tab = givenTab()
    tab.chat.start()
    for (let index = 0; index < 51; index += 1) tab.chat.send(`texto ${index}`)
    expect(tab.items()[0]).toMatchObject({ id: 'tab-1', isQueued: false, problem: queueFull })
    tab.socket().open()
    tab.clock.pass(100)
    for (const { id } of [...tab.socket().sent]) tab.socket().say({ id, type: 'message_ack' })
    tab.chat.sendAgain('tab-1')
    expect(tab.socket().sent.at(-1)).toMatchObject({ id: 'tab-1', content: 'texto 0' })
    tab.socket().say({ id: 'tab-1', type: 'message_ack' })
    expect(tab.items()[0]).toMatchObject({ isQueued: false, problem: undefined })
  })

  it('cleans up received ids every 60 s and delivered ids every 5 min', () => {
    const tab = givenTab()
    tab.connect()
    tab.socket().say(answer('a', 'Olá'))
    for (let index = 0; index < 1001; index += 1) tab.socket().say({ id: `d${index}`, type: 'message_ack' })
    tab.clock.pass(299_000)
    expect(tab.chat.getView().deliveredIds).toHaveLength(1001)
    tab.clock.pass(1000)
    expect(tab.chat.getView().deliveredIds).toHaveLength(500)
    expect(tab.chat.getView().receivedIds).toHaveLength(1)
    tab.clock.pass(3_360_000)
    expect(tab.chat.getView().receivedIds).toHaveLength(0)
  })
})

describe('the storage', () => {
  const brokenStorage = (part: Partial<Storage>) => Object.assign(createTestStorage(), part)
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }

  it.each([
    ['text that is not JSON', '{"items":['],
    ['another shape', '{"items":{}}'],
    ['nothing at all', 'null'],
  ])('survives %s', (_, text) => {
    const tab = givenTab(createTestStorage({ [storageKey]: text }))
    tab.chat.restore()
    expect(tab.items()).toEqual([])
    tab.chat.send('oi')
    expect(readConversation(tab.shared.getItem(storageKey))!.items).toHaveLength(1)
  })

  it('restores the readable part of a stored conversation', () => {
    const good = { id: 'a', content: 'Olá', isFromUser: false, timestamp: 1, type: 'text', isQueued: false }
    const items = [null, 7, { id: 1 }, good, { ...good, id: 'p', type: 'pix_payment', pixPayment: 'x' }]
    const stored = readConversation(
      JSON.stringify({ items, receivedIds: [{ id: 'a', at: 1 }, 'x'], clearedAt: 'x' }),
    )
    expect(stored).toEqual({
      items: [good, { ...good, id: 'p' }],
      receivedIds: [{ id: 'a', at: 1 }],
      lastReceivedId: undefined,
      clearedAt: 0,
    })
  })

  it('keeps the chat working where storage is forbidden or full', () => {
    const tab = givenTab(brokenStorage({ getItem: fail, setItem: fail }))
    tab.connect()
    tab.chat.send('oi')
    tab.socket().say(answer('a', 'Olá'))
    expect(tab.items().map(({ content }) => content)).toEqual(['oi', 'Olá'])
  })

  it('keeps the last 20 messages where there is no room for all', () => {
    const shared = createTestStorage()
    const setItem = shared.setItem.bind(shared)
    shared.setItem = (key, text) => (text.length > 5000 ? fail() : setItem(key, text))
    const tab = givenTab(shared)
    for (let index = 0; index < 60; index += 1) tab.chat.send(`texto ${index}`)
    expect(tab.items()).toHaveLength(60)
    expect(readConversation(shared.getItem(storageKey))!.items.at(-1)!.content).toBe('texto 59')
  })
})
