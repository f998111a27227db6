import { eachRow } from '../../test-each-row.ts'
import { talk } from '../../testing.ts'

const recap = '500 seguidores no insta @loja.x'

eachRow([
  'vou levar pro meu pai ver',
  'beleza, vou passar isso pra minha gerente',
  'tomei nota do valor, amanhã resolvo',
  'só quando a grana entrar',
  'vou ver com meu pastor antes',
  'vou rezar e conversar com a comunidade, não façam nada ainda',
  'quando cair o décimo eu confirmo, antes não',
  'aguarde a minha confirmação',
  'não mexam em nada até o conselho votar',
  'fico pensando se compensa mesmo',
])('an order waits for whoever is to be asked first: %s', (message) => {
  const { last, intents } = talk([recap, message])
  expect(last).toMatch(/[Ss]em pressa|pausado/)
  expect(intents).toEqual([])
})

eachRow([
  'achei mais barato em outro canto, valeu',
  'esquece, não preciso mais',
  'tá maluco, com esse dinheiro pago a água. vou querer não',
  'prefiro crescer no orgânico mesmo, brigado',
  'falamos em casa e decidimos não fazer',
])('a refusal closes whatever else its words sound like: %s', (message) => {
  const { last, intents } = talk([recap, message])
  expect(last).toContain('deixei de lado')
  expect(intents).toEqual([])
})

eachRow([
  ['mês que vem eu compro 300 inscritos pro meu canal', 'R$ 52,50'],
  ['300 seguidores no insta @loja.x, mas não é pra fazer nada agora', 'R$'],
  ['vou ver com minha esposa se pode 500 seguidores no insta @loja.x', 'R$ 45,00'],
])('an order of another day is quoted and kept, and nothing is asked: %s', (message, price) => {
  const { last } = talk(message)
  expect(last).toContain(price)
  expect(last).toContain('sem pressa')
  expect(last).not.toMatch(/me envie|Posso gerar/)
})

it('whoever put a whole order off asks for its PIX when they come back', () =>
  expect(
    talk(['mês que vem eu compro 500 seguidores no insta @loja.x', 'pode gerar o pix']).intents,
  ).toHaveLength(1))

eachRow([
  'blz, semana que vem decido',
  'certo, vou passar pro financeiro',
  'caro pra mim agora, mês que vem eu vejo',
])('a question that is open is not asked again of whoever puts it off: %s', (message) => {
  const { last } = talk(['500 seguidores no insta', message])
  expect(last).toContain('sem pressa')
  expect(last).not.toContain('link')
})
