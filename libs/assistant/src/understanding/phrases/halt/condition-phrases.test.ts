import { readUtterance } from '../../read-utterance.ts'
import { answeredRecap } from '../../../corpus.ts'
import { eachRow } from '../../../test-each-row.ts'
import { type Phrase, parsePhrases } from '../../matching/parse-phrases.ts'
import { conditionMarks, conditionPhrases } from './condition-phrases.ts'

/** All that a phrase may be written as, what is repeated once; '.' where the letters are too many to tell. */
function spellingsOf(phrase: Phrase): string[] {
  switch (phrase.is) {
    case 'letter':
      return [...(phrase.letters ?? '.')]
    case 'tag':
      return [phrase.name]
    case 'blank':
      return [' ']
    case 'choice':
      return phrase.parts.flatMap(spellingsOf)
    case 'sequence':
      return phrase.parts.map(spellingsOf).reduce((all, some) => joinedTo(all, some), [''])
    case 'repeat':
      return [...(/^(?:[?*]|\{0)/.test(phrase.times) ? [''] : []), ...spellingsOf(phrase.part)]
    case 'ending':
      return ['*']
    case 'gap':
    case 'stretch':
      return [`${phrase.is} `]
    default:
      return ['']
  }
}
const joinedTo = (all: readonly string[], some: readonly string[]) =>
  all.flatMap((it) => some.map((one) => it + one))

const spellingsIn = (list: string) =>
  new Set(
    parsePhrases(list)
      .flatMap(spellingsOf)
      .map((it) => it.trim()),
  )

it('no phrase stands in two conditions, or twice in one', () => {
  const lists = [conditionPhrases, conditionMarks].flatMap((table) =>
    Object.entries(table).map(([condition, list]) => ({ condition, spellings: spellingsIn(list) })),
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
