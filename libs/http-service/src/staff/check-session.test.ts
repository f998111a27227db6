import { checkSessionRoute } from './check-session.ts'
import { createLogger } from '../observability/create-logger.ts'
import { createService } from '../create-service.ts'
import { cookieOf, sessionKeys } from './test-staff-session.ts'

it.each([
  ['a visitor', '', { authenticated: false }],
  [
    'a member',
    cookieOf({ role: 'support', provenUntil: Date.now() }),
    { authenticated: true, role: 'support', provenForSeconds: 0 },
  ],
  ['a member who signed out', cookieOf({ sessionId: 'ended' }), { authenticated: false }],
  ['a member who was idle too long', cookieOf({ idleEndsAt: Date.now() - 1 }), { authenticated: false }],
])('tells whether %s is signed in, and as what', async (_, cookie, state) => {
  const app = createService({ name: 'test', log: createLogger('test', 'silent') })
  const guard = { ...sessionKeys, secure: false, isEnded: async (id: string) => id === 'ended' }
  await app.register(checkSessionRoute(guard))
  const answer = await app.inject({ url: '/api/admin/check', headers: { cookie } })
  expect([answer.statusCode, answer.json()]).toEqual([200, state])
})
