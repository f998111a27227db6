import { eachRow } from '../../../test-each-row.ts'
import { outcome, talk } from '../../../testing.ts'
import { advance } from '../../advance.ts'
import { givenTurn } from '../../testing.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

eachRow([
  [[one, 'muda a quantidade'], 'quantity? instagram followers instagram.com/loja.x'],
  [[one, 'troca o link'], 'link? instagram followers 500'],
  [
    [two, 'muda a quantidade do primeiro'],
    'quantity? instagram followers instagram.com/loja.x + tiktok followers 100 tiktok.com/@loja.y',
  ],
])('the part that is to change is asked for anew', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)

it.each(['só o da minha prima', 'não quero o da bia'])(
  '%j asks which of two orders stays, and suggests the answers',
  (message) => {
    const turn = givenTurn('500 seguidores no insta @loja.x pra mim e 300 pra minha prima @lu.x', message, {
      turnId: 'this',
    })
    const [reply] = advance(turn.dialogue, turn.reading, turn).replies
    expect(reply?.suggestions).toEqual(['Só o primeiro', 'Só o segundo', 'Pode gerar os dois'])
    expect(reply?.parts).toBeUndefined()
  },
)

it.each([
  'sim, faz pro insta da minha irmã',
  'troca, é pro insta da minha irmã',
  'sim, gera pro perfil da minha mãe',
])('%j asks for the page of somebody else', (message) => {
  const { last, intents } = talk([one, message])
  expect(intents).toEqual([])
  expect(last).toMatch(/outra pessoa|dessa pessoa/)
  expect(last).not.toMatch(/seu perfil|Confira|Fica assim/)
})
