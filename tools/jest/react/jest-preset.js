/**
 * Tests of a project that draws React: JSX is compiled, styles are class names, and each file has a world of its own. A file
 * that needs a document starts with the docblock `@jest-environment jsdom`.
 */
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default {
  testEnvironment: 'node',
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
  moduleNameMapper: { '\\.css$': here('./css-classes.cjs') },
  setupFilesAfterEnv: [here('./browser-gaps.mjs')],
  // Nothing is judged by how long it takes: a busy machine must not fail a test. No test sets a limit of its own.
  testTimeout: 300_000,
}
