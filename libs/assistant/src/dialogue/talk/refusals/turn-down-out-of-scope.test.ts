import { besideOutOfScope, outOfScope } from '../../../corpus.ts'
import { talkTexts } from '../../../replies/texts/talk-texts.ts'
import { outcome, talk } from '../../../testing.ts'
import { eachRow } from '../../../test-each-row.ts'

describe('a request that is out of scope', () => {
  eachRow(outOfScope)('is answered, and nothing is sold', (messages, expected) => {
    expect(outcome(messages)).toBe(expected)
    const { intents, state } = talk([...messages, 'sim', 'pode gerar o pix'])
    expect(intents).toEqual([])
    expect(state.dialogue.cart[0]?.quantity ?? null).toBeNull()
  })

  eachRow(besideOutOfScope)('is an order', (messages, expected) => expect(outcome(messages)).toBe(expected))

  it('a question on the way is answered, and nothing is asked for', () =>
    expect(talk(['quero 500 seguidores instagram.com/loja.x', 'vocês compram curtidas também?']).last).toBe(
      talkTexts['out-of-scope-turned-down']()[0],
    ))
})

describe('what only sounds like it', () => {
  eachRow([
    'o insta pode banir a conta?',
    'vou perder os seguidores que já tenho?',
    'vocês vendem seguidores?',
    'todo mundo compra seguidores hoje em dia?',
    'tem risco de alguém denunciar meu perfil?',
    'os seguidores podem sumir?',
    'quero denunciar essa loja, comprei 500 seguidores e não veio insta @loja.a',
    'vou denunciar vocês no procon, paguei e não chegou',
  ])('row by row', (message) =>
    expect(talkTexts['out-of-scope-turned-down']()).not.toContain(talk(message).last),
  )
})
