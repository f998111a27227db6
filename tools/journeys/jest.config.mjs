import preset from '../../jest.preset.js'

export default {
  ...preset,
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*.journey.ts'],
  // A busy machine is slow, not wrong: waits are far longer than any of them takes.
  testTimeout: 1_200_000,
}
