import fc from 'fast-check'
import {
  type ChatEvent,
  deliveredIdsAfterTrim,
  deliveredIdTrimEveryMs,
  maxDeliveredIds,
  receivedIdCleanUpEveryMs,
  receivedIdRetentionMs,
  reduceChat,
  sameContentWindowMs,
} from './chat-reducer.ts'
import { type ChatState, emptyChat, maxReceivedIds, maxStoredMessages } from './conversation.ts'
import type { ShownFrame } from '../connection/read-frame.ts'

const run = (events: ChatEvent[], from: ChatState = emptyChat) => events.reduce(reduceChat, from)
const answer = (id: string, content: string, timestamp = 1000, sessionId = 's'): ChatEvent =>
  received({ id, type: 'chat_response', content, timestamp, sessionId })
const received = (frame: ShownFrame, at = frame.timestamp): ChatEvent => ({
  type: 'frame-received',
  frame,
  at,
})
const wrote = (id: string, content = 'oi'): ChatEvent => ({ type: 'visitor-wrote', id, content, at: 1000 })
const contents = (state: ChatState) => state.items.map(({ content }) => content)
const pixPayment = { orderId: 'o1', amount: 65, dueDate: '', qrCodeImageUrl: '', pixCode: '000201' }
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('constants of the specification', () => {
  it('have the specified values', () => {
    expect(maxStoredMessages).toBe(100)
    expect(maxReceivedIds).toBe(200)
    expect(receivedIdRetentionMs).toBe(60 * 60 * 1000)
    expect(receivedIdCleanUpEveryMs).toBe(60 * 1000)
    expect(maxDeliveredIds).toBe(1000)
    expect(deliveredIdsAfterTrim).toBe(500)
    expect(deliveredIdTrimEveryMs).toBe(5 * 60 * 1000)
    expect(sameContentWindowMs).toBe(5000)
  })
})

describe('a message of the visitor', () => {
  it('is shown at once, queued until it is delivered', () => {
    const written = run([wrote('a')])
    expect(written.items).toMatchObject([
      { id: 'a', content: 'oi', isFromUser: true, isQueued: true, type: 'text' },
    ])
    const delivered = run([{ type: 'message-delivered', id: 'a', at: 2 }], written)
    expect(delivered.items[0]!.isQueued).toBe(false)
    expect(delivered.deliveredIds).toEqual(['a'])
    expect(delivered.awaitingSince).toBe(2)
  })

  it('awaits no answer of the assistant where a person has the conversation, or in another tab', () => {
    const held = { type: 'message-delivered', id: 'a', isUnanswered: true, at: 2 } as const
    expect(run([wrote('a'), held]).awaitingSince).toBeUndefined()
    const elsewhere = received({ id: 'b', type: 'visitor_message', content: 'oi', timestamp: 1 })
    expect(run([elsewhere]).awaitingSince).toBeUndefined()
  })

  it('keeps the reason when given up, and is queued again on demand', () => {
    const refused = run([wrote('a'), { type: 'message-given-up', id: 'a', problem: 'Longa demais' }])
    expect(refused.items[0]).toMatchObject({ isQueued: false, problem: 'Longa demais' })
    const again = run([{ type: 'message-queued-again', id: 'a' }], refused)
    expect(again.items[0]).toMatchObject({ isQueued: true, problem: undefined })
  })

  it('is shown once when it was written in another tab', () => {
    const frame = { id: 'b', type: 'visitor_message', content: 'de lá', timestamp: 9 } as const
    const state = run([wrote('a'), received(frame), received(frame)])
    expect(contents(state)).toEqual(['de lá', 'oi'])
    expect(state.items[0]).toMatchObject({ isFromUser: true, isQueued: false })
  })

  it('counts as delivered when its echo arrives', () => {
    const state = run([
      wrote('a'),
      received({ id: 'a', type: 'visitor_message', content: 'oi', timestamp: 9 }),
    ])
    expect(state.items).toMatchObject([{ id: 'a', isQueued: false }])
    expect(state.lastReceivedId).toBe('a')
  })

  it('is not deduplicated by content', () => {
    const frame = { type: 'visitor_message', content: '500', timestamp: 9 } as const
    expect(run([received({ ...frame, id: 'x' }), received({ ...frame, id: 'y' })]).items).toHaveLength(2)
  })
})

