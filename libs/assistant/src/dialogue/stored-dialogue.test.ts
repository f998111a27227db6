import { Draft } from './cart/draft.ts'
import Type from 'typebox'
import Compile from 'typebox/compile'
import { emptyDialogue, Recap } from './state.ts'
import { readDialogue, storeDialogue } from './stored-dialogue.ts'
import { givenItem, givenReading, hear, wholeOrder } from './testing.ts'
import { OrNull } from '@smm/contracts/or-null'

const asked = ['link', 'platform', 'service', 'quantity', 'confirm', 'change', 'next-order', 'order-link']
/** The fields that the previous release reads. */
const flatSchema = Compile(
  Type.Object({
    version: Type.Literal(1),
    draft: Draft,
    recap: OrNull(Recap),
    asked: OrNull(Type.Enum(asked)),
    shown: Type.Array(Type.Integer()),
    waiting: Type.Array(Draft),
    last: OrNull(Draft),
    ticket: OrNull(
      Type.Object({ description: Type.String(), orderId: OrNull(Type.String()), tries: Type.Integer() }),
    ),
    said: Type.Array(Type.String()),
    budgetCents: Type.Optional(OrNull(Type.Integer({ minimum: 0 }))),
    misses: Type.Integer(),
  }),
)
const readFlat = (stored: unknown) => (flatSchema.Check(stored) ? stored : null)

const secondOrder = givenReading(['add-item'], {
  items: [givenItem({ platform: 'tiktok', serviceType: 'followers', quantity: 100 })],
})
const complaint = givenReading(['want-ticket'])
const tableOfPrices = givenReading(['order'], {
  items: [givenItem({ platform: 'instagram', serviceType: 'followers' })],
})

describe('what is stored', () => {
  it.each([
    ['a new conversation', emptyDialogue],
    ['a recap', hear([wholeOrder()]).dialogue],
    ['two orders', hear([wholeOrder(), secondOrder]).dialogue],
    ['a list of packages', hear([tableOfPrices]).dialogue],
    ['a placed order', hear([wholeOrder(), givenReading(['agree'])]).dialogue],
    ['a ticket without its page', hear([complaint]).dialogue],
  ])('opens as it was: %s', (_, dialogue) => {
    const stored = JSON.parse(JSON.stringify(storeDialogue(dialogue)))
    expect(readDialogue(stored)).toEqual(dialogue)
    expect(readFlat(stored)).toBe(stored)
  })

  it('shows the previous release the first recap, and what waits', () => {
    const { dialogue } = hear([wholeOrder(), secondOrder])
    expect(readFlat(storeDialogue(dialogue))).toMatchObject({
      recap: { quantity: 500 },
      asked: 'confirm',
      waiting: [{ platform: 'tiktok', quantity: 100 }],
    })
  })

  it('gives way to what the previous release has stored since', () => {
    const stored = storeDialogue(hear([wholeOrder()]).dialogue)
    const since = {
      ...stored,
      recap: null,
      draft: { ...stored.draft, quantity: null },
      said: ['outra coisa'],
    }
    expect(readDialogue(since).cart).toMatchObject([{ quantity: null }])
  })

  it.each([null, 'x', {}, { version: 2 }, { said: [], dialogue: {} }])('%j is a new conversation', (stored) =>
    expect(readDialogue(stored)).toEqual(emptyDialogue),
  )
})

it('the recap of the previous release is placed by a yes', () => {
  const { dialogue: _, ...stored } = storeDialogue(hear([wholeOrder()]).dialogue)
  const { intents } = hear([givenReading(['agree'])], {}, readDialogue(stored))
  expect(intents).toMatchObject([{ type: 'place-orders', orders: [{ quantity: 500 }] }])
})
