import { givenTicket, readFirst, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

describe('a request about the visitor’s data', () => {
  eachRow([
    ['quero meus dados', 'data-copy'],
    ['Quero uma cópia dos meus dados', 'data-copy'],
    ['me manda os meus dados', 'data-copy'],
    ['quero saber quais meus dados', 'data-copy'],
    ['apaga meus dados', 'data-deletion'],
    ['Quero apagar meus dados', 'data-deletion'],
    ['apaguem todas as minhas informações', 'data-deletion'],
    ['excluir meu cadastro', 'data-deletion'],
    ['quero meus dados apagados', 'data-deletion'],
    ['tira meus dados', 'data-deletion'],
    ['apaguem tudo que vocês têm sobre mim', 'data-deletion'],
    ['me esquece', 'data-deletion'],
    ['quero exercer o direito ao esquecimento', 'data-deletion'],
  ] as const)('is read in', (message, kind) => {
    const { intents, last } = talk(message)
    expect(intents).toMatchObject([{ type: 'open-ticket', kind, dueAt: '2026-03-17T15:00:00.000Z' }])
    expect(last).toContain('{ticketId8}')
    expect(last).toContain('17/03/2026')
  })

  eachRow(['vcs guardam meus dados?', 'o q vcs fazem com meus dados?', 'é seguro passar meus dados?'])(
    'is not a question about',
    (message) => expect(talk(message).intents).toEqual([]),
  )

  eachRow(['esquece, não quero mais', 'esquece isso', 'esquece o @loja.x, manda pro @loja.y'])(
    'is not',
    (message) => expect(readFirst(message).acts).not.toContain('want-deletion'),
  )

  it('is told with its number and deadline while it is open', () => {
    const ticket = givenTicket({
      kind: 'data-copy',
      dueAt: '2026-03-10T12:00:00Z',
      orderId: null,
      link: null,
    })
    const { intents, last } = talk('quero meus dados', { tickets: [ticket] })
    expect(intents).toEqual([])
    expect(last).toContain('7E8F9A0B')
    expect(last).toContain('10/03/2026')
  })
})
