import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import type { AccessNotice, StaffMember } from '@smm/contracts/staff'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../../testing/open-orders.ts'
import { seedAdministrator } from '../seed-administrator.ts'
import {
  aMember,
  entered,
  get,
  isIn,
  own,
  post,
  proof,
  signIn,
  withOldProof,
  withSecondStep,
} from '../../testing/members.ts'
import { renewAdministrator } from './renew-administrator.ts'

openForThisFile({ REFUND_PROOF_ABOVE: '20' })
beforeEach(async () => {
  await orders.db.deleteFrom('signInAttempts').execute()
})

const idOf = async (username: string) =>
  ((await get(await entered(), 'staff')) as StaffMember[]).find((it) => it.username === username)!.id
const audited = (action: string) =>
  orders.db.selectFrom('auditLog').select(['actor', 'details']).where('action', '=', action).execute()

describe('a colleague who wants the access of the owner', () => {
  it.each(['finance', 'support', 'viewer'] as const)('as %s cannot renew it', async (role) => {
    const { cookie } = await aMember(role)
    const answer = await post(cookie, `staff/${await idOf('admin')}/renew-access`, { password: own })
    expect(answer).toMatchObject({ status: 403, body: { error: 'ROLE_NOT_ALLOWED' } })
    expect(answer.body).not.toHaveProperty('oneTimePassword')
  })

  it('as another owner cannot renew that of the settings', async () => {
    const { cookie } = await aMember('owner')
    const answer = await post(cookie, `staff/${await idOf('admin')}/renew-access`, { password: own })
    expect(answer).toMatchObject({ status: 409, body: { error: 'SETTINGS_ACCOUNT' } })
    expect(await isIn(await entered())).toBe(true)
  })

  it('is not needed to renew it on the machine', async () => {
    const before = await entered()
    const { ADMIN_USERNAME: username } = orders.config
    const password = await renewAdministrator(orders.db, orders.config)
    expect(await isIn(before)).toBe(false)
    expect((await signIn({ username, password })).body.error).toBe('NEW_PASSWORD_NEEDED')
    await orders.db.updateTable('staffAccounts').set({ seedHash: null }).execute()
    await seedAdministrator(orders.db, orders.config)
    expect(await isIn(await entered())).toBe(true)
  })

  it.each([
    ['add an account', 'staff', { username: 'quem.seria', role: 'owner' }],
    ['raise their own role', 'staff/:me/role', { role: 'owner' }],
    ['lower the owner’s role', 'staff/:admin/role', { role: 'viewer' }],
    ['deactivate the owner', 'staff/:admin/deactivate', {}],
  ])('cannot %s', async (_, url, body) => {
    const { id, cookie } = await aMember('finance')
    const address = url.replace(':me', id).replace(':admin', await idOf('admin'))
    const answer = await post(cookie, address, { ...body, password: own })
    expect(answer).toMatchObject({ status: 403, body: { error: 'ROLE_NOT_ALLOWED' } })
  })

  it('cannot end the owner’s session, and ends their own', async () => {
    const { cookie } = await aMember('support')
    const admin = await entered()
    const sessionOf = async (of: string) => (await get(of, 'account')).sessions[0].id as string
    const end = async (of: string) => post(cookie, `sessions/${await sessionOf(of)}/end`, { password: own })
    expect(await end(admin)).toMatchObject({ status: 403, body: { error: 'ROLE_NOT_ALLOWED' } })
    expect(await isIn(admin)).toBe(true)
    expect((await end(cookie)).status).toBe(200)
  })
})

