import { answeredRecap } from '../../../corpus.ts'
import { readAgreement } from '../../agreement/read-agreement.ts'
import { parseMessage } from '../../parse/parse-message.ts'
import { wordsIn } from '../../words/word-lists.ts'
import { ofStory } from '../../windows/yes-windows.ts'
import { falseFriends } from '../../words/false-friends.ts'
import { agreementPhrases } from './agreement-phrases.ts'
import { commandPhrases } from './command-phrases.ts'
import { besideYes, maybeMisspelt, nods, wordsOfYes, yesRows } from './yes-words.ts'

const agreementIn = (message: string) =>
  readAgreement(parseMessage(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }))

const wordsBy = (part: 'says' | 'beside') =>
  Object.entries(Object.groupBy(yesRows, (it) => it[part] ?? 'none')).map(
    ([name, rows = []]) => [name, rows.flatMap((it) => wordsIn(it.words))] as const,
  )
const wordsThat = Object.fromEntries(wordsBy('says'))

it('each word stands in one row, once', () => {
  const all = yesRows.flatMap((it) => wordsIn(it.words))
  expect(all).toEqual([...new Set(all)])
})

it.each([
  [agreementPhrases.agree, ['yes', 'nod']],
  [commandPhrases.command, ['command']],
])('a word that says yes by itself stands in its row alone', (phrases, says) => {
  const words = phrases.split(/ \| |\n/).filter((it) => /^[^ ()$^~?.]+$/.test(it.trim()))
  expect(words.map((it) => it.trim()).sort()).toEqual(says.flatMap((it) => wordsThat[it]!).sort())
})

it('a word says by itself what its row says', () => {
  const saidBy = (word: string) => {
    const { agrees, commands, isNod } = agreementIn(word)
    return commands ? 'command' : isNod ? 'nod' : agrees ? 'yes' : 'nothing'
  }
  /** 'lindo' and 'amém' are kind before they are a yes. */
  const alone = yesRows.filter((it) => !it.beside && !it.says?.endsWith('in a phrase'))
  expect(
    alone.flatMap(({ says, words }) => wordsIn(words).flatMap((it) => (saidBy(it) === says ? [] : [it]))),
  ).toEqual([])
})

it('a word that may be misspelt is no false friend of a yes', () =>
  expect(maybeMisspelt.filter((it) => falseFriends.has(it))).toEqual([]))

/** A word that is missed here is a row of the corpus: the classifier learns it. */
it('the groups are closed', () => {
  const sizes = wordsBy('beside').flatMap(([name, words]) => (name === 'none' ? [] : [[name, words.length]]))
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
  const onlyNods = (message: string) => {
    const { agrees, commands, isNod } = agreementIn(message)
    return agrees && isNod && !commands
  }
  expect([...nods].filter((it) => !onlyNods(it) && !onlyNods(`tá ${it} bom`))).toEqual([])
})
