import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { commentPaths } from './comment-paths.mjs'
import { longExpression } from './long-expression.mjs'
import { noRawText } from './no-raw-text.mjs'
import { noCycle } from './no-cycle.mjs'
import { vocabulary } from './vocabulary.mjs'
import { wordLists } from './word-lists.mjs'

/** The messages of one rule about this code, as if it stood in `file`. */
function lint(rule: string, code: string, file = 'file.ts'): string[] {
  return new Linter({ cwd: '/' })
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: {
          smm: {
            rules: {
              vocabulary,
              'no-cycle': noCycle,
              'long-expression': longExpression,
              'no-raw-text': noRawText,
              'comment-paths': commentPaths,
              'word-lists': wordLists,
            },
          },
        },
        rules: { [`smm/${rule}`]: 'error' },
      },
      { filename: file },
    )
    .map(({ message }) => message)
}

describe('the vocabulary', () => {
  it.each([
    ['a function', 'export const sayFor = () => {}'],
    ['a property', 'message.lentForSeconds = 30'],
    ['a type', 'type Wanted = PieceOfWork'],
    ['an import', "import { openLine } from './open-line.ts'"],
    ['a phrase', '// The second call waits in line.'],
    ['a phrase over two lines', '// A message is\n// lent to one process.'],
    ['a phrase in a docstring', '/**\n * Sent again when the outcome was neither yes\n * nor no.\n */'],
    ['a relative clause as a subject', '// Who waits for the bank sits in front.'],
    ['a relative clause within a comment', '/** Locked. What is read afterwards is final. */'],
    ['nobody as a subject', '// Nobody waits for another one.'],
  ])('refuses %s', (_what, code) => {
    expect(lint('vocabulary', code)).not.toEqual([])
  })

  it.each([
    ['a question', '// What if the bank is silent?'],
    ['a comment with a subject', '// The lease ends when the process does.'],
    ['a common word', 'const line = readLine()'],
    ['a part of a name', 'const isLenient = true'],
    ['lines that only stand below each other', 'a() // The job is\nb()\n  // lent'],
  ])('leaves %s alone', (_what, code) => {
    expect(lint('vocabulary', code)).toEqual([])
  })
})

describe('patterns outside the reader', () => {
  it.each(['/sim|ok/.test(message)', 'new RegExp(words)', 'message.match(/sim/)', 'RegExp(words)'])(
    'refuses %s',
    (code) => expect(lint('no-raw-text', code)).not.toEqual([]),
  )

  it.each(["reading.acts.includes('agree')", "unsold.startsWith('serviços')"])('leaves %s alone', (code) =>
    expect(lint('no-raw-text', code)).toEqual([]),
  )
})

describe('lists of words outside phrases, windows and words', () => {
  it.each([
    "const own = isOneOf('meu|minha')",
    "const turns = { back: startsWith('mas') }",
    'new Set(wordsIn(list))',
    'const both = /^(dois|duas)$/',
    'new RegExp(`${before}cupom`)',
  ])('refuses %s', (code) => expect(lint('word-lists', code)).toHaveLength(1))

  it.each([
    "text.startsWith('mas')",
    'ofOwner.own.test(text)',
    'phrases.length',
    '/^[\\w.]{2,29}(?=[a-z]|\\p{Emoji})/u',
    'new RegExp(`^${name}$`, "giu")',
  ])('leaves %s alone', (code) => expect(lint('word-lists', code)).toEqual([]))
})

describe('import cycles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smm-cycle-'))
  const write = (name: string, code: string) => {
    writeFileSync(join(folder, name), code)
    return lint('no-cycle', code, join(folder, name))
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are refused, by types too', () => {
    writeFileSync(join(folder, 'c.ts'), "import type { A } from './a.ts'")
    writeFileSync(join(folder, 'b.ts'), "export { c } from './c.ts'")
    expect(write('a.ts', "import { b } from './b.ts'\nexport type A = typeof b")).toEqual([
      expect.stringMatching(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/),
    ])
  })

  it('are none where a file only is imported twice', () => {
    writeFileSync(join(folder, 'leaf.ts'), 'export const leaf = 1')
    writeFileSync(join(folder, 'middle.ts'), "export { leaf } from './leaf.ts'")
    expect(write('top.ts', "import './leaf.ts'\nimport './middle.ts'")).toEqual([])
  })
})

describe('regular expressions', () => {
  it('are refused over 120 characters', () => {
    expect(lint('long-expression', `const found = /${'a'.repeat(121)}/`)).toHaveLength(1)
    expect(lint('long-expression', `const found = new RegExp('${'a'.repeat(121)}')`)).toHaveLength(1)
    expect(lint('long-expression', `const found = /${'a'.repeat(120)}/`)).toEqual([])
  })
})

describe('a path in a comment', () => {
  it.each(['// See read-the-stars.ts.', '/** As `contracts/pages.ts` tells. */'])(
    'is refused in %s',
    (code) => {
      expect(lint('comment-paths', code)).toHaveLength(1)
    },
  )

  it.each([
    '// See libs/contracts/src/pages.ts.',
    '// Beside `journeys/eventually.ts`, in README.md.',
    '// `*-texts.ts` of the bundle dist/main.mjs, at https://example.com/a.ts',
    "import './read-the-stars.ts'",
  ])('is a file, or left alone, in %s', (code) => expect(lint('comment-paths', code)).toEqual([]))
})
