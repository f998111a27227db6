import { firstWords, requiredWords } from './first-words.ts'
import { parsePhrases } from './parse-phrases.ts'

const first = (text: string) => {
  const { words, prefixes, anywhere } = firstWords(parsePhrases(text)[0]!)
  return anywhere ? 'anywhere' : [...words, ...[...prefixes].map((it) => `${it}*`)].join(' ')
}

it.each([
  ['quero o pix', 'quero'],
  ['(quero|queria) o pix', 'quero queria'],
  ['(o)? pix', 'pix o'],
  ['obrigad[oa]s?', 'obrigado obrigada obrigados obrigadas'],
  ['demor*', 'demor*'],
  ['[a-z]+eiro$', 'anywhere'],
  ['^sim$', 'sim'],
  ['(?<!nao )quero', 'quero'],
  ['N mesmo', 'N'],
  ['issue~ o pix', 'issue~'],
  ['[?] [!]', '?'],
])('%j begins with: %s', (phrase, words) =>
  expect(first(phrase).split(' ').sort()).toEqual(words.split(' ').sort()),
)

it.each([
  ['quero o pix', ['pix']],
  ['quando .. chega', ['chega']],
  ['quero (esse|este)', ['esse', 'este']],
  ['quero', null],
])('%j needs behind its first word: %j', (phrase, words) => {
  const needed = requiredWords(parsePhrases(phrase)[0]!)
  expect(needed && [...needed.words]).toEqual(words)
})
