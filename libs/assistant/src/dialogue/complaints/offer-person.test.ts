import type { Reply } from '../../visitor-records.ts'
import { givenTicket, outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

describe('whoever asks for a person', () => {
  it('is told where one answers, and can have one here', () => {
    const [[reply]] = talk('quero falar com um atendente').replies as [[Reply]]
    expect(reply.content).toContain('WhatsApp')
    expect(reply.suggestions).toEqual(['Chamar a equipe por aqui'])
  })

  eachRow([
    'quero falar com um atendente por aqui, estou sem whatsapp',
    'Chamar a equipe por aqui',
    'não tenho zap, preciso falar com uma pessoa',
    'quero atendimento humano aqui no chat',
  ])('has the staff called in this conversation', (message) => {
    const { last, intents } = talk(message)
    expect(intents).toEqual([{ type: 'open-ticket', description: message, link: null }])
    expect(last).toContain('Uma pessoa responde aqui mesmo nesta conversa.')
  })

  eachRow(['qual o whatsapp de vocês? quero falar com alguém', 'até que horas um atendente responde?'])(
    'is told once where one answers: %s',
    (message) => expect(talk(message).last).not.toContain('também ajudo'),
  )

  it('is not announced twice', () => {
    const { last, intents } = talk('Chamar a equipe por aqui', { tickets: [givenTicket()] })
    expect(intents).toEqual([])
    expect(last).toContain('A equipe já foi chamada')
  })

  eachRow(['preciso do nome de quem atende aqui', 'a gente tem uma banda aqui em Olinda e quer divulgar'])(
    'and nobody else is given one',
    (message) => expect(talk(message).intents).toEqual([]),
  )
})

describe('whoever is angry', () => {
  eachRow(['vai tomar no cu', 'vocês são uns ladrões', '😡😡'])('is told that we are sorry', (message) => {
    const { last, intents } = talk(message)
    expect(last).toContain('Sinto muito')
    expect(intents).toEqual([])
  })

  it('and still buys, if that is what they say', () =>
    expect(outcome('que merda de algoritmo, quero 500 seguidores instagram.com/loja.x')).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    ))
})

describe('an order that was refused', () => {
  const [order, page] = ['500 seguidores instagram.com/loja.x', 'instagram.com/loja.x']

  eachRow(['voltei! pode ser então', 'voltei, quero aquele'])('is taken up again', (message) =>
    expect(outcome([order, 'tá caro, deixa quieto', message])).toBe(
      `recap instagram followers 500 ${page} R$ 45,00`,
    ),
  )

  it('but not by a yes', () => expect(outcome([order, 'deixa quieto', 'sim', 'sim'])).toBe('nothing'))
})

it('what is not sold is not said to be in the cart', () =>
  expect(talk(['500 curtidas instagram.com/p/ABCdef12345', 'e 1000 views nesse tbm']).last).not.toContain(
    'mais um no carrinho',
  ))

it('beside a recap an address of another site is refused, and the recap stays', () =>
  expect(
    outcome(['500 curtidas instagram.com/p/ABCdef12345', 'https://facebook.com/padaria quero curtidas']),
  ).toBe('recap instagram likes 500 instagram.com/p/ABCdef12345 R$ 35,00'))

describe('whoever asks for advice', () => {
  eachRow(['o que você recomenda?', 'qual é melhor pra quem tá começando?', 'por onde eu começo?'])(
    'is named the package that most choose',
    (message) => expect(talk(message).last).toContain('500 seguidores no Instagram por R$ 45,00'),
  )
})
