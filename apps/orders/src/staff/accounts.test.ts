import { sql } from 'kysely'
import type { OwnAccount, StaffMember } from '@smm/contracts/staff'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'
import { adminPassword } from '../testing/open-orders.ts'
import { seedAdministrator } from './seed-administrator.ts'
import {
  aMember,
  call,
  entered,
  fromBase32,
  get,
  isIn,
  own,
  post,
  proof,
  signIn,
  withSecondStep,
} from '../testing/members.ts'

openForThisFile()
beforeEach(async () => {
  await orders.db.deleteFrom('signInAttempts').execute()
})

const actionsOf = async (actor: string) =>
  (await orders.db.selectFrom('auditLog').selectAll().where('actor', '=', actor).orderBy('id').execute()).map(
    ({ action }) => action,
  )

const refusedSignIns = async (actor: string) =>
  (await orders.db.selectFrom('auditLog').selectAll().where('actor', '=', actor).orderBy('id').execute())
    .filter(({ action }) => action === 'sign-in-refused')
    .map(({ details }) => details)
const unblock = () => orders.db.updateTable('signInAttempts').set({ blockedUntil: null }).execute()

describe('POST /api/admin/login', () => {
  it.each(['a\u0000b', '\u0000', 'admin\u0000'])('refuses %j as invalid input', async (username) => {
    expect(await signIn({ username, password: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_REQUEST' },
    })
  })

  it('accepts any other character in name and password', async () => {
    for (const text of ['\ud83d', '\u202e', "'; --", '%00', 'é'.repeat(100)])
      expect((await signIn({ username: text, password: `${text}\u0000` })).status).toBe(401)
  })
})

describe('a member', () => {
  it('is added with a one-time password that must be replaced at the first sign-in', async () => {
    const admin = await entered()
    const added = await post(admin, 'staff', { username: 'Ana.Souza', ...proof })
    expect(added.status).toBe(201)
    expect(added.headers['cache-control']).toBe('no-store')
    expect(added.body.member).toMatchObject({
      username: 'ana.souza',
      isActive: true,
      isNew: true,
      isYou: false,
    })
    const oneTime = { username: 'ana.souza', password: added.body.oneTimePassword as string }
    expect(oneTime.password).toMatch(/^(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}$/)
    const asked = await signIn(oneTime)
    expect(asked).toMatchObject({ status: 401, body: { error: 'NEW_PASSWORD_NEEDED' }, cookie: undefined })
    expect((await signIn({ ...oneTime, newPassword: 'curta' })).status).toBe(400)
    expect((await signIn({ ...oneTime, newPassword: oneTime.password })).body.error).toBe('SAME_PASSWORD')
    expect(await isIn(await entered({ ...oneTime, newPassword: own }))).toBe(true)
    expect((await signIn(oneTime)).body.error).toBe('WRONG_CREDENTIALS')
    expect(await isIn(await entered({ username: 'ana.souza', password: own }))).toBe(true)
    const rows = await orders.db.selectFrom('auditLog').selectAll().execute()
    expect(rows).toContainEqual(
      expect.objectContaining({
        actor: 'admin',
        action: 'member-added',
        details: { member: 'ana.souza', role: 'viewer' },
      }),
    )
    expect(JSON.stringify(rows)).not.toContain(oneTime.password)
  })

  it.each(['ab', 'ana souza', '-ana', 'a'.repeat(61), 'ána', 'a\u0000na'])(
    'cannot be named %j',
    async (username) => {
      expect((await post(await entered(), 'staff', { username, ...proof })).status).toBe(400)
    },
  )

  it('has a unique name, regardless of case and under concurrency', async () => {
    const admin = await entered()
    for (const username of ['ADMIN', 'Settings']) {
      expect(await post(admin, 'staff', { username, ...proof })).toMatchObject({
        status: 409,
        body: { error: 'USERNAME_TAKEN' },
      })
    }
    const both = await Promise.all(
      ['Bruno', 'bruno'].map((username) => post(admin, 'staff', { username, ...proof })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('has three days to replace the one-time password', async () => {
    const { body } = await post(await entered(), 'staff', { username: 'atrasado', ...proof })
    const late = { oneTimeUntil: sql<Date>`now() - interval '1 second'` }
    await orders.db.updateTable('staffAccounts').set(late).where('username', '=', 'atrasado').execute()
    const answer = await signIn({ username: 'atrasado', password: body.oneTimePassword, newPassword: own })
    expect(answer.body).toEqual({ error: 'WRONG_CREDENTIALS', message: 'Usuário ou senha inválidos.' })
  })

  it('is refused like an unknown user once deactivated, and returns with a new password', async () => {
    const member = await aMember()
    await withSecondStep(member.cookie)
    const admin = await entered()
    const list = await post(admin, `staff/${member.id}/deactivate`, proof)
    expect(list.status).toBe(200)
    expect((list.body as StaffMember[]).find(({ id }) => id === member.id)).toMatchObject({
      isActive: false,
      sessions: [],
    })
    expect(await isIn(member.cookie)).toBe(false)
    expect((await signIn({ username: member.username, password: own })).body).toEqual({
      error: 'WRONG_CREDENTIALS',
      message: 'Usuário ou senha inválidos.',
    })
    expect((await post(admin, `staff/${member.id}/deactivate`, proof)).status).toBe(404)
    const { body } = await post(admin, `staff/${member.id}/renew-access`, proof)
    expect(body.member).toMatchObject({ isActive: true, isNew: true, hasSecondStep: false })
    expect(
      await isIn(
        await entered({ username: member.username, password: body.oneTimePassword, newPassword: `${own}!` }),
      ),
    ).toBe(true)
    expect(await actionsOf('admin')).toEqual(expect.arrayContaining(['member-deactivated', 'access-renewed']))
  })

  it('cannot renew their own access', async () => {
    const admin = await entered()
    const me = ((await get(admin, 'staff')) as StaffMember[]).find(({ isYou }) => isYou)!
    expect((await post(admin, `staff/${me.id}/renew-access`, proof)).status).toBe(400)
    expect((await post(admin, 'staff/00000000-0000-4000-8000-000000000000/renew-access', proof)).status).toBe(
      404,
    )
  })
})

describe('changing the access of a member', () => {
  const acts: Array<[string, () => Promise<string>, object]> = [
    ['add-member', async () => 'staff', { username: 'quem.seria' }],
    ['renew-access', async () => `staff/${(await aMember()).id}/renew-access`, {}],
    ['deactivate-member', async () => `staff/${(await aMember()).id}/deactivate`, {}],
  ]

  it.each(acts)('%s requires the own password', async (_, address, request) => {
    const { username, cookie } = await aMember()
    const url = await address()
    expect((await post(cookie, url, request)).status).toBe(400)
    const wrong = await post(cookie, url, { ...request, password: adminPassword })
    expect(wrong).toMatchObject({
      status: 403,
      body: { error: 'WRONG_PASSWORD', message: 'A senha atual não confere.' },
    })
    expect(await actionsOf(username)).toContain('identity-not-confirmed')
    expect((await post(cookie, url, { ...request, password: own })).status).toBeLessThan(300)
    await orders.db.deleteFrom('staffAccounts').where('username', '=', 'quem.seria').execute()
  })

  it.each(acts)(
    '%s requires a code as well when the second step is enrolled',
    async (_, address, request) => {
      const { username, cookie } = await aMember()
      const { code } = await withSecondStep(cookie)
      const url = await address()
      const act = (sent: object) => post(cookie, url, { ...request, password: own, ...sent })
      expect(await act({})).toMatchObject({ status: 403, body: { error: 'OWN_CODE_NEEDED' } })
      expect((await act({ code: '000000' })).body.error).toBe('WRONG_CODE')
      expect(await actionsOf(username)).toContain('identity-not-confirmed')
      const present = code()
      expect((await act({ code: present })).status).toBeLessThan(300)
      expect((await act({ code: present })).body.error).toBe('WRONG_CODE')
      await orders.db.deleteFrom('staffAccounts').where('username', '=', 'quem.seria').execute()
    },
  )

  it('is throttled', async () => {
    const { cookie } = await aMember()
    const statuses = []
    for (let tries = 0; tries < 7; tries++)
      statuses.push((await post(cookie, 'staff', { username: 'intruso', password: `${tries}` })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
  })
})

describe('the last active administrator', () => {
  const onlyThese = async (...usernames: string[]) => {
    await orders.db
      .updateTable('staffAccounts')
      .set({ deactivatedAt: sql<Date>`now()` })
      .where('username', 'not in', usernames)
      .execute()
  }
  // Deactivation replaces the password.
  const passwords = new Map<string, string>()
  beforeEach(async () => {
    const accounts = await orders.db.selectFrom('staffAccounts').select(['id', 'passwordHash']).execute()
    for (const { id, passwordHash } of accounts) passwords.set(id, passwordHash)
  })
  afterEach(async () => {
    await orders.db.updateTable('staffAccounts').set({ deactivatedAt: null }).execute()
    for (const [id, passwordHash] of passwords)
      await orders.db.updateTable('staffAccounts').set({ passwordHash }).where('id', '=', id).execute()
  })
  const idOf = async (cookie: string, username: string) =>
    ((await get(cookie, 'staff')) as StaffMember[]).find((it) => it.username === username)!.id

  it('cannot be deactivated, even beside a member who never signed in', async () => {
    const admin = await entered()
    await onlyThese('admin')
    await post(admin, 'staff', { username: 'nunca.veio', ...proof })
    expect(await post(admin, `staff/${await idOf(admin, 'admin')}/deactivate`, proof)).toMatchObject({
      status: 409,
      body: { error: 'LAST_ADMINISTRATOR' },
    })
    expect(await isIn(admin)).toBe(true)
  })

  it('remains when two administrators deactivate each other at once', async () => {
    const [admin, member] = [await entered(), await aMember()]
    await onlyThese('admin', member.username)
    const adminId = await idOf(admin, 'admin')
    const answers = await Promise.all([
      post(admin, `staff/${member.id}/deactivate`, proof),
      post(member.cookie, `staff/${adminId}/deactivate`, { password: own }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isIn(admin), await isIn(member.cookie)].filter(Boolean)).toHaveLength(1)
  })
})

describe('POST /api/admin/account/password', () => {
  it('requires the current password and revokes every other session', async () => {
    const member = await aMember()
    const elsewhere = await entered({ username: member.username, password: own })
    const request = { password: own, newPassword: 'outra senha comprida' }
    const wrong = await post(member.cookie, 'account/password', { ...request, password: 'errada' })
    expect(wrong).toMatchObject({ status: 403, body: { error: 'WRONG_PASSWORD' } })
    expect((await post(member.cookie, 'account/password', { ...request, newPassword: own })).status).toBe(400)
    expect((await post(member.cookie, 'account/password', { ...request, newPassword: 'curta' })).status).toBe(
      400,
    )
    expect(await isIn(elsewhere)).toBe(true)
    const changed = await post(member.cookie, 'account/password', request)
    expect(changed.status).toBe(200)
    expect((changed.body as OwnAccount).sessions).toMatchObject([{ isThisOne: true }])
    expect([await isIn(elsewhere), await isIn(member.cookie), await isIn(changed.cookie!)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await signIn({ username: member.username, password: own })).status).toBe(401)
    expect(await actionsOf(member.username)).toContain('password-changed')
  })

  it('requires a code as well when the second step is enrolled', async () => {
    const { cookie } = await aMember()
    const { code } = await withSecondStep(cookie)
    const change = (sent: object) =>
      post(cookie, 'account/password', { password: own, newPassword: 'outra senha comprida', ...sent })
    expect((await change({})).body.error).toBe('OWN_CODE_NEEDED')
    expect((await change({ code: '000000' })).body.error).toBe('WRONG_CODE')
    expect((await change({ code: code() })).status).toBe(200)
  })

  it('refuses a password that everybody tries first, also in place of a one-time one', async () => {
    const { cookie } = await aMember()
    const change = { password: own, newPassword: 'Senha1234567' }
    expect(await post(cookie, 'account/password', change)).toMatchObject({
      status: 400,
      body: { error: 'COMMON_PASSWORD' },
    })
    const { body } = await post(await entered(), 'staff', { username: 'comum', ...proof })
    const first = { username: 'comum', password: body.oneTimePassword, newPassword: 'comum2026!!!!' }
    expect((await signIn(first)).body.error).toBe('COMMON_PASSWORD')
    const given = { ...orders.config, ADMIN_PASSWORD: 'flamengo2026' }
    await expect(seedAdministrator(orders.db, given)).rejects.toThrow('choose another')
  })

  it('is throttled against a stolen session', async () => {
    const member = await aMember()
    const statuses = []
    for (let tries = 0; tries < 7; tries++) {
      const guess = { password: `palpite ${tries}`, newPassword: 'outra senha comprida' }
      statuses.push((await post(member.cookie, 'account/password', guess)).status)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  it('keeps the new password when the settings still hold the first one', async () => {
    const admin = await entered()
    const changed = await post(admin, 'account/password', { password: adminPassword, newPassword: own })
    await seedAdministrator(orders.db, orders.config)
    expect(await isIn(changed.cookie!)).toBe(true)
    expect((await signIn({ username: 'admin', password: adminPassword })).status).toBe(401)
    await post(changed.cookie!, 'account/password', { password: own, newPassword: adminPassword })
  })
})

describe('the second step', () => {
  it('is asked for after the right password only, and accepts each code once', async () => {
    const { username, cookie } = await aMember()
    const { code, usedCode, begun, confirmed } = await withSecondStep(cookie)
    expect(begun.address).toBe(
      `otpauth://totp/SMM%20Brasil%3A${username}?secret=${begun.secret}&issuer=SMM%20Brasil`,
    )
    expect(begun.qrCode).toMatch(/^data:image\/png;base64,/)
    expect(confirmed.body.account).toMatchObject({ hasSecondStep: true, recoveryCodesLeft: 10 })
    const right = { username, password: own }
    expect((await signIn({ username, password: 'errada' })).body.error).toBe('WRONG_CREDENTIALS')
    expect(await signIn(right)).toMatchObject({
      status: 401,
      body: { error: 'CODE_NEEDED' },
      cookie: undefined,
    })
    expect((await signIn({ ...right, code: '000 000' })).body.error).toBe('WRONG_CODE')
    expect((await signIn({ ...right, code: usedCode })).body.error).toBe('WRONG_CODE')
    const present = code()
    expect(await isIn(await entered({ ...right, code: present }))).toBe(true)
    expect((await signIn({ ...right, code: present })).body.error).toBe('WRONG_CODE')
  })

  it('accepts one of two concurrent uses of a code', async () => {
    const { username, cookie } = await aMember()
    const { code } = await withSecondStep(cookie)
    const answers = await Promise.all([1, 2].map(() => signIn({ username, password: own, code: code() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const { username, cookie } = await aMember()
    const { confirmed } = await withSecondStep(cookie)
    const [first] = confirmed.body.recoveryCodes as string[]
    expect(first).toMatch(/^(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}$/)
    const sloppy = first!.toLowerCase().replaceAll('-', ' ')
    const back = await entered({ username, password: own, code: sloppy })
    expect(await get(back, 'account')).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await signIn({ username, password: own, code: first })).body.error).toBe('WRONG_CODE')
    expect(await actionsOf(username)).toContain('recovery-code-used')
  })

  it('is throttled per account, whatever the address', async () => {
    const { username, cookie } = await aMember()
    await withSecondStep(cookie)
    const statuses = []
    for (let tries = 0; tries < 7; tries++) {
      const answer = await orders.service.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        remoteAddress: `10.1.0.${tries}`,
        payload: { username, password: own, code: '000000' },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  it('takes effect only once a code confirms it', async () => {
    const { username, cookie } = await aMember()
    expect((await post(cookie, 'account/second-step/confirm', { code: '123456' })).status).toBe(403)
    await post(cookie, 'account/second-step', { password: own })
    expect((await post(cookie, 'account/second-step/confirm', { code: '000000' })).status).toBe(403)
    expect((await signIn({ username, password: own })).status).toBe(200)
  })

  it('is removed with the password and a code', async () => {
    const { username, cookie } = await aMember()
    const { code } = await withSecondStep(cookie)
    const remove = (sent: object) => post(cookie, 'account/second-step/remove', sent)
    expect(await remove({ password: 'errada', code: code() })).toMatchObject({
      status: 403,
      body: { error: 'WRONG_PASSWORD' },
    })
    expect(await remove({ password: own })).toMatchObject({
      status: 403,
      body: {
        error: 'OWN_CODE_NEEDED',
        message: 'Informe também o código do seu aplicativo autenticador.',
      },
    })
    expect((await remove({ password: own, code: '000000' })).body.error).toBe('WRONG_CODE')
    const { body } = await remove({ password: own, code: code() })
    expect(body).toMatchObject({ hasSecondStep: false, recoveryCodesLeft: 0 })
    expect((await signIn({ username, password: own })).status).toBe(200)
  })

  it('is not replaced with the password alone', async () => {
    const { cookie } = await aMember()
    const { code } = await withSecondStep(cookie)
    const begin = (sent: object) => post(cookie, 'account/second-step', sent)
    expect((await begin({ password: own })).body.error).toBe('OWN_CODE_NEEDED')
    expect((await begin({ password: own, code: code() })).status).toBe(200)
  })

  it('is stored encrypted or hashed', async () => {
    const { cookie } = await aMember()
    const { begun, confirmed } = await withSecondStep(cookie)
    const rows = JSON.stringify([
      await orders.db.selectFrom('staffAccounts').selectAll().execute(),
      await orders.db.selectFrom('staffRecoveryCodes').selectAll().execute(),
      await orders.db.selectFrom('auditLog').selectAll().execute(),
    ])
    for (const secret of [
      begun.secret,
      fromBase32(begun.secret).toString('hex'),
      ...confirmed.body.recoveryCodes,
    ])
      expect(rows).not.toContain(secret)
  })
})

describe('sessions', () => {
  it('are listed and revoked, one or all others', async () => {
    const { username, cookie } = await aMember()
    const [phone, tablet] = [1, 2].map(() => entered({ username, password: own }))
    const others = [await phone!, await tablet!]
    const account = (await get(cookie, 'account')) as OwnAccount
    expect(account.sessions).toHaveLength(3)
    expect(account.sessions.filter(({ isThisOne }) => isThisOne)).toMatchObject([
      { device: 'A browser', address: '127.0.0.1' },
    ])
    const seen = ((await get(others[0]!, 'account')) as OwnAccount).sessions.find(
      ({ isThisOne }) => isThisOne,
    )!
    expect((await post(cookie, `sessions/${seen.id}/end`)).status).toBe(200)
    expect(await Promise.all([cookie, ...others].map(isIn))).toEqual([true, false, true])
    expect((await post(cookie, `sessions/${seen.id}/end`)).status).toBe(404)
    expect((await post(cookie, 'account/end-other-sessions')).body.sessions).toHaveLength(1)
    expect(await Promise.all([cookie, ...others].map(isIn))).toEqual([true, false, false])
    const messages = await orders.db
      .selectFrom('outbox')
      .select('receiver')
      .where('name', '=', 'staff-session-ended')
      .execute()
    expect(new Set(messages.map(({ receiver }) => receiver))).toEqual(new Set(['chat', 'catalogue']))
  })

  it('of a member are listed and revoked by another', async () => {
    const { id, cookie } = await aMember()
    const admin = await entered()
    const member = ((await get(admin, 'staff')) as StaffMember[]).find((it) => it.id === id)!
    expect(member.sessions).toMatchObject([{ isThisOne: false }])
    const end = (sent?: object) => post(admin, `sessions/${member.sessions[0]!.id}/end`, sent)
    for (const sent of [undefined, {}, { password: own }])
      expect(await end(sent)).toMatchObject({ status: 403, body: { error: 'WRONG_PASSWORD' } })
    expect(await isIn(cookie)).toBe(true)
    expect((await end(proof)).status).toBe(200)
    expect(await isIn(cookie)).toBe(false)
    expect(await actionsOf('admin')).toContain('session-ended')
  })
})

it.each([
  ['GET', 'staff'],
  ['POST', 'staff'],
  ['GET', 'account'],
  ['POST', 'account/password'],
  ['POST', 'account/second-step'],
  ['POST', 'account/second-step/confirm'],
  ['POST', 'account/second-step/remove'],
  ['POST', 'account/end-other-sessions'],
  ['POST', `sessions/${'0'.repeat(64)}/end`],
] as const)('%s %s requires a session', async (method, url) => {
  expect((await call('', method, url, method === 'POST' ? {} : undefined)).status).toBe(401)
})

describe('a failed sign-in', () => {
  const guess = (username: string, password = 'wrong guess') => signIn({ username, password })

  it('is audited the first time, then each time it throttles its client', async () => {
    const { username } = await aMember()
    await orders.db.deleteFrom('signInAttempts').execute()
    for (let tries = 0; tries < 5; tries++) expect((await guess(username)).status).toBe(401)
    expect((await guess(username)).status).toBe(429)
    await unblock()
    expect((await guess(username)).status).toBe(401)
    const of = (tries: number) => ({ address: '127.0.0.1', wrong: 'password', tries })
    expect(await refusedSignIns(username)).toEqual([of(1), of(5), of(6)])
  })

  it('with the right password and a wrong code is audited each time', async () => {
    const { username, cookie } = await aMember()
    await withSecondStep(cookie)
    await orders.db.deleteFrom('signInAttempts').execute()
    for (let tries = 0; tries < 2; tries++)
      expect((await signIn({ username, password: own, code: '000000' })).body.error).toBe('WRONG_CODE')
    expect(await refusedSignIns(username)).toMatchObject([{ wrong: 'code' }, { wrong: 'code' }])
  })

  it('with an unknown username stores neither name nor password', async () => {
    await guess('minha senha secreta', 'outra senha secreta')
    const log = await orders.db.selectFrom('auditLog').selectAll().execute()
    expect((await refusedSignIns('?')).at(-1)).toEqual({ address: '127.0.0.1', wrong: 'password', tries: 1 })
    expect(JSON.stringify(log)).not.toContain('secreta')
  })

  it('has a limited number of audit entries, whatever the address and name', async () => {
    const before = (await refusedSignIns('?')).length
    for (let n = 0; n < 30; n++)
      await orders.service.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: `ninguem${n}`, password: 'wrong guess' },
        remoteAddress: `10.9.0.${n}`,
      })
    expect((await refusedSignIns('?')).length - before).toBeLessThan(25)
  })
})
