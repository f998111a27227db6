import nx from '@nx/eslint-plugin'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { commentPaths } from './comment-paths.mjs'
import { longExpression } from './long-expression.mjs'
import { noCycle } from './no-cycle.mjs'
import { noRawText } from './no-raw-text.mjs'
import { vocabulary } from './vocabulary.mjs'
import { wordLists } from './word-lists.mjs'

const only = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags })

/** Allowed imports between projects. `boundaries.test.ts` beside this file proves that a wrong one fails. */
const depConstraints = [
  only('type:contracts', 'type:contracts'),
  only('type:domain', 'type:contracts', 'type:domain'),
  only('type:server', 'type:contracts', 'type:domain', 'type:server'),
  only('type:ui', 'type:domain', 'type:ui'),
  only('type:service', 'type:server', 'type:domain', 'type:contracts'),
  only('type:web', 'type:ui', 'type:domain', 'type:contracts'),
  only('type:tools', 'type:server', 'type:domain', 'type:contracts'),
  only('scope:shared', 'scope:shared'),
  ...['gateway', 'shell', 'storefront', 'admin', 'chat', 'orders', 'catalogue', 'sandbox'].map((app) =>
    only(`scope:${app}`, `scope:${app}`, 'scope:shared'),
  ),
]

const boundaries = (...more) => [
  'error',
  {
    allow: ['../../tools/build/*', '../../jest.preset.js', ...more],
    enforceBuildableLibDependency: false,
    depConstraints,
  },
]

/** The rooms of the assistant in layers: none imports a later one. */
const layersOfAssistant = [
  ['naming'],
  ['words'],
  ['phrases'],
  ['matching'],
  ['windows'],
  ['parse'],
  ['agreement'],
  ['evidence'],
  ['learned'],
  ['slots'],
  ['acts'],
  ['verdicts'],
  ['order-view'],
  ['replies'],
  ['dialogue'],
]
/** So do the rooms of the dialogue. */
const layersOfDialogue = [
  ['cart'],
  ['ordering'],
  ['prices'],
  ['talk'],
  ['complaints'],
  ['purchases'],
  ['rights'],
  ['actions'],
]
/** A move reads the `Reading`, and compares it with the recap by `agreement`; it opens no other room of the reader. */
const insideReader = layersOfAssistant
  .slice(1, -2)
  .flat()
  .filter((room) => room !== 'agreement')
const importsOf = (layers, closed = []) =>
  layers.map((rooms, at) => ({
    files: rooms.map((room) => `libs/assistant/src/**/${room}/**/*.{ts,mjs}`),
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...layers
              .slice(at + 1)
              .flat()
              .map((room) => ({
                group: [`**/${room}/**`, '!@smm/**'],
                message: `'${room}' is a later layer.`,
              })),
            ...closed.map((room) => ({
              group: [`**/understanding/${room}/**`],
              message: `'${room}' is inside the reader.`,
            })),
          ],
        },
      ],
    },
  }))

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**'] },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser: tseslint.parser },
    plugins: {
      '@nx': nx,
      '@typescript-eslint': tseslint.plugin,
      'react-hooks': hooks,
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
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(),
      'smm/no-cycle': 'error',
      'smm/vocabulary': 'error',
      'smm/long-expression': 'error',
      'smm/comment-paths': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|unstable_mockModule)$/]",
          message: 'Use the real thing, or a fake at the bank or the reseller.',
        },
        {
          selector: "MemberExpression[object.name=/^(it|test|describe)$/][property.name='only']",
          message: 'A test left alone hides the others.',
        },
        {
          selector:
            'BinaryExpression[operator=/^[!=]==$/]:has(> Literal.right):matches([left.name="rule"], [left.property.name="rule"])',
          message: 'A name of a rule is for people: let the rule answer what decides.',
        },
      ],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}', '**/migrations/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: [
      '**/config.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/test-*.ts',
      '**/testing.ts',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read once, in config.ts.' },
      ],
    },
  },
  {
    // A visitor of the storm runs the client that browsers run, without its screen.
    files: ['**/storm/visitors/open-tab.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries('../../../apps/storefront/src/chat/open-order-chat.ts'),
    },
  },
  {
    // The specification asks for it: the form logs locally and sends nothing.
    files: ['**/contact/contact-form.tsx'],
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  {
    // Written once, and never changed again.
    files: ['**/migrations/*.ts'],
    rules: { 'smm/vocabulary': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/corpus/**', 'tools/lint/vocabulary.mjs'],
    rules: { 'smm/long-expression': 'off' },
  },
  {
    files: ['libs/assistant/src/**/*.ts'],
    ignores: [
      '**/understanding/**',
      '**/*.test.ts',
      '**/corpus.ts',
      '**/testing.ts',
      '**/test-*.ts',
      '**/expected-reading.ts',
    ],
    rules: { 'smm/no-raw-text': 'error' },
  },
  {
    files: ['libs/assistant/src/**/*.ts'],
    ignores: ['**/understanding/{phrases,windows,words,matching}/**', '**/*.test.ts'],
    rules: { 'smm/word-lists': 'error' },
  },
  {
    // A name means one thing in a file: of two, the nearer one would answer unseen.
    files: ['libs/assistant/src/{understanding,dialogue}/**/*.ts'],
    rules: { '@typescript-eslint/no-shadow': 'error' },
  },
  ...importsOf(layersOfAssistant),
  ...importsOf(layersOfDialogue, insideReader),
  { files: ['**/*.tsx'], rules: { ...hooks.configs.recommended.rules } },
)
