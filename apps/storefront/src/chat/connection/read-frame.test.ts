import { readFrame } from './read-frame.ts'

const local = { newId: () => 'local-id', now: () => 1234 }
const read = (frame: unknown) => readFrame(JSON.stringify(frame), local)

describe('readFrame', () => {
  it('reads an answer of the chat', () => {
    const frame = {
      id: 'a',
      type: 'chat_response',
      content: 'Olá',
      timestamp: 5,
      sessionId: 's',
      suggestions: ['500'],
    }
    expect(read(frame)).toEqual(frame)
  })

  it('fills a missing id and a missing timestamp locally', () => {
    expect(read({ type: 'chat_response', content: 'Olá' })).toEqual({
      id: 'local-id',
      hasLocalId: true,
      type: 'chat_response',
      content: 'Olá',
      timestamp: 1234,
    })
  })

  it.each([
    ['not JSON', '{"type":'],
    ['not text', new ArrayBuffer(2)],
    ['no object', '[1]'],
    ['null', 'null'],
    ['an unknown type', '{"type":"party","content":"x"}'],
    ['no type', '{"content":"x"}'],
    ['an answer without words', '{"type":"chat_response","content":" "}'],
    ['an answer that is not text', '{"type":"chat_response","content":{"a":1}}'],
    ['a payment without a card', '{"type":"pix_payment","content":"x"}'],
    ['a payment without an amount', '{"type":"pix_payment","pixPayment":{"pixCode":"x"}}'],
    ['an acknowledgement of nothing', '{"type":"message_ack"}'],
    ['a refusal of nothing', '{"type":"message_refused","code":"TOO_LONG"}'],
  ])('ignores %s', (_, text) => {
    expect(readFrame(text, local)).toBeUndefined()
  })

  it('keeps a payment card that lacks its QR or its code', () => {
    const frame = read({ id: 'p', type: 'pix_payment', pixPayment: { amount: 12.5, pixCode: 7 } })
    expect(frame).toMatchObject({
      content: '',
      pixPayment: { orderId: '', amount: 12.5, dueDate: '', qrCodeImageUrl: '', pixCode: '' },
    })
  })

  it('reads a valid sequence number only', () => {
    expect(read({ id: 'a', type: 'message_ack', seq: 3 })).toMatchObject({ seq: 3 })
    for (const seq of [0, -1, 1.5, '3', null, 1e300])
      expect(read({ id: 'a', type: 'chat_response', content: 'x', seq })).not.toHaveProperty('seq')
  })

  it('leaves out suggestions that are not texts', () => {
    expect(read({ type: 'chat_response', content: 'x', suggestions: [1, '', 'sim'] })).toMatchObject({
      suggestions: ['sim'],
    })
    expect(read({ type: 'chat_response', content: 'x', suggestions: 'sim' })).not.toHaveProperty(
      'suggestions',
    )
  })
})
