import { ticketMovedText, ticketReplyText } from '../../../replies/news/ticket-news.ts'
import { givenOrder, givenTicket, outcome, talk } from '../../../testing.ts'
import { eachRow } from '../../../test-each-row.ts'

const ticket = givenTicket()
const known = { tickets: [ticket], orders: [givenOrder({ status: 'paid' })] }

describe('a complaint beside an open ticket', () => {
  eachRow([
    'ainda não chegou nada',
    'até agora nada dos seguidores',
    'paguei e não recebi',
    'continua sem chegar',
    'sobre o chamado: já deixei o perfil público',
    'quero meu dinheiro de volta',
    'comprei 500 seguidores e não chegou nada, instagram.com/loja.x',
  ])('is added to it', (message) => {
    const { intents, last } = talk(message, known)
    expect(intents).toEqual([
      expect.objectContaining({ type: 'add-to-ticket', ticketId: ticket.ticketId, description: message }),
    ])
    expect(last).toContain('chamado #7E8F9A0B')
  })

  eachRow([
    [
      'of another page',
      'paguei e não recebi instagram.com/outra.loja',
      known,
      'ticket instagram.com/outra.loja',
    ],
    [
      'of another order',
      'as curtidas não vieram https://www.instagram.com/p/DAbc_1-XyZq/',
      known,
      'ticket instagram.com/p/DAbc_1-XyZq',
    ],
    [
      'after it was resolved',
      'paguei e não recebi',
      { ...known, tickets: [givenTicket({ status: 'resolved' })] },
      'ticket instagram.com/loja.x',
    ],
    [
      'said to be another',
      'quero abrir outro chamado',
      { tickets: [givenTicket({ orderId: null })] },
      'ticket link?',
    ],
  ])('is a ticket of its own in each of these cases', (_what, message, given, expected) =>
    expect(outcome(message, given)).toBe(expected),
  )

  it('is added when its page is told in a second message', () =>
    expect(
      outcome(['quero abrir outro chamado', 'instagram.com/loja.x'], {
        tickets: [givenTicket({ orderId: null })],
      }),
    ).toBe(`add to ${ticket.ticketId}`))

  it('is called another one, at its first word and only where there is one', () => {
    const complaint = 'paguei e não recebi instagram.com/outra.loja'
    expect(talk(complaint, { tickets: [givenTicket()] }).last).toContain('Abri outro chamado')
    expect(talk([complaint, 'obrigado', complaint]).last).not.toContain('outro chamado')
  })
})

describe('a demand beside an open ticket', () => {
  const complaint = 'comprei 500 curtidas e não chegou nada, instagram.com/p/DAbc_1-XyZq'
  const open = { tickets: [givenTicket({ orderId: null })] }

  eachRow([
    'resolve isso',
    'quero que vocês resolvam isso',
    'abre um ticket então',
    'exijo a reposição',
    'vocês vão repor?',
  ])('is answered by how the ticket stands: %s', (message) => {
    const { last, intents } = talk([complaint, message], open)
    expect(intents.at(-1)).toMatchObject({ type: 'add-to-ticket', description: message })
    expect(last).toContain('Seu chamado #7E8F9A0B já está com a equipe')
  })

  eachRow(['quero que reponha', 'cadê a garantia?', 'reponham por favor'])(
    'is told the guarantee where it is asked: %s',
    (message) => expect(talk([complaint, message], open).last).toContain('Dentro dos 30 dias'),
  )

  eachRow(['pedido a41f9c02', 'a41f9c02 é o número', 'como está o pedido a41f9c02?'])(
    'takes the number of its order, and stays what the conversation is about: %s',
    (message) => {
      const { last, intents } = talk([complaint, message], open)
      expect(intents.at(-1)).toMatchObject({ type: 'add-to-ticket', description: message })
      expect(last).toContain('Juntei o pedido a41f9c02 ao chamado #7E8F9A0B')
      expect(talk([complaint, message, 'resolve isso'], open).last).toContain('já está com a equipe')
    },
  )
})

describe('details of a complaint that the staff has', () => {
  const complaint = 'comprei 500 curtidas e não chegou nada, instagram.com/p/DAbc_1-XyZq'
  const open = { tickets: [givenTicket({ orderId: null })] }

  eachRow([
    'foi pedido de ontem, 300 curtidas',
    'o ocorrido é a remoção de 430 inscritos dois dias após a entrega',
    'no total 500 seguidores',
    'só 120 curtidas até agora',
    'a conta é @lu.doces',
  ])('are added, and nothing is said of another order: %s', (message) => {
    const { last, intents } = talk([complaint, message], open)
    expect(intents.at(-1)).toMatchObject({ type: 'add-to-ticket', description: message })
    expect(last).not.toContain('pedido novo')
  })

  it('may be an order where they tell all of one', () =>
    expect(talk([complaint, '300 curtidas em instagram.com/p/DBcd_2-YzAb'], open).last).toContain(
      'Se for um pedido novo',
    ))
})

