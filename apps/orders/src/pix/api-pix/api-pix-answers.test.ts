import { readAmount, readCharge, readHints, readReceipts } from './api-pix-answers.ts'

describe('readAmount', () => {
  it.each([
    ['45.00', 4_500],
    ['0.01', 1],
    ['1234567890.12', 123_456_789_012],
  ])('%s: %i', (text, cents) => expect(readAmount(text)).toBe(cents))
  it.each(['10.5', '10', '1e2', '١٠.٠٠', '-1.00', '1,00', ' 1.00', '1.000', '', 45, null, undefined, {}])(
    'does not believe %p',
    (value) => expect(readAmount(value)).toBeNull(),
  )
})

describe('readCharge', () => {
  const answer = {
    txid: 'a'.repeat(32),
    status: 'ATIVA',
    calendario: { criacao: '2026-01-05T12:00:00.000Z', expiracao: 3600 },
    valor: { original: '45.00' },
    pixCopiaECola: '000201',
  }
  it('parses a charge', () => {
    expect(readCharge(answer)).toEqual({
      txid: 'a'.repeat(32),
      status: 'open',
      amountCents: 4_500,
      pixCode: '000201',
      dueAt: new Date('2026-01-05T13:00:00.000Z'),
      receipts: [],
      remainingAfterRefunds: [],
    })
  })
  it('gives every receipt the txid of its charge', () => {
    const pix = [{ endToEndId: 'E1', valor: '45.00', horario: '2026-01-05T12:10:00Z' }, { valor: '1.00' }]
    expect(readCharge({ ...answer, status: 'CONCLUIDA', pix })).toMatchObject({
      status: 'concluded',
      receipts: [{ endToEndId: 'E1', txid: 'a'.repeat(32), amountCents: 4_500 }],
    })
  })
  it.each([null, 'x', {}, { ...answer, status: 'NOVA' }, { ...answer, calendario: {} }])(
    'sees none in %p',
    (other) => {
      expect(readCharge(other)).toBeUndefined()
    },
  )
})

describe('readReceipts', () => {
  it('keeps a receipt with an unreadable amount', () => {
    const [receipt] = readReceipts([{ endToEndId: 'E1', valor: '10.5', horario: 'yesterday' }])
    expect(receipt).toMatchObject({ endToEndId: 'E1', amountCents: null, txid: null })
  })
  it.each([undefined, {}, 'x'])('finds none in %p', (list) => expect(readReceipts(list)).toEqual([]))

  const back = (valor: unknown, status = 'DEVOLVIDO') => ({ id: 'd1', rtrId: 'D1', valor, status })
  it.each([
    ['a part', [back('10.00')], [3_500]],
    ['a part that is on its way', [back('10.00', 'EM_PROCESSAMENTO')], [3_500]],
    ['two parts', [back('10.00'), back('5.00')], [3_000]],
    ['a part, told as one object', back('10.00'), [3_500]],
    ['everything', [back('45.00')], []],
    ['everything, on its way', [back('45.00', 'EM_PROCESSAMENTO')], []],
    ['nothing in the end', [back('45.00', 'NAO_REALIZADO')], [4_500]],
    ['more than there was', [back('45.01')], [null]],
    ['nobody knows how much', [back('10.5')], [null]],
    ['nothing', [], [4_500]],
  ])('subtracts refunds when the bank returned %s', (_what, devolucoes, left) => {
    const pix = { endToEndId: 'E1', valor: '45.00', horario: '2026-01-05T12:10:00Z', devolucoes }
    expect(readReceipts([pix]).map(({ amountCents }) => amountCents)).toEqual(left)
  })

  it('reports what remains of a partly refunded charge', () => {
    const devolucoes = [back('10.00'), back('5.00', 'EM_PROCESSAMENTO'), back('7.00', 'NAO_REALIZADO')]
    const pix = [{ endToEndId: 'E1', valor: '45.00', horario: '2026-01-05T12:10:00Z', devolucoes }]
    const calendario = { criacao: '2026-01-05T12:00:00Z' }
    const charge = { txid: 'T', status: 'CONCLUIDA', valor: { original: '45.00' }, calendario, pix }
    expect(readCharge(charge)?.remainingAfterRefunds).toEqual([{ endToEndId: 'E1', remainingCents: 3_000 }])
  })
})

describe('readHints', () => {
  const pix = { endToEndId: 'E1', txid: 'T', valor: '1.00', horario: '2026-01-05T12:10:00Z' }
  it('derives the dedupe key from the content, refund state included', () => {
    const [first] = readHints({ pix: [pix] })
    const [same] = readHints([{ ...pix, infoPagador: 'x' }])
    const [refunded] = readHints({
      pix: [{ ...pix, devolucoes: { id: 'D', valor: '1.00', status: 'DEVOLVIDO' } }],
    })
    const [listed] = readHints({
      pix: [{ ...pix, devolucoes: [{ id: 'D', valor: '1.00', status: 'DEVOLVIDO' }] }],
    })
    expect(same!.dedupeKey).toBe(first!.dedupeKey)
    expect(refunded!.dedupeKey).not.toBe(first!.dedupeKey)
    expect(listed!.dedupeKey).toBe(refunded!.dedupeKey)
  })
  it.each([{ evento: 'teste_webhook' }, {}])('finds none in the test call %p', (body) =>
    expect(readHints(body)).toEqual([]),
  )
  it.each([{ pix: 1 }, { pix: {} }])('refuses %p', (body) =>
    expect(() => readHints(body)).toThrow(SyntaxError),
  )
  it('tolerates entries that are no PIX', () => expect(readHints([null, 1, {}])).toHaveLength(3))
})
