import { firstRecapped, outcome, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const toRecap = 'quero 500 seguidores instagram.com/loja.x'
const recap = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'

describe('a question in the clothes of an order gets its answer', () => {
  eachRow([
    ['se eu fechar hoje os 1.000 inscritos, até quando o canal recebe tudo?', '24 a 72 horas'],
    ['paguei caiu na hora? digo, os seguidores do insta começam a entrar quando?', '15 e 30 minutos'],
    ['se eu comprar 5000 vem tudo de um dia pro outro? fica na cara né', 'A entrega é gradual'],
    ['comprei em outro site e caiu tudo em 1 semana. com vocês é diferente por quê?', '30 dias'],
    ['qual o máximo que posso comprar de uma vez?', 'máximo de 50.000'],
    ['até quantos consigo colocar de uma vez no insta?', 'máximo de 50.000'],
    ['meu canal tá com 720 inscritos, quanto falta pra monetizar?', '4.000 horas'],
    ['tem alguém aí às 3 da manhã se der problema?', '24 horas por dia'],
    ['vc é gente ou robô?', 'atendimento automático'],
    ['tem reclame aqui?', 'É seguro'],
    ['minha amiga comprou e caiu metade, acontece aqui?', '30 dias'],
  ])('row by row', (message, words) => {
    expect(talk(message).last).toContain(words)
    expect(talk(message).intents).toEqual([])
    expect(outcome([toRecap, message])).toBe(recap)
  })
})

describe('the price of each quantity asked about is told', () => {
  eachRow([
    ['qto fica 50, 300 e 1000 curtidas?', ['R$ 8,00', 'R$ 25,00', 'R$ 60,00']],
    ['na dúvida entre 500 e 1.500 seguidores no insta, quanto sai cada um?', ['R$ 45,00', 'R$ 120,00']],
    ['quanto custa 300 seguidores insta? e se for 500?', ['R$ 30,00', 'R$ 45,00']],
    ['valor de 100 e de 500 inscritos pfv', ['R$ 25,00', 'R$ 80,00']],
    ['diferença de 1000 pra 1500 seguidores insta?', ['R$ 82,50', 'R$ 120,00']],
    [
      'na dúvida entre 500 e 1.500, quanto sai cada um?',
      ['500 seguidores no Instagram por R$ 45,00', '1.500 seguidores no Instagram por R$ 120,00'],
    ],
  ])('row by row', (message, prices) => {
    const { last } = talk(message)
    for (const it of prices) expect(last).toContain(it)
  })
})

it('the price asked behind an order with its page is quoted, and the order goes on', () => {
  const order = 'quero 500 seguidores no insta pra @loja.x'
  for (const question of ['mas 1000 fica quanto?', 'quanto sai 1000 curtidas?']) {
    const { last, state } = talk(`${order}, ${question}`)
    expect(last).toMatch(/^1\.000 .* saem por R\$ [^]*• 500 seguidores no Instagram/)
    expect(firstRecapped(state)).toMatchObject({ quantity: 500 })
  }
})

describe('two prices are compared, and the order in hand stays', () => {
  eachRow([
    ['qual é mais barato, 500 ou 1000?', ['R$ 9,00 a cada 100', 'R$ 8,25 a cada 100', 'menos no total']],
    ['o que compensa mais, 500 ou 1.500?', ['R$ 45,00', 'R$ 120,00', 'levando 1.500, menos por unidade']],
    ['qual sai mais em conta, insta ou tiktok?', ['500 seguidores no TikTok por R$ 45,00', 'o mesmo']],
    [
      'qual sai mais em conta, 100 no insta ou 100 no tiktok?',
      ['R$ 15,00', '100 seguidores no TikTok por R$ 12'],
    ],
    ['o que é mais barato, 500 no tiktok ou 500 inscritos no youtube?', ['R$ 45,00', 'R$ 80,00']],
  ])('row by row', (message, words) => {
    for (const it of words) expect(talk([toRecap, message]).last).toContain(it)
    expect(outcome([toRecap, message])).toBe(recap)
    expect(talk([toRecap, message, 'pode gerar o pix']).intents).toHaveLength(1)
  })
})

describe('a charge wanted on another day', () => {
  eachRow([
    'sim, só dia 20',
    'pode ser, mas só cobra semana que vem',
    'fechado, só pago dia 5',
    'isso, mas quero pagar na sexta',
  ])('waits for the visitor to ask for it', (message) => {
    const first = talk([toRecap, message])
    expect(first.last).toContain('pode gerar')
    expect(talk([toRecap, message, message]).last).not.toBe(first.last)
    expect(talk([toRecap, message, 'ok']).intents).toEqual([])
    expect(talk([toRecap, message, 'pode gerar']).intents).toHaveLength(1)
  })

  it('is no day of delivery', () => {
    expect(talk([toRecap, 'sim, mas tem que chegar até sexta']).last).toContain('Não consigo agendar')
  })
})

eachRow([
  'a escola tem 1k50 alunos, seguidores instagram.com/loja.x',
  '500abc seguidores instagram.com/loja.x',
  '1k5z seguidores instagram.com/loja.x',
])('no part of a number is ordered', (message) => expect(firstRecapped(talk(message).state)).toBeNull())

it('tells the price of the order in hand again, and goes on asking for its page', () => {
  const { last } = talk(['1000 inscritos no youtube', 'quanto que fica?'])
  expect(last).toContain('R$ 200,00')
  expect(last).toContain('link do seu canal')
})
