import { givenBackText, staffMessageText, staffName, takenOverText } from './conversation-news.ts'

it.each([
  ['ana', 'Ana'],
  ['ana.souza', 'Ana'],
  ['érica2', 'Érica'],
  ['admin', 'Nossa equipe'],
  ['42', 'Nossa equipe'],
])('%s is shown as %s', (username, name) => {
  expect(staffName(username)).toBe(name)
})

it('names who writes', () => {
  expect(staffMessageText('ana', 'Oi!')).toBe('Ana, do atendimento: Oi!')
  expect(takenOverText('ana')).toMatch(/^Ana, do atendimento, entrou na conversa/)
  expect(takenOverText('admin')).toMatch(/^Nossa equipe entrou na conversa/)
  expect(staffMessageText('admin', 'Oi!')).toBe('Nossa equipe: Oi!')
  expect(givenBackText('ana')).toMatch(/^Ana saiu/)
})