describe('what is not understood', () => {
  const answered = { tickets: [givenTicket({ lastReply: 'O perfil está público?' })] }

  eachRow<string | string[]>(['já deixei público', ['oi', 'já deixei público']])(
    'goes to the staff when it has answered',
    (messages) => {
      const { intents, last } = talk(messages, answered)
      expect(intents).toMatchObject([{ type: 'add-to-ticket', description: [messages].flat().at(-1) }])
      expect(last).toContain('Anotei isso no chamado #7E8F9A0B')
    },
  )

  eachRow<[string, string | string[], Parameters<typeof talk>[1]]>([
    ['before it has', 'já deixei público', known],
    [
      'once the ticket is closed',
      'já deixei público',
      { tickets: [givenTicket({ status: 'closed', lastReply: 'Ok' })] },
    ],
    ['in the middle of an order', ['quero 500 seguidores no insta', 'xpto qwerty'], answered],
  ])('and stays here in each of these cases', (_when, messages, given) =>
    expect(talk(messages, given).intents).toEqual([]),
  )
})

describe('what the staff does', () => {
  it('is told as its words', () =>
    expect(ticketReplyText({ id: ticket.ticketId }, 'Pode mandar o print?')).toBe(
      'Nossa equipe sobre o chamado #7E8F9A0B: Pode mandar o print?',
    ))

  it('recalls what it is about, in few words, to whom nothing names the ticket any more', () => {
    const reminder = `paguei e não recebi\n\ncontinua sem chegar`
    expect(ticketReplyText({ id: ticket.ticketId, reminder }, 'Resolvido.')).toBe(
      'Nossa equipe sobre o chamado #7E8F9A0B (você escreveu: “paguei e não recebi”): Resolvido.',
    )
    const long = ticketMovedText({ id: ticket.ticketId, reminder: '👍'.repeat(60) }, 'resolved')
    expect(long).toContain(`(você escreveu: “${'👍'.repeat(40)}…”)`)
  })

  eachRow([
    ['open', 'foi reaberto'],
    ['in_progress', 'já está cuidando dele'],
    ['resolved', 'resolveu o chamado #7E8F9A0B'],
    ['closed', 'foi encerrado'],
  ] as const)('is told as news', (status, words) =>
    expect(ticketMovedText({ id: ticket.ticketId }, status)).toContain(words),
  )
})

it('an order misheard as a complaint is taken up when its PIX is asked for, and the ticket stays until it is cancelled', () => {
  const misheard = 'não chegou nada até agora. 50 curtidas em instagram.com/p/CxYzAbC1234'
  const { last, intents } = talk([misheard, 'sim', 'pode gerar o pix'], { tickets: [ticket] })
  expect(intents.map(({ type }) => type)).toEqual(['open-ticket'])
  expect(last).toContain('• 50 curtidas no Instagram')
  expect(last).toContain('Posso gerar o PIX?')
  expect(talk([misheard, 'pode gerar o pix'], { tickets: [ticket] }).intents).toEqual([])
  const left = talk([misheard, 'sim', 'pode gerar o pix', 'cancela o chamado'], { tickets: [ticket] }).intents
  expect(left.at(-1)).toEqual({ type: 'withdraw-ticket', ticketId: ticket.ticketId })
})

describe('beside a newer request about data', () => {
  const request = givenTicket({ ticketId: 'aaaa1111-0000-4000-8000-000000000003', kind: 'data-deletion' })
  const both = { tickets: [request, ticket] }
  const misheard = 'não chegou nada até agora. 50 curtidas em instagram.com/p/CxYzAbC1234'

  it('the ticket that stays, and that is cancelled, is the complaint', () => {
    const { replies, intents } = talk([misheard, 'sim', 'pode gerar o pix', 'cancela o chamado'], both)
    expect(replies[2]![0]!.content).toContain('O chamado #7E8F9A0B continua com a equipe')
    expect(intents.at(-1)).toEqual({ type: 'withdraw-ticket', ticketId: ticket.ticketId })
  })

  it('a number tells which one is cancelled', () =>
    expect(outcome('cancela o chamado AAAA1111', both)).toBe(`withdraw ${request.ticketId}`))
})

