import { answeredRecap } from '../../../corpus.ts'
import { collectEvidence } from '../../collect-evidence.ts'
import { parseMessage } from '../../parse/parse-message.ts'
import type { ReadingContext } from '../../reading.ts'
import { factsAfter, steps } from '../read-facts.ts'
import { correctedBy, type Corrections, corrections } from './correct-facts.ts'

const idle: ReadingContext = { expecting: 'nothing', shownRows: 0 }
const recap: ReadingContext = { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }

const rolesIn = (message: string, context: ReadingContext, rules: Corrections = corrections) => {
  const before = steps.findIndex(([name]) => name === 'corrected')
  const some = steps.with(before, ['corrected', correctedBy(rules)])
  return factsAfter(some, collectEvidence(parseMessage(message, context)))
    .map((it) => `${it.kind === 'page' ? `page ${it.value + 1}` : it.value} ${it.role}`)
    .join(', ')
}

/** A message for each rule, misread without that rule alone. */
const rows: Record<keyof typeof corrections, [message: string, roles: string, context: ReadingContext]> = {
  'said against the recap': ['não é no tiktok', 'tiktok wanted', recap],
  'denied beside it': ['não quero 500, quero 1000', '500 replaced, 1000 wanted', idle],
  'a name exchanged': ['troca o insta pelo tiktok', 'instagram negated, tiktok wanted', recap],
  exchanged: ['troca 500 por 1000', '500 replaced, 1000 wanted', idle],
  'lost or left': [
    'o @loja.a foi hackeado, 500 seguidores no @loja.b',
    'page 1 former, 500 wanted, followers wanted, page 2 wanted',
    idle,
  ],
  'the page before another': ['mudei do @loja.a pro @loja.b', 'page 1 former, page 2 wanted', recap],
  'taken back between': [
    '500 curtidas, ai não, seguidores',
    '500 wanted, likes negated, followers wanted',
    idle,
  ],
  'said again': ['tá, 500 curtidas, decidi, 500', '500 replaced, likes wanted, 500 wanted', idle],
  'denied elsewhere': [
    'no insta não quero, o insta já bomba, quero no tiktok',
    'instagram negated, instagram negated, tiktok wanted',
    idle,
  ],
}

/** Further kinds of facts and words of a rule. */
const further: Array<[keyof typeof corrections, (typeof rows)[keyof typeof corrections]]> = [
  ['denied beside it', ['curtida eu não quero', 'likes negated', idle]],
  ['denied beside it', ['não no @a.x, no @b.x', 'page 1 negated, page 2 wanted', idle]],
  ['denied beside it', ['não era 500, era 600', '500 replaced, 600 wanted', recap]],
  [
    'taken back between',
    ['500 no insta, ops, no tiktok', '500 wanted, instagram negated, tiktok wanted', idle],
  ],
  ['taken back between', ['500 seguidores, não, 300', '500 replaced, followers wanted, 300 wanted', idle]],
]

it.each([...Object.entries(rows), ...further])('%s: %j', (name, [message, roles, context]) => {
  const others = Object.fromEntries(Object.entries(corrections).filter(([it]) => it !== name))
  expect(rolesIn(message, context)).toBe(roles)
  expect(rolesIn(message, context, others)).not.toBe(roles)
})
