import { readFileSync } from 'node:fs'
import { wordsIn } from '../words/word-lists.ts'

it('no word stands twice in a list', () => {
  const source = readFileSync(new URL('yes-words.ts', import.meta.url), 'utf8')
  const lists = [...source.matchAll(/wordsIn\(`([^`]+)`\)/g)].map(([, list]) => wordsIn(list!))
  expect(lists).toHaveLength(3)
  for (const words of lists) expect(words).toEqual([...new Set(words)])
})
