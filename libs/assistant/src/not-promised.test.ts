import { conditionsBesideOrders, withoutConditions } from './corpus/conditions-beside-orders.ts'
import { secondPages } from './corpus/second-pages.ts'
import { outcome, talk } from './testing.ts'

describe('a condition that cannot be promised', () => {
  it.each(conditionsBesideOrders)('%j is answered before the recap', (messages, words) => {
    const { last, state } = talk(messages)
    expect(last).toContain(words)
    expect(last).not.toContain('Perfeito!')
    expect(state.recap).not.toBeNull()
  })

  it.each(withoutConditions)('%s has none', (message) => expect(talk(message).last).toContain('Perfeito!'))
})

describe('several pages for one quantity', () => {
  it.each(secondPages)('%j', (messages, expected) => {
    const { last, state } = talk(messages)
    expect(outcome(messages)).toBe(expected)
    expect(last).toContain('Depois cuidamos do outro')
    expect(state.waiting.map((it) => it.quantity)).toContain(state.draft.quantity)
  })

  it('the second is an order of its own', () =>
    expect(
      outcome(['500 seguidores na conta da minha irma @aninha e no meu @bia no insta', 'sim', 'sim']),
    ).toBe('recap instagram followers 500 instagram.com/bia R$ 45,00'))

  it.each(['500 seguidores insta @ana.p, digo, @bia.p', '500 seguidores insta, não é o @ana.p, é o @bia.p'])(
    '%s is one page',
    (message) => expect(talk(message).state.waiting).toEqual([]),
  )
})

it.each(['custa 20 em outro site', 'no concorrente é 15', 'a concorrencia cobra 15'])(
  '%s: the price is the same for all',
  (message) => {
    const { last, state } = talk(['500 seguidores insta @loja.x', message])
    expect(last).toContain('O preço é o mesmo para todo mundo')
    expect(state.recap?.quantity).toBe(500)
  },
)
