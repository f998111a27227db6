import { collectEvidence } from '../../collect-evidence.ts'
import { parseMessage } from '../../parse/parse-message.ts'
import { factsOf, withChange } from '../facts.ts'
import { roleByWords } from './role-by-words.ts'

const rolesIn = (message: string) => {
  const evidence = collectEvidence(parseMessage(message, { expecting: 'choice', shownRows: 4 }))
  const facts = factsOf(evidence)
  const changeOf = roleByWords({ evidence, facts })
  return facts.map((it) => `${it.kind} ${withChange(it, changeOf(it), '').role}`).join(', ')
}

it.each([
  ['número 2', 'quantity place'],
  ['quanto de seguidor dá com 180', 'service wanted, quantity budget'],
  ['bota os mil de 82', 'quantity wanted, quantity price'],
  ['moro na rua das flores 12', 'quantity other'],
  ['a @x.y tem 5000 seguidores', 'page rival, quantity owned, service wanted'],
  ['tenho 500 seguidores', 'quantity owned, service wanted'],
  ['as curtidas deixa como tá', 'service mentioned'],
])('%j: %s', (message, roles) => expect(rolesIn(message)).toBe(roles))
