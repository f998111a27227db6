import { answeredRecap } from '../../../corpus.ts'
import { readAgreement } from '../../agreement/read-agreement.ts'
import { parseMessage } from '../../parse/parse-message.ts'
import { wordsIn } from '../../words/word-lists.ts'
import { ofStory } from '../../windows/yes-windows.ts'
import { besideYes, groupsBesideYes, nods, wordsOfYes } from './yes-words.ts'

const agreementIn = (message: string) =>
  readAgreement(parseMessage(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }))

it('no word stands in two groups, nor twice in one', () => {
  const all = [...wordsOfYes, ...Object.values(groupsBesideYes).flatMap(wordsIn)]
  expect(all).toEqual([...new Set(all)])
})

it('no nod stands among the words beside a yes', () =>
  expect([...nods].filter((it) => besideYes.has(it))).toEqual([]))

/** A word that is missed here is a row of the corpus: the classifier learns it. */
it('the groups are closed', () => {
  const sizes = Object.entries(groupsBesideYes).map(([name, words]) => [name, wordsIn(words).length])
  expect(Object.fromEntries(sizes)).toEqual({
    'articles and prepositions': 26,
    pronouns: 28,
    'here, now and how': 24,
    interjections: 18,
    names: 27,
    courtesy: 16,
    'the order and its payment': 19,
    'verbs that go before others': 9,
  })
})

it('a word beside a yes leaves it one, unless it is of a story', () => {
  const words = [...wordsOfYes, ...besideYes].filter((it) => !ofStory.test(it))
  expect(words.filter((it) => !agreementIn(`isso, ${it}`).agrees)).toEqual([])
})

it('a nod only nods, alone or before another one', () => {
  const isNod = (message: string) => {
    const { agrees, commands, isNod } = agreementIn(message)
    return agrees && isNod && !commands
  }
  expect([...nods].filter((it) => !isNod(it) && !isNod(`tá ${it} bom`))).toEqual([])
})
