import { readUtterance } from '../../read-utterance.ts'
import { answeredRecap } from '../../../corpus.ts'
import { eachRow } from '../../../test-each-row.ts'
import { spellingsIn } from '../../matching/test-spellings.ts'
import { conditionMarks, conditionPhrases } from './condition-phrases.ts'

it('no phrase stands in two conditions, or twice in one', () => {
  const lists = [conditionPhrases, conditionMarks].flatMap((table) =>
    Object.entries(table).map(([condition, list]) => ({ condition, spellings: new Set(spellingsIn(list)) })),
  )
  const twice = lists.flatMap(({ condition, spellings }, at) =>
    lists
      .slice(at + 1)
      .flatMap((other) =>
        [...spellings]
          .filter((it) => other.spellings.has(it))
          .map((it) => `${it}: ${condition}, ${other.condition}`),
      ),
  )
  expect(twice).toEqual([])
})

eachRow([
  ['invoice', 'sim, mas com recibo'],
  ['pay-after', 'pode ser fiado'],
  ['payment-method', 'sim, em duas vezes'],
  ['audience', 'sim, só com mulheres'],
  ['time', 'sim, mas só amanhã'],
])('%s is one at a recap: %s', (condition, message) =>
  expect(
    readUtterance(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }).conditions,
  ).toContain(condition),
)
