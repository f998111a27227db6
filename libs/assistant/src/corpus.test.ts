import type { Offer } from '@smm/contracts/products'
import { agreements, conditions, conversations, questions, reserves } from './corpus.ts'
import { givenOrder, outcome, outcomeOf, readFirst, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const recap = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'
const toRecap = 'quero 500 seguidores instagram.com/loja.x'

eachRow(conversations)('conversations', (...row) => expect(outcomeOf(row)).toBe(row[1]))

describe('after a recap', () => {
  eachRow(agreements)('the order is placed', (message) => {
    expect(outcome([toRecap, message])).toBe(recap.replace('recap', 'order'))
  })

  eachRow([...reserves, ...conditions])('nothing is placed', (message) => {
    expect(talk([toRecap, message]).intents).toEqual([])
  })

  const agreeing = 'sim|ok|confirmo|pode gerar|manda o pix|beleza|combinado|com certeza|tá certo|quero'.split(
    '|',
  )
  const courtesies =
    'por favor|obrigado|moça|meu querido|😊|agora|então|uai|kkk|vlw|por 45 reais|500 seguidores'.split('|')
  eachRow(agreeing.flatMap((yes) => courtesies.map((courtesy) => `${yes}, ${courtesy}`)))(
    'the order is placed',
    (message) => expect(talk([toRecap, message]).intents).toHaveLength(1),
  )

  const besides = `pro meu irmão|no perfil da minha mãe|só que 1000|por 30 reais|no cartão|amanhã|no tiktok|e 300 curtidas|o dobro
    @outro.perfil|quando eu receber|dia 20|à noite|pra minha amiga|qual o prazo|é golpe|cancela|já paguei|só brasileiros
    pro canal|nesse vídeo|a foto|todo mês|duas vezes|nos dois perfis|vou ver|te aviso|pra empresa|em views`
  const others = besides.split(/\||\n\s*/)
  eachRow(agreeing.flatMap((yes) => others.map((other) => `${yes} ${other}`)))(
    'nothing is placed',
    (message) => expect(talk([toRecap, message]).intents).toEqual([]),
  )
})

const asked = Object.entries(questions).flatMap(([topic, list]) => list.map((it) => [it, topic] as const))
eachRow(asked)('asks about its topic', (message, topic) => {
  expect(readFirst(message).topics).toContain(topic)
  expect(talk(message).intents).toEqual([])
})

describe('what is remembered', () => {
  eachRow([
    [['tenho 35 conto', 'quero views', 'https://youtu.be/dQw4w9WgXcQ'], 'youtube views 2000'],
    [['posso gastar 50 reais', 'seguidores no tiktok @loja.x'], 'tiktok followers 500'],
    [
      ['quero 500 seguidores no insta @loja.x', 'não, é no tiktok'],
      'tiktok followers 500 tiktok.com/@loja.x',
    ],
  ])('row by row', (messages, expected) => expect(outcome(messages)).toContain(expected))

  it('what is not sold is not promised for later', () => {
    const { state, last } = talk('500 seguidores e 100 comentários no instagram.com/loja.x')
    expect(last).toContain('Comentários no Instagram não saem por este chat: são sob consulta')
    expect(state.dialogue).toMatchObject({ state: { recap: [{ quantity: 500 }] }, cart: [{ quantity: 500 }] })
  })

  it('several prices are told at once', () => {
    const { last } = talk('quanto custa 300 curtidas e 500 seguidores no insta?')
    expect(last).toContain('300 curtidas no Instagram por R$ 25,00')
    expect(last).toContain('500 seguidores no Instagram por R$ 45,00')
  })

  it('a code that ran out is made anew, after a yes', () => {
    const told = ['500 seguidores instagram.com/loja.x', 'sim', 'o pix venceu, gera outro']
    expect(outcome(told, { orders: [givenOrder({ status: 'cancelled' })] })).toBe(recap)
  })
})

describe('what cannot be done is not announced as done', () => {
  eachRow([
    ['https://www.instagram.com/p/DAbc_1-XyZq/', 'mantive instagram.com/loja.x'],
    ['muda pra 900000', 'Consigo de 100 a 50.000'],
    ['melhor 5 seguidores', 'Consigo de 100 a 50.000'],
  ])('row by row', (message, words) => {
    const { last } = talk([toRecap, message])
    expect(last).toContain(words)
    expect(last).not.toContain('atualizei')
  })
})

describe('a number outside the limits is answered with the limits', () => {
  const below = 'Consigo de 100 a 50.000'
  eachRow([
    ['99999999999 seguidores insta @loja.x', 'Consigo de 100 a 50.000'],
    ['1e9 seguidores insta @loja.x', 'Consigo de 100 a 50.000'],
    ['-500 seguidores instagram.com/loja.x', below],
    ['quero -500 seguidores no insta', below],
    ['0,5 seguidores instagram.com/loja.x', below],
    ['1,5 seguidores instagram.com/loja.x', below],
    ['0 seguidores no insta', below],
    ['-500 seguidores', 'Essa quantidade de seguidores eu não consigo'],
    ['999 bilhões de seguidores', 'Essa quantidade de seguidores eu não consigo'],
  ])('row by row', (message, words) => expect(talk(message).last).toContain(words))

  eachRow(['-500', '0,5', '1e12', '99999999999', '500,5'])('where a quantity was asked', (message) =>
    expect(talk(['instagram.com/loja.x', message]).last).toContain(below),
  )

  it('a telephone is no quantity', () =>
    expect(outcome('meu telefone é 11 98765-4321, quero seguidores no insta')).toBe(
      'quantity? instagram followers',
    ))
})

describe('short words in the middle of a conversation', () => {
  eachRow([
    ['parcela?', 'sem parcelas'],
    ['parcela?', 'https://wa.me/'],
    ['tem desconto?', 'descontos progressivos'],
    ['tá aí?', 'Estou por aqui'],
    ['tem alguém aí?', 'Estou por aqui'],
    ['vou mandar o link amanhã', 'sem pressa'],
    ['depois eu mando o perfil', 'sem pressa'],
    ['faz por 30?', 'Com R$ 30,00 dá para escolher'],
    ['fecha por 60 reais?', 'Com R$ 60,00 dá para escolher'],
    ['faz por 60?', 'Com R$ 60,00 dá para escolher'],
    ['asdfghjkl', 'não entendi'],
  ])('row by row', (message, words) => expect(talk(['oi', message]).last).toContain(words))

  it('a sum of money is answered with suggestions', () =>
    expect(talk('faz por 30?').replies[0]![0]!.suggestions).toContain('300 seguidores no Instagram'))

  it('a sum of money is read before the platform is known', () =>
    expect(talk(['quero 500 seguidores', 'faz por 30?']).last).toContain('Com R$ 30,00'))

  it('what is put off is kept', () =>
    expect(outcome(['500 seguidores no insta', 'mando o link mais tarde', '@loja.x'])).toBe(recap))

  eachRow(['asdfg', 'minha senha é x12345', 'quero retweets'])('again: is not insisted upon', (message) => {
    const { last } = talk([message, message, message])
    expect(last).not.toMatch(/^(Só reforçando|Como falei|Só confirmando|De novo:\n)/)
  })

  it('a change of mind alone says so too', () =>
    expect(talk([toRecap, 'sim', 'mudei de ideia'], { orders: [givenOrder()] }).last).toContain(
      'não precisa ser pago',
    ))

  it('only what is sold is suggested', () => {
    const off: Offer = {
      platform: 'tiktok',
      serviceType: 'followers',
      isActive: false,
      upstreamServiceId: 1,
      costMicrosPerThousand: 1,
      marginBasisPoints: 1,
      minQuantity: 10,
      maxQuantity: 1000,
    }
    expect(talk('oi').replies[0]![0]!.suggestions).toContain('Seguidores no TikTok')
    expect(talk('oi', { offers: [off] }).replies[0]![0]!.suggestions).not.toContain('Seguidores no TikTok')
  })
})
