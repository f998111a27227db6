import { besideOpposites, opposites } from './corpus/opposites.ts'
import { outcome, talk } from './testing.ts'

describe('the opposite of an order', () => {
  it.each(opposites)('%j is answered, and nothing is sold', (messages, expected) => {
    expect(outcome(messages)).toBe(expected)
    const { intents, state } = talk([...messages, 'sim', 'pode gerar o pix'])
    expect(intents).toEqual([])
    expect(state.draft.quantity).toBeNull()
  })

  it.each(besideOpposites)('%j is an order', (messages, expected) => expect(outcome(messages)).toBe(expected))

  it.each([
    ['quero que tirem 500 seguidores do meu insta @biel', 'não removemos'],
    ['vendo conta com 10 mil seguidores, interessa?', 'não compramos'],
    ['como derrubo o insta @rival que tem 2000 seguidores?', 'Denunciar'],
    ['não comprem 500 seguidores insta @golpe é golpe', 'Obrigado pelo aviso'],
    ['500 seguidores insta @teste ... brincadeira', '500 seguidores no Instagram saem por R$ 45,00'],
  ])('%s: %s', (message, words) => expect(talk(message).last).toContain(words))

  it('a question on the way keeps the order in hand', () => {
    const toRecap = 'quero 500 seguidores instagram.com/loja.x'
    const { last, state } = talk([toRecap, 'vocês compram curtidas também?'])
    expect(last).toMatch(/não compramos.*\n\nSobre o seu pedido/)
    expect(state.recap).not.toBeNull()
  })
})

describe('what only sounds like it', () => {
  it.each([
    'o insta pode banir a conta?',
    'vou perder os seguidores que já tenho?',
    'vocês vendem seguidores?',
    'todo mundo compra seguidores hoje em dia?',
    'tem risco de alguém denunciar meu perfil?',
    'os seguidores podem sumir?',
    'quero denunciar essa loja, comprei 500 seguidores e não veio insta @loja.a',
    'vou denunciar vocês no procon, paguei e não chegou',
  ])('%s', (message) =>
    expect(talk(message).last).not.toMatch(
      /não removemos|não compramos|não denunciamos|aviso|sem compromisso/,
    ),
  )
})
