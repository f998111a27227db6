import { classifyCancel } from './classify-cancel.ts'

describe('an answer to cancel', () => {
  it.each<[string, unknown, string]>([
    ['asks the supplier to stop', [{ order: 7, cancel: 1 }], 'asked'],
    ['of one order without a list', { order: 7, cancel: 1 }, 'asked'],
    ['refuses that order', [{ order: 7, cancel: { error: "Order can't be canceled" } }], 'refused'],
    ['refuses in words that nobody knows', [{ order: 7, cancel: { error: 'Nope' } }], 'refused'],
    ['refuses with a zero', [{ order: 7, cancel: 0 }], 'refused'],
    ['knows no such action', { error: 'Incorrect action' }, 'refused'],
    ['asks for patience', { error: 'Too many requests' }, 'later'],
    ['is a maintenance', { error: 'Service is under maintenance' }, 'later'],
  ])('that %s', (_what, body, outcome) => {
    expect(classifyCancel(200, JSON.stringify(body))).toMatchObject({ outcome })
  })

  it.each([
    [200, '<html>'],
    [502, '{"error":"Bad gateway"}'],
    [200, ''],
  ])('that is unreadable may have been received: %d %s', (status, body) => {
    expect(classifyCancel(status, body)).toMatchObject({ outcome: 'asked' })
  })
})
