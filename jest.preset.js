/**
 * The two kinds of test projects. `node` is the default; a file that draws React starts with
 * the docblock `@jest-environment jsdom`.
 */
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default {
  testEnvironment: 'node',
  runtime: here('./tools/jest/load-packages-once.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': here('./tools/jest/css-classes.cjs') },
  setupFilesAfterEnv: [here('./tools/jest/browser-gaps.mjs')],
  // Nothing is judged by how long it takes: a busy machine must not fail a test. No test sets a limit of its own.
  testTimeout: 300_000,
}
