import { emptyDialogue } from '@smm/assistant/dialogue'
import { thinkTurn } from './think-turn.ts'

const hidden = '(Mensagem não guardada: parecia conter uma senha.)'
const fails = () => {
  throw new Error('a bug')
}
const keptOf = (message: string, read?: () => never) =>
  thinkTurn(
    { nextTurn: fails, log: { error: () => {} } as never },
    { state: emptyDialogue, orders: [], tickets: [] } as never,
    [],
    message,
    undefined,
    read,
  ).kept

describe('a message that the assistant stumbles over', () => {
  it('is kept', () => expect(keptOf('500 seguidores instagram.com/loja.x')).toContain('500 seguidores'))

  it('is not kept where it holds a password', () => expect(keptOf('minha senha é gatinho123')).toBe(hidden))

  it('is not kept where nobody could tell whether it holds one', () =>
    expect(keptOf('gatinho123', fails)).toBe('(Mensagem não guardada: não pôde ser lida.)'))
})
