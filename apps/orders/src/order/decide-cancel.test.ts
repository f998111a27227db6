import { decideCancel } from './decide-cancel.ts'

type Facts = Parameters<typeof decideCancel>[0]

const cases: Array<[Facts['status'], Facts['fulfilment'], lately: string, asked: string, later: string]> = [
  ['pending', 'waiting', 'cancel-unpaid', 'cancel-unpaid', 'cancel-unpaid'],
  ['paid', 'ready', 'cancel-paid', 'cancel-paid', 'too-late'],
  ['paid', 'refused', 'cancel-paid', 'cancel-paid', 'too-late'],
  ['paid', 'sending', 'ask-supplier', 'stopping', 'too-late'],
  ['paid', 'unknown', 'await-check', 'await-check', 'await-check'],
  ['paid', 'stopped', 'already-started', 'already-started', 'too-late'],
  ['processing', 'sent', 'ask-supplier', 'stopping', 'too-late'],
  ['partial', 'sent', 'already-started', 'already-started', 'already-started'],
  ['completed', 'sent', 'already-started', 'already-started', 'already-started'],
  ['cancelled', 'stopped', 'cancelled', 'cancelled', 'cancelled'],
]

it.each(cases)('an order %s, %s: %s in time, %s again, %s afterwards', (status, fulfilment, ...expected) => {
  const decide = (isAsked: boolean, isInTime: boolean) =>
    decideCancel({ status, fulfilment, isAsked, isInTime })
  expect([decide(false, true), decide(true, true), decide(false, false)]).toEqual(expected)
})

it('tells a visitor who asks again, too late, that the supplier was asked', () => {
  const sent = { status: 'processing', fulfilment: 'sent', isInTime: false } as const
  expect(decideCancel({ ...sent, isAsked: true })).toBe('stopping')
})
