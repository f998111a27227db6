import { givenOrder, givenTicket, talk } from '../../../testing.ts'
import { eachRow } from '../../../test-each-row.ts'

const ticket = givenTicket()
const known = { tickets: [ticket], orders: [givenOrder({ status: 'paid' })] }

describe('whoever asks after a ticket', () => {
  eachRow([
    'como está meu chamado?',
    'e aquele problema?',
    'cadê meu chamado',
    'e o meu ticket?',
    'alguma novidade do chamado?',
    'já resolveram meu problema?',
    'qual o status do protocolo 7E8F9A0B',
    '#7E8F9A0B',
    'chamado 7e8f9a0b',
    'quero saber do meu chamado',
    'meu chamado foi resolvido?',
    'alguma novidade?',
    'oi, e meu chamado?',
    'qual o número do meu chamado?',
    'me passa o protocolo',
    'o que aconteceu com meu chamado',
  ])('is told how it stands, and none is opened', (message) => {
    const { last, intents } = talk(message, known)
    expect(intents).toEqual([])
    expect(last).toContain('Chamado #7E8F9A0B (Aberto): nossa equipe já recebeu.')
  })

  it('is told what the staff answered last', () =>
    expect(
      talk('como está meu chamado?', {
        tickets: [givenTicket({ status: 'in_progress', lastReply: 'Já falamos com o fornecedor.' })],
      }).last,
    ).toContain('(Em Andamento): nossa equipe já está cuidando dele.'))

  it('is told of the open ones, or else of the newest', () => {
    const closed = givenTicket({ ticketId: 'aaaa1111-0000-4000-8000-000000000003', status: 'closed' })
    expect(talk('como está meu chamado?', { tickets: [closed, ticket] }).last).not.toContain('AAAA1111')
    expect(talk('como está meu chamado?', { tickets: [closed] }).last).toContain('#AAAA1111 (Fechado)')
  })

  it('without one is told that there is none, and how to open it', () => {
    const { last, intents } = talk('como está meu chamado?')
    expect(intents).toEqual([])
    expect(last).toContain('Não há chamado aberto nesta conversa.')
    expect(talk('status do chamado 11aa22bb', known).last).toContain('Não encontrei o chamado #11AA22BB')
  })

  eachRow([
    ['como está meu pedido?', 'pedido 1a2b3c4d'],
    ['vocês resolvem rápido?', 'entrega'],
    ['obrigado', 'Por nada'],
  ])('and not any of these', (message, answer) => expect(talk(message, known).last).toContain(answer))
})
