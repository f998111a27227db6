/**
 * Tests run in Node itself, which strips the types, on threads that load every module once. A project that draws React takes
 * `tools/jest/react/jest-preset.js` instead. No test has a limit of time: a busy machine is slow, not wrong.
 */
export default {
  runner: 'jest-light-runner',
  transform: {},
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
