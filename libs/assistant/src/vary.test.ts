import { varyReplies } from './vary.ts'

/** The same text said over and over, as the visitor gets it. */
function repeated(content: string, times = 7): string[] {
  let said: string[] = []
  return Array.from({ length: times }, () => {
    const varied = varyReplies([{ content }], said)
    said = varied.said
    return varied.replies[0]!.content
  })
}

const recap = 'Perfeito! Confira o seu pedido:\n• 500 seguidores no Instagram'
const missing = 'Não encontrei o pedido 1a2b3c4d nesta conversa.'

describe('a text said again', () => {
  it.each([recap, missing, 'Desculpe, não entendi bem.', 'Por nada! Até mais.', 'A entrega é gradual.'])(
    'never comes twice the same: %j',
    (content) => expect(new Set(repeated(content)).size).toBe(7),
  )

  it('is not announced as perfect once more', () => {
    for (const text of repeated(recap).slice(1)) expect(text).toMatch(/^[^:\n]+\.\nConfira o seu pedido:/)
  })

  it('follows no opener of another mood', () => {
    for (const text of repeated(missing).slice(1)) expect(text).toMatch(/^[^\n]+:\nNão encontrei/)
    for (const text of repeated('Desculpe, não entendi bem.').slice(1))
      expect(text).toMatch(/^[^:]+[.?]\nDesculpe/)
    for (const text of repeated('Por nada! Até mais.').slice(1)) expect(text).toMatch(/^[^:]+\.\nPor nada/)
    for (const text of repeated('Certo, atualizei.').slice(1)) expect(text).toMatch(/^[^:]+\.\nCerto/)
    for (const text of repeated('A entrega é gradual.').slice(1)) expect(text).toMatch(/^[^.]+:\nA entrega/)
  })

  it('waits until the opener used before is forgotten', () => {
    const [first, second, third] = repeated('Nunca.', 3)
    expect([first, second === third]).toEqual(['Nunca.', false])
  })
})
