import { readFileSync } from 'node:fs'
import { answeredRecap } from '../../corpus.ts'
import { readAgreement } from '../agreement/read-agreement.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { wordsIn } from '../words/word-lists.ts'
import { besideYes, nods, ofStory, wordsOfYes } from './yes-words.ts'

const agreementIn = (message: string) =>
  readAgreement(parseMessage(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }))

it('no word stands twice in a list', () => {
  const source = readFileSync(new URL('yes-words.ts', import.meta.url), 'utf8')
  const lists = [...source.matchAll(/wordsIn\(`([^`]+)`\)/g)].map(([, list]) => wordsIn(list!))
  expect(lists).toHaveLength(3)
  for (const words of lists) expect(words).toEqual([...new Set(words)])
})

it('no word of a yes, and no nod, stands among the words beside one', () =>
  expect([...besideYes].filter((it) => wordsOfYes.has(it) || nods.has(it))).toEqual([]))

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