describe('an answer of the chat', () => {
  it('is shown in order, and its id is remembered as the last one', () => {
    const state = run([
      answer('a', 'Olá', 1),
      received({ id: 'p', type: 'pix_payment', content: 'Pague', timestamp: 2, pixPayment }),
    ])
    expect(state.items).toMatchObject([
      { id: 'a', type: 'text', isFromUser: false },
      { id: 'p', type: 'pix_payment', pixPayment },
    ])
    expect(state.lastReceivedId).toBe('p')
  })

  it('never sets a local id as the resume point', () => {
    const state = run([
      answer('a', 'Olá', 1),
      received({ id: 'local', hasLocalId: true, type: 'chat_response', content: 'Sem id', timestamp: 2 }),
    ])
    expect(contents(state)).toEqual(['Olá', 'Sem id'])
    expect(state.lastReceivedId).toBe('a')
  })

  it('is ignored under a known id, however late', () => {
    expect(contents(run([answer('a', 'Olá', 1), answer('a', 'Outra coisa', 60_000)]))).toEqual(['Olá'])
  })

  it('is ignored with the same type, content and session within 5 s, and no later', () => {
    const first = answer('a', 'Olá', 10_000)
    expect(run([first, answer('b', 'Olá', 14_999)]).items).toHaveLength(1)
    expect(run([first, answer('b', 'Olá', 15_000)]).items).toHaveLength(2)
    expect(run([first, answer('b', 'Olá!', 10_001)]).items).toHaveLength(2)
    expect(run([first, answer('b', 'Olá', 10_001, 'another session')]).items).toHaveLength(2)
  })

  it('is shown twice where the same words are two messages', () => {
    const [first, second] = [1, 2].map((seq) =>
      received({ id: `m${seq}`, type: 'chat_response', content: 'ok', timestamp: seq, sessionId: 's', seq }),
    )
    expect(contents(run([first!, second!]))).toEqual(['ok', 'ok'])
  })

  it('is shown for each of two payments with the same text', () => {
    const card = { type: 'pix_payment', content: 'Pague', timestamp: 1, pixPayment } as const
    const other = { ...card, id: 'q', pixPayment: { ...pixPayment, orderId: 'o2' } }
    expect(run([received({ ...card, id: 'p' }), received(other)]).items).toHaveLength(2)
    expect(run([received({ ...card, id: 'p' }), received({ ...card, id: 'q' })]).items).toHaveLength(1)
  })

  it('clears the awaited answer even when it is a duplicate', () => {
    const waiting = run([answer('a', 'Olá'), wrote('v'), { type: 'message-delivered', id: 'v', at: 2 }])
    expect(waiting.awaitingSince).toBe(2)
    expect(run([answer('b', 'Olá')], waiting).awaitingSince).toBeUndefined()
  })
})

describe('the order of the conversation', () => {
  const delivered = (id: string): ChatEvent => ({ type: 'message-delivered', id, at: 1 })

  it('places answers before queued messages', () => {
    const state = run([
      answer('1', 'um'),
      wrote('a', 'meu'),
      answer('2', 'dois'),
      delivered('a'),
      answer('3', 'três'),
    ])
    expect(contents(state)).toEqual(['um', 'dois', 'meu', 'três'])
  })

  it('follows the order of delivery', () => {
    const state = run([wrote('a', 'A'), wrote('b', 'B'), delivered('b'), answer('2', 'a B'), delivered('a')])
    expect(contents(state)).toEqual(['B', 'a B', 'A'])
  })

  it('does not move messages delivered before', () => {
    const state = run([wrote('a', 'A'), delivered('a'), answer('1', 'um'), delivered('a')])
    expect(contents(state)).toEqual(['A', 'um'])
    expect(state.awaitingSince).toBeUndefined()
  })

  it('places resent messages last', () => {
    const givenUp: ChatEvent = { type: 'message-given-up', id: 'a', problem: 'x' }
    const state = run([
      wrote('a', 'A'),
      givenUp,
      answer('1', 'um'),
      { type: 'message-queued-again', id: 'a' },
    ])
    expect(contents(state)).toEqual(['um', 'A'])
  })
})

