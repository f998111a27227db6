import { talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const recap = '500 seguidores no insta @loja.x'

eachRow([
  'vou levar pro meu pai ver',
  'beleza, vou passar isso pra minha gerente',
  'tomei nota do valor, amanhã resolvo',
  'só quando a grana entrar',
  'vou ver com meu pastor antes',
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
])('a refusal closes whatever else its words sound like: %s', (message) => {
  const { last, intents } = talk([recap, message])
  expect(last).toContain('deixei de lado')
  expect(intents).toEqual([])
})
