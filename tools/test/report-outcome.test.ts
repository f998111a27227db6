import { logFailedStop, reportOutcome, reportStart } from './report-outcome.ts'

const written: unknown[] = []
const { error, log } = console
beforeEach(() => {
  written.length = 0
  console.error = console.log = (...texts: unknown[]) => void written.push(...texts)
})
afterEach(() => Object.assign(console, { error, log }))

const broken = () => Promise.reject(new Error('no port'))

it('a run that throws is an outcome with a fault, whose cause is logged', async () => {
  expect(await reportOutcome('units', broken())).toEqual({
    name: 'units',
    passed: 0,
    faults: [{ text: 'it threw Error: no port' }],
  })
  expect(written).toEqual([new Error('no port'), expect.stringContaining('units: 0 passed, 1 failed')])
})

it('a start is a check, and a part that did not start is absent', async () => {
  const shop = await reportStart('shop', Promise.resolve({ port: 1 }))
  expect(shop).toEqual({ part: { port: 1 }, outcome: { name: 'shop', passed: 1, faults: [] } })
  expect(await reportStart('shop', broken())).toMatchObject({ part: undefined, outcome: { passed: 0 } })
})

it('something that does not stop is logged', async () => {
  await logFailedStop('shop', broken())
  expect(written).toEqual(['shop did not stop:', new Error('no port')])
})
