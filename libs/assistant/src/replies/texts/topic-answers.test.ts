import { publishedProducts } from '@smm/pricing/published-products'
import { topics } from '../../understanding/reading-labels.ts'
import { textOf } from '../paragraph.ts'
import { answersTo } from './topic-answers.ts'

const insta = { platform: 'instagram', serviceType: 'followers' } as const
const tiktok = { platform: 'tiktok', serviceType: 'followers' } as const
const linesOf = (text: string) => text.split('\n').filter((it) => it.startsWith('•')).length

it('has an answer to every topic, which gives its address once', () => {
  for (const topic of topics)
    for (const answer of answersTo(topic).map(textOf))
      expect(answer.match(/https:/g) ?? []).toHaveLength(answer.includes('WhatsApp ') ? 1 : 0)
})

it.each([
  ['of one product in a sentence', { products: [insta] }, 0],
  ['of each of several', { products: [insta, tiktok] }, 2],
  ['of all on a platform', { platform: 'instagram' as const }, 2],
  ['of all', {}, publishedProducts.length],
])('tells the delivery time %s', (_, about, lines) =>
  expect(linesOf(textOf(answersTo('delivery-time', about)[0]))).toBe(lines),
)

it('asks for the page of the product that is spoken of', () => {
  expect(answersTo('which-link', { products: [insta] })[0]).toMatch(/^Serve o link do seu perfil/)
  expect(linesOf(textOf(answersTo('which-link', { platform: 'youtube' })[0]))).toBe(2)
})
