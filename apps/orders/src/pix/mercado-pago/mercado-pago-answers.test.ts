import { isOurs, readErrorMessage, readPayment, readRefund, readSearch } from './mercado-pago-answers.ts'

const reference = 'a'.repeat(32)
const payment = {
  id: 20359978,
  status: 'pending',
  status_detail: 'pending_waiting_transfer',
  external_reference: reference,
  transaction_amount: 45.1,
  transaction_amount_refunded: 0,
  date_created: '2026-11-21T09:00:00.000-03:00',
  date_of_expiration: '2026-11-21T10:00:00.000-03:00',
  point_of_interaction: {
    transaction_data: { qr_code: '000201', qr_code_base64: 'iVBOR', ticket_url: 'https://x' },
  },
}
const approved = { ...payment, status: 'approved', date_approved: '2026-11-21T09:10:00.000-03:00' }

it('parses a pending payment', () => {
  expect(readPayment(payment)).toEqual({
    txid: '20359978',
    status: 'open',
    amountCents: 4_510,
    pixCode: '000201',
    dueAt: new Date('2026-11-21T13:00:00Z'),
    receipts: [],
    remainingAfterRefunds: [],
  })
})

it.each([
  ['pending', 'open', 0],
  ['authorized', 'open', 0],
  ['in_process', 'open', 0],
  ['in_mediation', 'open', 0],
  ['approved', 'concluded', 1],
  ['refunded', 'concluded', 0],
  ['charged_back', 'concluded', 0],
  ['rejected', 'removed', 0],
  ['cancelled', 'removed', 0],
])('maps status %s to %s, with %i receipts', (status, meaning, receipts) => {
  const charge = readPayment({ ...payment, status })
  expect(charge?.status).toBe(meaning)
  expect(charge?.receipts).toHaveLength(receipts)
})

it.each(['refunded', 'charged_back'])('reports the whole amount as returned when %s', (status) => {
  const nothing = [{ endToEndId: '20359978', remainingCents: 0 }]
  expect(readPayment({ ...payment, status })?.remainingAfterRefunds).toEqual(nothing)
})

it('names the receipt after the payment, with amount and time', () => {
  expect(readPayment(approved)?.receipts).toEqual([
    {
      endToEndId: '20359978',
      txid: '20359978',
      amountCents: 4_510,
      paidAt: new Date('2026-11-21T12:10:00Z'),
    },
  ])
})

it('subtracts refunds from an approved payment', () => {
  const partly = { ...approved, status_detail: 'partially_refunded', transaction_amount_refunded: 5.1 }
  expect(readPayment(partly)?.receipts[0]?.amountCents).toBe(4_000)
  expect(readPayment(partly)?.remainingAfterRefunds).toEqual([
    { endToEndId: '20359978', remainingCents: 4_000 },
  ])
})

it.each([
  [45, 4_500],
  [0.1, 10],
  [19.9, 1_990],
  [1234567.89, 123_456_789],
  ['45.00', null],
  [45.005, null],
  [-1, null],
  [1e21, null],
  [null, null],
])('reads the amount %j as %j centavos', (transaction_amount, cents) => {
  expect(readPayment({ ...approved, transaction_amount })?.receipts[0]?.amountCents).toBe(cents)
})

it.each([
  ['BRL', 4_510],
  [undefined, 4_510],
  [null, 4_510],
  ['ARS', null],
  ['USD', null],
  ['', null],
])('reads currency %j as %j centavos', (currency_id, cents) => {
  expect(readPayment({ ...approved, currency_id })?.receipts[0]?.amountCents).toBe(cents)
})

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ ...payment, id: undefined }],
  [{ ...payment, id: 'abc' }],
  [{ ...payment, status: 'new_word' }],
  [{ ...payment, status: 1 }],
  [[payment]],
  ['<html>200</html>'],
  [{ ...payment, date_of_expiration: null, date_created: 'soon' }],
])('parses %j as no payment', (answer) => {
  expect(readPayment(answer)).toBeUndefined()
})

it('tolerates missing fields of a payment', () => {
  const bare = { id: '1', status: 'approved', date_created: payment.date_created }
  expect(readPayment(bare)).toMatchObject({
    pixCode: null,
    amountCents: null,
    dueAt: new Date('2026-11-22T12:00:00Z'),
  })
})

it('finds the payments of a reference, the concluded one first', () => {
  const results = [
    { ...payment, id: 1, status: 'cancelled' },
    { ...payment, id: 2 },
    { ...approved, id: 3 },
    { ...approved, id: 4, external_reference: 'b'.repeat(32) },
    { ...approved, id: 5, external_reference: null },
    { nothing: true, external_reference: reference },
  ]
  expect(readSearch({ results }, reference).map(({ txid }) => txid)).toEqual(['3', '2', '1'])
  for (const answer of [undefined, {}, { results: {} }]) expect(readSearch(answer, reference)).toEqual([])
})

it('ignores other sales of the account', () => {
  expect(isOurs(payment)).toBe(true)
  for (const external_reference of ['MLB-123', '', null, 'A'.repeat(32)])
    expect(isOurs({ ...payment, external_reference })).toBe(false)
})

it.each([
  ['approved', 'done'],
  ['in_process', 'in-progress'],
  ['rejected', 'failed'],
  ['cancelled', 'failed'],
  ['new_word', 'in-progress'],
])('maps a refund %s to %s', (status, state) => {
  expect(readRefund({ id: 7, status })).toEqual({ id: '7', state })
})

it('summarizes an error in one line', () => {
  const cause = [{ code: 4037, description: 'Invalid transaction_amount' }]
  expect(readErrorMessage({ message: 'bad_request', error: 'x', status: 400, cause })).toBe(
    'bad_request; 4037 Invalid transaction_amount',
  )
  expect(readErrorMessage({ error: 'not_found', cause: [] })).toBe('not_found')
  for (const answer of [undefined, null, 'html', { cause: null }]) expect(readErrorMessage(answer)).toBe('')
})
