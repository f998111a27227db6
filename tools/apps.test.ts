import { appsOf, readPorts } from './apps.mjs'

it('stores the last price book and the retained builds with the other data of a run', () => {
  const stores = { redisUrlOf: () => '', databaseUrl: () => '', adminUrlOf: () => '' }
  const run = {
    ports: readPorts({}),
    secrets: {},
    stores,
    dataDir: '/shop',
    isWatching: false,
    isDemo: false,
  }
  const releasesOf = (env: object) =>
    appsOf({ ...run, env }).find(({ name }) => name === 'gateway')?.env.RELEASES_DIR
  expect([releasesOf({}), releasesOf({ RELEASES_DIR: '/other' })]).toEqual(['/shop/releases', '/other'])
})
