import { hashPassword } from '../staff/password/hash-password.ts'
import { openSession, sealSession, signSession } from '@smm/http-service/staff/staff-session'
import { sessionKeys } from '@smm/http-service/staff/test-staff-session'
import type { StaffRole } from '@smm/contracts/access'
import { orders } from './open-for-this-file.ts'
import { adminPassword } from './open-orders.ts'
import { generateTotp, totpStepAt } from '../staff/second-step/totp.ts'

/** A call of the panel's API under /api/admin with a cookie; the answer's first cookie comes back ready to send. */
export async function call(cookie: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await orders.service.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { cookie, 'user-agent': 'A browser' },
    ...(payload && { payload }),
  })
  const [set] = answer.cookies
  return {
    status: answer.statusCode,
    body: answer.json(),
    headers: answer.headers,
    cookie: set && `smm_staff=${set.value}`,
  }
}
export const post = (cookie: string, url: string, payload?: object) => call(cookie, 'POST', url, payload)
export const get = async (cookie: string, url: string) => (await call(cookie, 'GET', url)).body
export const signIn = (payload: object) => post('', 'login', payload)
/** The cookie of who signed in; the administrator by default. */
export const entered = async (payload: object = { username: 'admin', password: adminPassword }) =>
  (await signIn(payload)).cookie!
export const isIn = async (cookie: string) => (await get(cookie, 'check')).authenticated as boolean

/** The password of every member below. */
export const own = 'uma senha só minha'
/** Reauthentication of the administrator. */
export const proof = { password: adminPassword }

let count = 0
let ownHash: Promise<string> | undefined
/** A member who has replaced the one-time password: stored as such, since hashes are what takes these tests long. */
export async function aMember(role: StaffRole = 'owner') {
  ownHash ??= hashPassword(own)
  const member = { username: `membro${++count}`, role, passwordHash: await ownHash }
  const added = orders.db.insertInto('staffAccounts').values(member).returning(['id', 'username'])
  const { id, username } = await added.executeTakeFirstOrThrow()
  return { username, id, cookie: await entered({ username, password: own }) }
}

/** The same session, with a proof of identity that is over. */
export function withOldProof(cookie: string): string {
  const session = openSession(cookie.replace('smm_staff=', ''), sessionKeys)!
  const old = signSession({ ...session, provenUntil: Date.now() - 1 }, sessionKeys.privateKey)
  return `smm_staff=${sealSession(old, sessionKeys.secret)}`
}

/** Enrols the member's second step with `usedCode`, the code of the present time step. */
export async function withSecondStep(cookie: string) {
  const { body } = await post(cookie, 'account/second-step', { password: own })
  const usedStep = totpStepAt(Date.now())
  const codeOf = (step: number) => generateTotp(fromBase32(body.secret), step)
  const usedCode = codeOf(usedStep)
  /** A code not used yet: the next step's is accepted early, and stays good when a step ends meanwhile. */
  const code = () => codeOf(Math.max(totpStepAt(Date.now()), usedStep + 1))
  const confirmed = await post(cookie, 'account/second-step/confirm', { code: usedCode })
  return { code, usedCode, begun: body, confirmed }
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
export const fromBase32 = (text: string) => {
  const bits = [...text].map((it) => letters.indexOf(it).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((eight) => parseInt(eight, 2)))
}
