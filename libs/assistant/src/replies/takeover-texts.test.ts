import { givenBackText, staffMessageText, staffName, takenOverText } from './takeover-texts.ts'

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
  expect(takenOverText('ana')).toMatch(/^Ana, do atendimento, entrou/)
  expect(givenBackText('ana')).toMatch(/^Ana saiu/)
})