describe('the sequence number of a message', () => {
  const delivered = (id: string, seq?: number): ChatEvent => ({ type: 'message-delivered', id, seq, at: 1 })
  const heard = (seq: number, at = seq * 10_000): ChatEvent =>
    received({ id: `n${seq}`, type: 'chat_response', content: `notícia ${seq}`, timestamp: at, seq })
  const seen = (state: ChatState) => state.items.map(({ id }) => id)

  it('orders an answer that arrives after the acknowledgement of a later message', () => {
    const state = run([heard(4), wrote('a'), delivered('a', 6), heard(5), heard(7)])
    expect(seen(state)).toEqual(['n4', 'n5', 'a', 'n7'])
  })

  it('gives the same order for any order of arrival, with unnumbered messages last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), fc.nat(6), (seqs, from) => {
        const events = seqs.map((seq) => (seq % 3 === 0 ? delivered(`own${seq}`, seq) : heard(seq)))
        const writing = [3, 6].map((seq) => wrote(`own${seq}`))
        const state = run([...writing, ...events.slice(0, from), wrote('last'), ...events.slice(from)])
        expect(seen(state)).toEqual(['n1', 'n2', 'own3', 'n4', 'n5', 'own6', 'last'])
      }),
    )
  })

  it('is learned from the echo of the message and from another tab', () => {
    const back = received({ id: 'a', type: 'visitor_message', content: 'oi', timestamp: 9, seq: 6 })
    expect(seen(run([wrote('a'), delivered('a'), back, heard(5)]))).toEqual(['n5', 'a'])
    const there = run([heard(4), wrote('a'), delivered('a', 6), heard(7)])
    const here = run([heard(4), wrote('a'), delivered('a')])
    const found = {
      type: 'conversation-found',
      conversation: there,
      ownQueuedIds: new Set<string>(),
    } as const
    expect(seen(run([found, heard(5)], here))).toEqual(['n4', 'n5', 'a', 'n7'])
    expect(seen(run([heard(5), found], here))).toEqual(['n4', 'n5', 'a', 'n7'])
  })

  it('orders the messages of two tabs with different histories', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8)), fc.array(fc.nat(8)), (mine, theirs) => {
        const tab = (seqs: number[]) => run(seqs.map((seq) => heard(seq + 1)))
        const conversation = tab(theirs)
        const merged = run([{ type: 'conversation-found', conversation, ownQueuedIds: new Set() }], tab(mine))
        const places = merged.items.map(({ seq }) => seq!)
        expect(places).toEqual([...new Set([...mine, ...theirs])].map((seq) => seq + 1).sort((a, b) => a - b))
      }),
    )
  })
})

describe('reset', () => {
  it('clears the chat at once and keeps the ids used for deduplication', () => {
    const state = run([answer('a', 'Olá'), wrote('v'), { type: 'chat-reset', at: 5000, resetId: 'x' }])
    expect(state).toMatchObject({ items: [], clearedAt: 5000, lastReceivedId: 'a' })
    expect(run([answer('a', 'Olá', 99_000)], state).items).toEqual([])
  })

  it('shows only the reply once the reset is confirmed', () => {
    const confirmed = {
      id: 'r',
      type: 'chat_reset_confirmed',
      content: 'Vamos recomeçar',
      timestamp: 9,
    } as const
    expect(contents(run([answer('a', 'Olá'), answer('b', 'Tudo bem?'), received(confirmed)]))).toEqual([
      'Vamos recomeçar',
    ])
  })

  it('keeps messages written after the reset and still queued', () => {
    const confirmed = { id: 'r', type: 'chat_reset_confirmed', content: 'Recomeço', timestamp: 9 } as const
    expect(
      contents(run([{ type: 'chat-reset', at: 1, resetId: 'x' }, wrote('v', 'novo'), received(confirmed)])),
    ).toEqual(['Recomeço', 'novo'])
  })

  it('shows the reply of a second reset within 5 s too', () => {
    const confirmed = { type: 'chat_reset_confirmed', content: 'Recomeço', timestamp: 9 } as const
    const state = run([
      received({ ...confirmed, id: 'r1' }),
      { type: 'chat-reset', at: 10, resetId: 'x' },
      received({ ...confirmed, id: 'r2' }),
    ])
    expect(contents(state)).toEqual(['Recomeço'])
  })
})

