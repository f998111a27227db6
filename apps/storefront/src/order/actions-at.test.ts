import { actionsAt } from './actions-at.ts'

const at = (time: string) =>
  actionsAt(
    {
      actions: [
        { name: 'refill', from: '2026-03-06T10:00:00.000Z', until: '2026-04-03T10:00:00.000Z' },
        { name: 'cancel', until: '2026-03-02T10:00:00.000Z' },
        { name: 'receipt' },
      ],
      moreActions: [{ name: 'withdraw', until: '2026-03-08T10:00:00.000Z' }],
    },
    Date.parse(time),
  )

it.each([
  ['2026-03-01T10:00:00.000Z', ['cancel', 'receipt']],
  ['2026-03-02T10:00:00.000Z', ['receipt', 'withdraw']],
  ['2026-03-06T10:00:00.000Z', ['refill', 'receipt', 'withdraw']],
  ['2026-04-03T10:00:00.000Z', ['receipt']],
])('at %s an order has the actions %j', (time, names) => expect(at(time)).toEqual(names))