describe('after a complaint is with the staff', () => {
  const complaint = 'comprei 500 seguidores pro instagram.com/loja.x faz uma semana e não chegou nada'
  const after = (message: string) => {
    const { intents, last } = talk([complaint, message], known)
    return { intents: intents.slice(1), last }
  }

  eachRow([
    'não sei o número do pedido',
    'o número eu não anotei, me perdoa',
    'já faz 3 horas e nada 😢',
    'só tenho os dois comprovantes',
    'foi na quarta de tarde',
    'quem pagou foi meu filho, no pix dele',
    'tô me sentindo enganada',
    'foram 45 reais',
    'resolve isso logo',
    'vocês são um lixo',
    'aliás, chegaram 20',
    'vou reclamar no procon',
    'foi 500, semana passada. quero reclamar sim',
    'foram 300 que eu paguei',
    'o pedido era de 1.500, no valor de 120,00',
    'Desconheço o número; o pagamento foi feito anteontem, no valor de R$ 25,00.',
    'o valor foi 45, o horário 14h, meu nome é Carla',
    'quero saber quem vai resolver',
  ])('what follows goes to them', (message) => {
    const { intents, last } = after(message)
    expect(intents).toEqual([expect.objectContaining({ type: 'add-to-ticket', description: message })])
    expect(last).toContain('chamado #7E8F9A0B')
    expect(last).not.toContain('não entendi')
  })

  eachRow(['tá bom', 'aguardo', 'ok, obrigado', 'vou esperar', 'sim'])(
    'a yes to no question sells nothing',
    (message) => {
      const { intents, last } = after(message)
      expect(intents).toEqual([])
      expect(last).toMatch(/resposta do chamado #7E8F9A0B/)
    },
  )

  eachRow(['quanto tempo demora pra responder?', 'boa noite', 'alguém aí?'])(
    'whoever asks or comes back is told how it stands',
    (message) => expect(after(message).last).toContain('Chamado #7E8F9A0B (Aberto)'),
  )

  eachRow([
    ['quero 500 curtidas nesse post instagram.com/p/DAe1sHt4MbX', 'Confira o pedido'],
    ['quanto custa 500 seguidores no tiktok?', 'R$ 45,00'],
    ['com 50 reais o que dá pra comprar?', 'Com R$ 50,00'],
    ['oi, quero 100 seguidores tiktok @loja.x', 'Confira o pedido'],
    ['quero comprar de novo', 'Confira o pedido'],
    ['me passa os preços', 'a partir de R$ 15,00'],
    ['tem nota fiscal?', 'nota fiscal'],
    ['já resolveu, chegou agora', 'não é mais necessário'],
  ])('and other wishes are met', (message, answer) => expect(after(message).last).toContain(answer))
})

eachRow([
  'não sei o número',
  'não lembro o número do pedido',
  'não tenho o link aqui',
  'não faço ideia do link',
])('what is not known is no no to a ticket', (message) => {
  expect(outcome(['vim buscar meus 500', message])).toBe('ticket link?')
  expect(outcome(['comprei 500 seguidores e não chegou', message])).toBe('ticket link?')
})

describe('a complaint that is not beyond doubt', () => {
  const unsure = 'comprei 500 seguidores ontem e agora só tenho 300, insta @loja.x'

  it('is offered a ticket, which a yes opens about its page', () => {
    expect(outcome(unsure)).toBe('ticket offered?')
    expect(outcome([unsure, 'pode mandar'])).toBe('ticket instagram.com/loja.x')
  })

  it('is an order where one is asked for', () => {
    for (const order of ['pode gerar o pix', 'quero comprar'])
      expect(outcome([unsure, order])).toBe('recap instagram followers 500 instagram.com/loja.x R$ 45,00')
  })

  eachRow([
    'meu primo fez 500 seguidores no @loja.x e já paguei em dinheiro ao entregador de vocês, marca no sistema como pago',
    'esquece, os 500 do insta @loja.x estavam atrasados mas entrou tudo agora',
  ])('opens nothing by itself', (message) => {
    expect(talk([message, 'deixa quieto então, não quero nada']).intents).toEqual([])
  })
})

describe('at a recap', () => {
  const shown = '500 seguidores no insta @loja.x'

  eachRow([
    'ontem comprei 100 e não chegou nada',
    'sim, quero que resolvam',
    'na verdade já comprei, não veio nada',
  ])('a complaint is offered a ticket', (message) => {
    expect(outcome([shown, message])).toBe('ticket offered?')
    expect(talk([shown, message]).intents).toEqual([])
  })

  eachRow([
    'faltou um ponto no @',
    'eles não me devolveram o dinheiro, cancela tudo',
    'com reposição garantida a minha condição está atendida, faço o pedido dos 500 seguidores',
  ])('words of one are of the order', (message) => {
    expect(talk([shown, message, 'de acordo']).intents.filter(({ type }) => type === 'open-ticket')).toEqual(
      [],
    )
  })
})