describe('limits', () => {
  it('keeps the last 100 messages and the last 200 received ids', () => {
    const state = run(times(250, (index) => answer(`m${index}`, `texto ${index}`)))
    expect(state.items).toHaveLength(100)
    expect(state.items.at(-1)!.id).toBe('m249')
    expect(state.receivedIds).toHaveLength(200)
    expect(state.receivedIds[0]!.id).toBe('m50')
  })

  it('drops received ids an hour old', () => {
    const state = run([answer('old', 'a', 0), answer('new', 'b', 1)])
    const aged = run([{ type: 'received-ids-aged', at: receivedIdRetentionMs }], state)
    expect(aged.receivedIds).toEqual([{ id: 'new', at: 1 }])
  })

  it('trims the delivered ids to the last 500 only when they are over 1000', () => {
    const deliver = (count: number) =>
      run(times(count, (index) => ({ type: 'message-delivered', id: `d${index}`, at: 1 }) as const))
    const trim = (state: ChatState) => run([{ type: 'delivered-ids-aged' }], state).deliveredIds
    expect(trim(deliver(1000))).toHaveLength(1000)
    const trimmed = trim(deliver(1001))
    expect(trimmed).toHaveLength(500)
    expect(trimmed.at(-1)).toBe('d1000')
  })
})

describe('a conversation stored by another tab', () => {
  const found = (conversation: ChatState, own: string[] = []): ChatEvent => ({
    type: 'conversation-found',
    conversation,
    ownQueuedIds: new Set(own),
  })

  it('is merged in order', () => {
    const mine = run([answer('1', 'um'), answer('3', 'três')])
    const theirs = run([answer('1', 'um'), answer('2', 'dois'), answer('3', 'três'), wrote('4', 'quatro')])
    expect(contents(run([found(theirs)], mine))).toEqual(['um', 'dois', 'três', 'quatro'])
  })

  it('returns the same state when nothing is new', () => {
    const mine = run([answer('1', 'um')])
    expect(run([found(mine)], mine)).toBe(mine)
  })

  it('marks a message as delivered, and never as undelivered', () => {
    const queued = run([wrote('a')])
    const delivered = run([{ type: 'message-delivered', id: 'a', at: 1 }], queued)
    expect(run([found(delivered)], queued).items[0]!.isQueued).toBe(false)
    expect(run([found(queued)], delivered).items[0]!.isQueued).toBe(false)
  })

  it('does not give up a message that is being resent', () => {
    const givenUp = run([wrote('a'), { type: 'message-given-up', id: 'a', problem: 'x' }])
    const again = run([{ type: 'message-queued-again', id: 'a' }], givenUp)
    expect(run([found(givenUp)], again).items[0]).toMatchObject({ isQueued: true, problem: undefined })
  })

  it('replaces an older conversation, except for messages this tab has to send', () => {
    const mine = run([answer('1', 'um'), wrote('own', 'meu'), wrote('other', 'de outra aba')])
    const theirs = run([
      answer('1', 'um'),
      { type: 'chat-reset', at: 5000, resetId: 'x' },
      wrote('new', 'novo'),
    ])
    expect(contents(run([found(theirs, ['own'])], mine))).toEqual(['meu', 'novo'])
    expect(run([found(mine)], theirs)).toBe(theirs)
  })
})
