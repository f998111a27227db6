import { openForThisFile, orders } from '../../testing/open-for-this-file.ts'
import { aMember, entered, get, own, post, signIn, withSecondStep } from '../../testing/members.ts'

openForThisFile({ SECOND_STEP_ROLES: 'owner,finance' })
beforeEach(async () => {
  await orders.db.deleteFrom('signInAttempts').execute()
})
const read = async (cookie: string) => {
  const answer = await orders.service.app.inject({ url: '/api/orders', headers: { cookie } })
  return answer.statusCode === 200 ? 'read' : (answer.json().error as string)
}

describe('a role that demands a second step', () => {
  it('opens nothing but the own account to a password alone, and all once it is enrolled', async () => {
    const { username, cookie } = await aMember('finance')
    expect(await get(cookie, 'check')).toMatchObject({ role: 'finance', isEnrolling: true })
    expect(await read(cookie)).toBe('SECOND_STEP_NEEDED')
    expect(await get(cookie, 'account')).toMatchObject({ needsSecondStep: true, hasSecondStep: false })
    const { confirmed, code } = await withSecondStep(cookie)
    expect(await read(confirmed.cookie!)).toBe('read')
    expect(await read(cookie)).toBe('SECOND_STEP_NEEDED')
    expect((await signIn({ username, password: own })).body.error).toBe('CODE_NEEDED')
    const again = await entered({ username, password: own, code: code() })
    expect(await get(again, 'check')).not.toHaveProperty('isEnrolling')
    const removal = await post(again, 'account/second-step/remove', { password: own, code: '000000' })
    expect(removal.body.error).toBe('WRONG_CODE')
  })

  it('keeps it', async () => {
    const { cookie } = await aMember('owner')
    const { code, confirmed } = await withSecondStep(cookie)
    const proof = { password: own, code: code() }
    expect(await post(confirmed.cookie!, 'account/second-step/remove', proof)).toMatchObject({
      status: 409,
      body: { error: 'SECOND_STEP_DEMANDED' },
    })
  })

  it('is not got around by a new password', async () => {
    const { cookie } = await aMember('owner')
    const change = { password: own, newPassword: 'outra senha comprida' }
    const changed = await post(cookie, 'account/password', change)
    expect(await read(changed.cookie!)).toBe('SECOND_STEP_NEEDED')
  })
})

it('asks nothing more of the other roles', async () => {
  const { cookie } = await aMember('support')
  expect(await read(cookie)).toBe('read')
})

it('lets nobody try out the codes of an enrolment', async () => {
  const { cookie } = await aMember('support')
  await post(cookie, 'account/second-step', { password: own })
  const statuses = []
  for (let tries = 0; tries < 7; tries++)
    statuses.push((await post(cookie, 'account/second-step/confirm', { code: `00000${tries}` })).status)
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
})
