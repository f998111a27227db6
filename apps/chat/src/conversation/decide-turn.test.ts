import { runAssistant } from './decide-turn.ts'

const hidden = '(Mensagem não guardada: parecia conter uma senha.)'
const fails = () => {
  throw new Error('a bug')
}
const storedContentOf = (message: string, read?: () => never) =>
  runAssistant(
    { nextTurn: fails, log: { error: () => {} } as never },
    {
      snapshot: { state: null, orders: [], tickets: [] },
      catalogue: { offers: [], priceBook: [] },
      message: { id: '1', content: message, readAs: message },
      takesCarts: false,
    },
    read,
  ).storedContent

describe('a message that the assistant fails on', () => {
  it('is stored', () =>
    expect(storedContentOf('500 seguidores instagram.com/loja.x')).toContain('500 seguidores'))

  it('is not stored when it holds a password', () =>
    expect(storedContentOf('minha senha é gatinho123')).toBe(hidden))

  it('is not stored when the reader fails, which might have found a password', () =>
    expect(storedContentOf('gatinho123', fails)).toBe('(Mensagem não guardada: não pôde ser lida.)'))
})
