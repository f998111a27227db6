import { staffCookie } from '@smm/contracts/staff'
import { checkSessionRoute } from './check-session.ts'
import { createService } from './create-service.ts'
import { idleMs, sealSession, type StaffSession } from './staff-session.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.now()
const session: StaffSession = {
  sessionId: 's1',
  username: 'ana',
  role: 'support',
  idleEndsAt: now + idleMs,
  endsAt: now + 3_600_000,
  provenUntil: now,
}

it.each([
  ['a visitor', undefined, { authenticated: false }],
  ['a member', session, { authenticated: true, role: 'support', provenForSeconds: 0 }],
  ['a member who signed out', { ...session, sessionId: 's2' }, { authenticated: false }],
  ['a member who was idle too long', { ...session, idleEndsAt: now - 1 }, { authenticated: false }],
])('tells whether %s is signed in, and as what', async (_, given, state) => {
  const app = createService({ name: 'test', logLevel: 'silent' })
  await app.register(checkSessionRoute({ secret, secure: false, isEnded: async (id) => id === 's2' }))
  const cookies = given && { [staffCookie]: sealSession(given, secret) }
  const answer = await app.inject({ url: '/api/admin/check', cookies })
  expect([answer.statusCode, answer.json()]).toEqual([200, state])
})
