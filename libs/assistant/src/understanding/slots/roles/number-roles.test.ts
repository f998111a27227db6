import { numbersInStories } from '../../../corpus.ts'
import { readFirst } from '../../../testing.ts'

const quantitiesOf = (message: string) => readFirst(message).items.flatMap(({ quantity }) => quantity ?? [])

it('orders hardly any number that a story only tells of', () => {
  const misread = numbersInStories.filter(([message, ordered]) =>
    quantitiesOf(message).some((it) => !ordered.includes(it)),
  )
  expect(misread.length / numbersInStories.length).toBeLessThan(0.04)
})

it('takes every number of a list for an order', () => {
  const list = 'quero 500 seguidores no insta @a.loja, 100 no tiktok @b.loja e 1500 no insta @c.loja'
  expect(quantitiesOf(list)).toEqual([500, 100, 1_500])
})
