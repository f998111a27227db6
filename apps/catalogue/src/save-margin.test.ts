import { cookieOf, openTestApp, type TestApp } from './testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('margins').execute()
  await test.db.deleteFrom('outbox').execute()
  await test.call('POST', '/api/services/sync')
})

const globally = (marginPercent: string) =>
  test.call('POST', '/api/margins', { marginPercent, isGlobal: true })
const forFollowers = (marginPercent: string) =>
  test.call('POST', '/api/margins', {
    platform: 'instagram',
    category: 'followers',
    marginPercent,
    isGlobal: false,
  })
const list = async () => (await test.call('GET', '/api/margins')).body
const basisPoints = async () => (await test.published()).at(-1)?.offers.map((it) => it['marginBasisPoints'])

describe('margins', () => {
  it('are empty at first', async () => {
    expect(await list()).toEqual([])
  })

  it('apply to all products unless a product has its own', async () => {
    expect(await globally('80')).toMatchObject({
      status: 201,
      body: { marginPercent: '80', isGlobal: true, platform: null },
    })
    expect(await basisPoints()).toEqual([8_000, 8_000, 8_000, 8_000, 8_000])
    expect(await forFollowers('37.5')).toMatchObject({
      status: 201,
      body: { marginPercent: '37.5', isGlobal: false },
    })
    expect(await basisPoints()).toEqual([3_750, 8_000, 8_000, 8_000, 8_000])
    expect((await list()).map((it: { marginPercent: string }) => it.marginPercent)).toEqual(['80', '37.5'])
  })

  it('can be changed, between 0 and 500', async () => {
    const { id } = (await globally('80')).body
    for (const marginPercent of ['0', '500', '33.33']) {
      expect(await test.call('PATCH', `/api/margins/${id}`, { marginPercent })).toMatchObject({
        status: 200,
        body: { id, marginPercent },
      })
    }
    expect(await basisPoints()).toEqual([3_333, 3_333, 3_333, 3_333, 3_333])
  })

  it('enqueue an audit entry with the previous value', async () => {
    const { id } = (await globally('80')).body
    await forFollowers('37.5')
    await test.call('PATCH', `/api/margins/${id}`, { marginPercent: '60' })
    expect(await test.auditMessages()).toEqual([
      { actor: 'ana', action: 'margin-saved', details: { margin: 'Global', after: '80%' } },
      {
        actor: 'ana',
        action: 'margin-saved',
        details: { margin: 'Seguidores no Instagram', after: '37,5%' },
      },
      { actor: 'ana', action: 'margin-saved', details: { margin: 'Global', before: '80%', after: '60%' } },
    ])
  })

  it.each(['-1', '500.01', '501', 'abc', '', '1.234', '1e2'])('refuse %j', async (marginPercent) => {
    expect(await globally(marginPercent)).toMatchObject({ status: 400 })
    expect(await list()).toEqual([])
  })

  it('are created once: the second administrator gets CONFLICT', async () => {
    const answers = await Promise.all([globally('10'), globally('20')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await list()).toHaveLength(1)
    await forFollowers('10')
    expect(await forFollowers('20')).toMatchObject({ status: 409, body: { error: 'CONFLICT' } })
  })

  it('are not overwritten from an outdated value', async () => {
    const { id } = (await globally('80')).body
    const save = (marginPercent: string, seen: string) =>
      test.call('PATCH', `/api/margins/${id}`, { marginPercent }, { 'if-match': `"${seen}"` })
    const answers = await Promise.all([save('90', '80'), save('95', '80.00')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([['90'], ['95']]).toContainEqual(
      (await list()).map((it: { marginPercent: string }) => it.marginPercent),
    )
  })
})

it.each([
  ['support', true, 403, 'ROLE_NOT_ALLOWED'],
  ['viewer', true, 403, 'ROLE_NOT_ALLOWED'],
  ['finance', false, 403, 'PROOF_NEEDED'],
  ['finance', true, 201, undefined],
] as const)('a margin of %s with a fresh proof %s is answered %i', async (role, isProven, status, error) => {
  const request = { marginPercent: '0', isGlobal: true }
  const answer = await test.call('POST', '/api/margins', request, { cookie: cookieOf(role, isProven) })
  expect([answer.status, answer.body.error]).toEqual([status, error])
  expect(await list()).toHaveLength(error ? 0 : 1)
})
