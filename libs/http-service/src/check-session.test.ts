import { staffCookie } from '@smm/contracts/staff'
import { checkSessionRoute } from './check-session.ts'
import { createService } from './create-service.ts'
import { idleMs, sealSession, type StaffSession } from './staff-session.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.now()
const session: StaffSession = {
  sessionId: 's1',
  username: 'ana',
  idleEndsAt: now + idleMs,
  endsAt: now + 3_600_000,
}

it.each([
  ['a visitor', undefined, false],
  ['a member', session, true],
  ['a member who signed out', { ...session, sessionId: 's2' }, false],
  ['a member who was idle too long', { ...session, idleEndsAt: now - 1 }, false],
])('tells whether %s is signed in', async (_, given, authenticated) => {
  const app = createService({ name: 'test', logLevel: 'silent' })
  await app.register(checkSessionRoute({ secret, secure: false, isEnded: async (id) => id === 's2' }))
  const cookies = given && { [staffCookie]: sealSession(given, secret) }
  const answer = await app.inject({ url: '/api/admin/check', cookies })
  expect([answer.statusCode, answer.json()]).toEqual([200, { authenticated }])
})
