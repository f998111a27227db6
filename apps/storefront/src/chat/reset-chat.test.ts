import { createTestStorage, givenTab } from './testing.ts'

const answer = (id: string, content: string) => ({ id, type: 'chat_response', content, timestamp: 1 })
const confirmed = { id: 'r', type: 'chat_reset_confirmed', content: 'Vamos de novo!', timestamp: 2 }
const sentBy = ({ socket }: ReturnType<typeof givenTab>) =>
  socket().sent.map(({ type, content }) => content || type)

/** A tab that was reset while disconnected. */
function givenOfflineReset(shared = createTestStorage()) {
  const tab = givenTab(shared)
  tab.connect()
  tab.socket().say(answer('a', 'Posso gerar o PIX?'))
  tab.socket().drop(1006)
  tab.chat.reset()
  return tab
}

describe('a reset without a connection', () => {
  it('is sent first after reconnecting, and later messages wait for its confirmation', () => {
    const tab = givenOfflineReset()
    tab.chat.send('sim')
    tab.clock.pass(2000)
    tab.socket().open()
    expect(sentBy(tab)).toEqual(['reset_chat'])
    tab.clock.pass(100)
    expect(sentBy(tab)).toEqual(['reset_chat'])
    tab.socket().say(confirmed)
    expect(sentBy(tab)).toEqual(['reset_chat', 'sim'])
    expect(tab.items().map(({ content }) => content)).toEqual(['Vamos de novo!', 'sim'])
  })

  it('discards the queue', () => {
    const tab = givenTab()
    tab.chat.start()
    tab.chat.send('quero 500')
    tab.chat.reset()
    tab.socket().open()
    tab.socket().say(confirmed)
    tab.clock.pass(100)
    expect(sentBy(tab)).toEqual(['reset_chat'])
  })

  it('survives to the next page, which does not show earlier messages', () => {
    const tab = givenOfflineReset()
    const nextPage = givenTab(tab.shared, 'next')
    nextPage.connect()
    expect(nextPage.asked).toEqual(['a'])
    expect(nextPage.socket().sent).toMatchObject([{ id: 'tab-1', type: 'reset_chat' }])
    nextPage.socket().say(confirmed)
    const third = givenTab(tab.shared, 'third')
    third.connect()
    expect(sentBy(third)).toEqual([])
  })

  it('is sent by the connected tab, and not again by a tab that learns of the confirmation', () => {
    const shared = createTestStorage()
    const other = givenTab(shared, 'other')
    other.connect()
    const tab = givenOfflineReset(shared)
    other.chat.adoptStored()
    expect(other.socket().sent).toMatchObject([{ id: 'tab-1', type: 'reset_chat' }])
    other.socket().say(confirmed)
    tab.clock.pass(2000)
    tab.socket().open()
    tab.chat.send('oi')
    tab.clock.pass(100)
    expect(sentBy(tab)).toEqual(['oi'])
  })
})

describe('an unconfirmed reset', () => {
  it('is repeated under the same id before any message after each reconnection', () => {
    const tab = givenTab()
    tab.connect()
    tab.chat.send('oi')
    tab.socket().say({ id: 'tab-1', type: 'message_ack' })
    tab.chat.reset()
    for (let round = 0; round < 4; round += 1) {
      tab.socket().drop(1006)
      tab.clock.pass(2000)
      tab.socket().open()
      tab.clock.pass(100)
      expect(tab.socket().sent).toMatchObject([{ id: 'tab-2', type: 'reset_chat' }])
    }
    tab.socket().say(confirmed)
    tab.socket().drop(1006)
    tab.clock.pass(2000)
    tab.socket().open()
    tab.clock.pass(100)
    expect(sentBy(tab)).toEqual([])
  })

  it('is given up when the chat refuses it for good', () => {
    const tab = givenTab()
    tab.connect()
    tab.chat.reset()
    tab.chat.send('oi')
    tab.socket().say({ id: 'tab-1', type: 'message_refused', code: 'INVALID_FRAME', content: 'Não.' })
    expect(sentBy(tab)).toEqual(['reset_chat', 'oi'])
  })
})
