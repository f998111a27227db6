import { readUpstreamServices } from './read-upstream-services.ts'

const row = {
  service: 12,
  name: 'Instagram Followers',
  type: 'Default',
  category: 'Instagram',
  rate: '0.90',
  min: '50',
  max: '10000',
  refill: true,
  cancel: false,
}
const read = (change: object) => readUpstreamServices(JSON.stringify([{ ...row, ...change }])).services[0]

describe('readUpstreamServices', () => {
  it('reads the common dialect', () => {
    expect(read({})).toEqual({
      upstreamId: 12,
      name: 'Instagram Followers',
      category: 'Instagram',
      type: 'Default',
      rate: '0.90',
      minQuantity: 50,
      maxQuantity: 10_000,
      refill: true,
      cancel: false,
    })
  })

  it.each([
    [{ service: '12' }, { upstreamId: 12 }],
    [{ service: undefined, id: 7 }, { upstreamId: 7 }],
    [{ rate: 0.9 }, { rate: '0.9' }],
    [{ rate: 1e-7 }, { rate: '0.000000100000' }],
    [{ rate: '1,25' }, { rate: '1.25' }],
    [{ rate: '1.234,56' }, { rate: '1234.56' }],
    [{ rate: '1,234.56' }, { rate: '1234.56' }],
    [{ rate: 'R$ 12,50' }, { rate: '12.50' }],
    [{ rate: 0 }, { rate: '0' }],
    [
      { min: 50, max: 10000 },
      { minQuantity: 50, maxQuantity: 10_000 },
    ],
    [
      { min: '0', max: '10.000' },
      { minQuantity: 1, maxQuantity: 10_000 },
    ],
    [{ max: '1,000,000' }, { maxQuantity: 1_000_000 }],
    [{ max: 99_999_999_999 }, { maxQuantity: 2_147_483_647 }],
    [
      { refill: 1, cancel: '0' },
      { refill: true, cancel: false },
    ],
    [
      { refill: '1', cancel: 'true' },
      { refill: true, cancel: true },
    ],
    [{ refill: undefined }, { refill: false }],
    [{ name: 'Nul\u0000byte' }, { name: 'Nul byte' }],
    [{ type: null }, { type: 'Default' }],
  ])('reads %j', (change, expected) => {
    expect(read(change)).toMatchObject(expected)
  })

  it.each([
    { service: 'UC-99' },
    { service: -1 },
    { service: 3_000_000_000 },
    { rate: null },
    { rate: '-1' },
    { rate: 'free' },
    { rate: '99999999999' },
    { name: '' },
    { min: 100, max: 50 },
    { max: 'unlimited' },
  ])('skips a row with %j and keeps the others', (change) => {
    const { services, skipped } = readUpstreamServices(
      JSON.stringify([row, { ...row, service: 13, ...change }]),
    )
    expect(services.map(({ upstreamId }) => upstreamId)).toEqual([12])
    expect(skipped).toBe(1)
  })

  it('counts a duplicate id once', () => {
    const { services } = readUpstreamServices(JSON.stringify([row, { ...row, rate: '2' }]))
    expect(services).toHaveLength(1)
    expect(services[0]?.rate).toBe('2')
  })

  it.each([
    ['a byte order mark', `\uFEFF ${JSON.stringify([row])}\n`],
    ['a warning before it', `<br />Warning: something in /x.php on line 3${JSON.stringify([row])}`],
    ['a wrapping object', JSON.stringify({ services: [row] })],
    ['an object by id', JSON.stringify({ 12: row })],
    ['a success flag', JSON.stringify({ error: false, data: [row] })],
  ])('is found behind %s', (_, text) => {
    expect(readUpstreamServices(text).services).toHaveLength(1)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html>Just a moment...</html>'],
    ['a cut text', JSON.stringify([row, row]).slice(0, -20)],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['a refusal', '{"error":"Invalid API key"}'],
    ['another refusal', '{"status":"error","msg":"no"}'],
    ['rows of another kind', '[1,2,"three"]'],
  ])('refuses %s', (_, text) => {
    expect(() => readUpstreamServices(text)).toThrow(/supplier/)
  })
})
