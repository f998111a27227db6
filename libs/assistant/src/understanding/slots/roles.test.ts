import { conversations, numbersInStories, pagesInStories } from '../../corpus.ts'
import { eachRow } from '../../test-each-row.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { collectEvidence } from '../evidence/collect-evidence.ts'
import type { ReadingContext } from '../reading.ts'
import { factsOf } from './facts.ts'
import { roleStages, withRoles } from './roles.ts'
import { rolesByWords } from './word-roles.ts'

const evidenceOf = (message: string, context: ReadingContext) =>
  collectEvidence(parseMessage(message, context))

const reversed = Object.fromEntries(
  Object.entries(roleStages).map(([name, rules]) => [name, rules.toReversed()]),
)

const messages = [...conversations, ...numbersInStories, ...pagesInStories].map(
  ([first]) => [first].flat()[0]!,
)

eachRow(messages)('no two rules of a stage give a fact their role by the words around it', (message) => {
  const evidence = evidenceOf(message, { expecting: 'choice', shownRows: 4 })
  for (const it of factsOf(evidence)) expect(rolesByWords(evidence, it).length).toBeLessThan(2)
})

eachRow(messages)('the rules of a stage have no order', (message) => {
  const evidence = evidenceOf(message, { expecting: 'nothing', shownRows: 0 })
  const rolesBy = (stages: typeof roleStages) => withRoles(factsOf(evidence), evidence, stages)
  expect(rolesBy(reversed)).toEqual(rolesBy(roleStages))
})