describe('a role', () => {
  it('is given with the account, and is to read alone when none is named', async () => {
    const admin = await entered()
    const add = (username: string, role?: string) => post(admin, 'staff', { username, role, ...proof })
    expect((await add('caixa', 'finance')).body.member).toMatchObject({ role: 'finance' })
    expect((await add('visita')).body.member).toMatchObject({ role: 'viewer', isFromSettings: false })
    expect((await add('chefe', 'king')).status).toBe(400)
  })

  it('changes with the owner’s password, ends the sessions that carry the former one, and is audited', async () => {
    const { id, username, cookie } = await aMember('viewer')
    const admin = await entered()
    const change = (sent: object) => post(admin, `staff/${id}/role`, { role: 'support', ...sent })
    expect((await change({})).status).toBe(400)
    expect((await change({ password: 'errada' })).body.error).toBe('WRONG_PASSWORD')
    expect(await change(proof)).toMatchObject({ status: 200, body: { role: 'support', sessions: [] } })
    expect(await isIn(cookie)).toBe(false)
    expect((await signIn({ username, password: own })).body).toMatchObject({ role: 'support' })
    expect(await audited('role-changed')).toContainEqual({
      actor: 'admin',
      details: { member: username, before: 'viewer', role: 'support' },
    })
  })

  it('of the only owner stays, and of two who lower each other at once, one stays owner', async () => {
    const admin = await entered()
    const other = await aMember('owner')
    const owners = () =>
      orders.db
        .selectFrom('staffAccounts')
        .select('id')
        .where('role', '=', 'owner')
        .where('deactivatedAt', 'is', null)
        .execute()
    const adminId = await idOf('admin')
    expect((await post(admin, `staff/${adminId}/role`, { role: 'viewer', ...proof })).status).toBe(400)
    await orders.db
      .updateTable('staffAccounts')
      .set({ deactivatedAt: new Date() })
      .where('id', 'not in', [adminId, other.id])
      .execute()
    const answers = await Promise.all([
      post(admin, `staff/${other.id}/role`, { role: 'viewer', ...proof }),
      post(other.cookie, `staff/${adminId}/role`, { role: 'viewer', password: own }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await owners()).toHaveLength(1)
    await orders.db.updateTable('staffAccounts').set({ role: 'owner' }).where('id', '=', adminId).execute()
  })

  it('is an owner’s for accounts of the previous release, whose sessions no other role gets', async () => {
    const session = { idHash: 'a', nonce: 'a', endsAt: new Date() }
    const start = (accountId: string, idHash: string) =>
      orders.db
        .insertInto('staffSessions')
        .values({ ...session, idHash, accountId })
        .execute()
    const former = await orders.db
      .insertInto('staffAccounts')
      .values({ username: 'de.antes', passwordHash: 'x' })
      .returning(['id', 'role'])
      .executeTakeFirstOrThrow()
    expect(former.role).toBe('owner')
    await start(former.id, 'former')
    const { id } = await aMember('finance')
    await expect(start(id, 'mine')).rejects.toThrow('needs its role')
  })
})

describe('a change of access', () => {
  const noticesOf = async (cookie: string) => {
    const { notices } = await get(cookie, 'account')
    return (notices as AccessNotice[]).map(({ action, actor, member }) => `${actor} ${action} ${member}`)
  }
  const seeAll = (cookie: string) => post(cookie, 'account/notices/seen', { upTo: 2_000_000_000 })

  it('is told to the person and to every other owner, until they have seen it', async () => {
    const [admin, witness, member] = [await entered(), await aMember('owner'), await aMember('viewer')]
    await Promise.all([admin, witness.cookie].map(seeAll))
    await post(witness.cookie, `staff/${member.id}/role`, { role: 'support', password: own })
    const change = `${witness.username} role-changed ${member.username}`
    const again = await entered({ username: member.username, password: own })
    expect([await noticesOf(admin), await noticesOf(again)]).toEqual([[change], [change]])
    expect(await noticesOf(witness.cookie)).toEqual([])
    const newest = (await get(again, 'account')).notices.at(-1)
    expect(newest).toMatchObject({ before: 'viewer', role: 'support' })
    await post(admin, `staff/${member.id}/renew-access`, proof)
    expect(await noticesOf(witness.cookie)).toEqual([`admin access-renewed ${member.username}`])
    expect((await seeAll(witness.cookie)).body.notices).toEqual([])
    expect(await noticesOf(admin)).toEqual([change])
  })

  it('that adds an account is told to the other owners, and not to the new member', async () => {
    const [admin, witness] = [await entered(), await aMember('owner')]
    await seeAll(admin)
    const added = await post(witness.cookie, 'staff', { username: 'chegou', password: own })
    const first = { username: 'chegou', password: added.body.oneTimePassword, newPassword: `${own} mesmo` }
    expect(await noticesOf(await entered(first))).toEqual([])
    expect(await noticesOf(admin)).toEqual([`${witness.username} member-added chegou`])
  })

  it('of one’s own is told to oneself alone', async () => {
    const [admin, member] = [await entered(), await aMember('support')]
    await seeAll(admin)
    await withSecondStep(member.cookie)
    const { username } = member
    expect(await noticesOf(member.cookie)).toEqual([`${username} second-step-added ${username}`])
    expect(await noticesOf(admin)).toEqual([])
  })

  it('stays when it came after what was seen', async () => {
    const { cookie } = await aMember('support')
    await withSecondStep(cookie)
    await post(cookie, 'account/notices/seen', { upTo: 1 })
    expect(await noticesOf(cookie)).toHaveLength(1)
  })
})

describe('a proof of identity', () => {
  it('is a sign-in, or the password again; a stolen session without it exports nothing', async () => {
    const stolen = withOldProof((await aMember('finance')).cookie)
    const read = async (cookie: string) => {
      const answer = await orders.service.app.inject({ url: '/api/orders/export', headers: { cookie } })
      return answer.statusCode === 200 ? 'exported' : (answer.json().error as string)
    }
    expect(await read(stolen)).toBe('PROOF_NEEDED')
    expect(await post(stolen, 'account/proof', { password: 'errada' })).toMatchObject({
      status: 403,
      body: { error: 'WRONG_PASSWORD' },
    })
    const proven = await post(stolen, 'account/proof', { password: own })
    expect(proven.body).toMatchObject({ authenticated: true, role: 'finance' })
    expect(proven.body.provenForSeconds).toBeGreaterThan(500)
    expect([await read(proven.cookie!), await read(stolen)]).toEqual(['exported', 'PROOF_NEEDED'])
  })
})

describe('a decision about money', () => {
  const decide = async (cookie: string, id: string, name: AnyOrderActionName, more: object = {}) => {
    const headers = { cookie }
    const shown = await orders.service.app.inject({ url: `/api/orders/${id}`, headers })
    const { version } = shown.json<OrderDetails>()
    const payload = { name, version, reason: 'Conferido no painel.', ...more }
    const url = `/api/orders/${id}/actions`
    const answer = await orders.service.app.inject({ method: 'POST', url, payload, headers })
    return answer.statusCode === 200 ? 'done' : (answer.json().error as string)
  }

  it('is not taken by support, and above the limit asks for a proof, also in small parts', async () => {
    // The delivery stands still, so that no version moves under a decision.
    await sandbox.smm({ stepMs: 600_000 })
    const request = placeOrderMessage()
    const { orderId: id } = request
    await orders.send('place-order', request)
    await sandbox.pay((await orders.card(id)).pixCode)
    await orders.becomes(id, { fulfilment: 'sent' })
    const [support, finance] = [await aMember('support'), await aMember('finance')]
    const refund = (cookie: string, amountCents: number, mostCents: number) =>
      decide(cookie, id, 'refund-amount', { amountCents, mostCents })
    expect(await refund(support.cookie, 1_000, 4_500)).toBe('ROLE_NOT_ALLOWED')
    expect(await decide(support.cookie, id, 'renew-link')).toBe('done')
    expect(await decide((await aMember('viewer')).cookie, id, 'renew-link')).toBe('ROLE_NOT_ALLOWED')
    const stolen = withOldProof(finance.cookie)
    expect(await refund(stolen, 2_001, 4_500)).toBe('PROOF_NEEDED')
    expect(await refund(stolen, 1_200, 4_500)).toBe('done')
    await until(async () => {
      const { numUpdatedRows } = await orders.db
        .updateTable('refunds')
        .set({ nextTryAt: new Date() })
        .where('orderId', '=', id)
        .where('state', '=', 'sending')
        .executeTakeFirstOrThrow()
      // The bank is asked again now, not after its lease of a minute.
      orders.service.deps.wake('send-refunds')
      return numUpdatedRows === 0n
    })
    expect(await refund(stolen, 1_200, 3_300)).toBe('PROOF_NEEDED')
    expect(await refund(finance.cookie, 1_200, 3_300)).toBe('done')
  })

  it('asks for a proof where small refunds of many orders are large together', async () => {
    await sandbox.smm({ stepMs: 600_000 })
    const requests = [placeOrderMessage(), placeOrderMessage()] as const
    for (const request of requests) {
      await orders.send('place-order', request)
      await sandbox.pay((await orders.card(request.orderId)).pixCode)
      await orders.becomes(request.orderId, { fulfilment: 'sent' })
    }
    const [finance, other] = [await aMember('finance'), await aMember('finance')]
    const refund = (cookie: string, which: 0 | 1) =>
      decide(cookie, requests[which].orderId, 'refund-amount', { amountCents: 1_200, mostCents: 4_500 })
    const stolen = withOldProof(finance.cookie)
    expect(await refund(stolen, 0)).toBe('done')
    expect(await refund(stolen, 1)).toBe('PROOF_NEEDED')
    expect(await refund(withOldProof(other.cookie), 1)).toBe('done')
    const audit = await audited('refund-amount')
    expect(audit).toContainEqual({
      actor: finance.username,
      details: expect.objectContaining({ amountCents: 1_200 }),
    })
  })
})
