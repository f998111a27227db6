import type { LightMyRequestResponse } from 'fastify'
import { staffCookie } from '@smm/contracts/staff'
import { createLogger } from '../observability/create-logger.ts'
import { createService } from '../create-service.ts'
import { clearSessionCookie, giveSessionCookie, identifyStaff } from './identify-staff.ts'
import { idleMs, openSession, type StaffSession } from './staff-session.ts'
import { aSession, sessionKeys } from './test-staff-session.ts'

const now = Date.now()
/** Its cookie is due for renewal, and its proof is over. */
const former = aSession({ idleEndsAt: now + idleMs / 2, provenUntil: now - 1 })

const proven = { ...former, idleEndsAt: now + idleMs, provenUntil: now + 600_000 }

/** A browser whose member got `entered` a while ago; `/change` gives them `changed`. */
async function open({ entered = former, changed = proven }: Record<string, StaffSession> = {}) {
  const app = createService({ name: 'test', log: createLogger('test', 'silent') })
  const ended: string[] = []
  const guard = { ...sessionKeys, secure: true, isEnded: async (id: string) => ended.includes(id) }
  await app.register(async (scope) => {
    await identifyStaff(scope, guard)
    scope.get('/enter', (_request, reply) => giveSessionCookie(reply, entered, guard).send({}))
    scope.get('/change', (_request, reply) => giveSessionCookie(reply, changed, guard).send({}))
    scope.get('/leave', (_request, reply) => clearSessionCookie(reply, guard).send({}))
    scope.get('/who', ({ staff }) => ({ staff }))
  })
  const jar = new Map<string, string>()
  const ask = (url: string) => app.inject({ url, cookies: Object.fromEntries(jar) })
  const receive = ({ cookies }: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of cookies) maxAge === 0 ? jar.delete(name) : jar.set(name, value)
  }
  receive(await ask('/enter'))
  return { ask, receive, jar, ended }
}
const who = async ({ ask }: Awaited<ReturnType<typeof open>>) => (await ask('/who')).json().staff

describe('an answer that arrives after a newer one', () => {
  it('does not take back the proof of identity', async () => {
    const browser = await open()
    const [late, change] = [await browser.ask('/who'), await browser.ask('/change')]
    browser.receive(change)
    browser.receive(late)
    expect(await who(browser)).toMatchObject({ provenUntil: now + 600_000 })
  })

  it('does not bring back the session that a new password ended', async () => {
    const browser = await open({ changed: aSession({ username: 'bia' }) })
    const [late, change] = [await browser.ask('/who'), await browser.ask('/change')]
    browser.receive(change)
    browser.receive(late)
    browser.ended.push(former.sessionId)
    expect(await who(browser)).toMatchObject({ username: 'bia' })
  })

  it('does not ask again for a second step that is enrolled', async () => {
    const enrolling = { ...former, isEnrolling: true } as const
    const browser = await open({ entered: enrolling, changed: former })
    const [late, change] = [await browser.ask('/who'), await browser.ask('/change')]
    browser.receive(change)
    browser.receive(late)
    expect(await who(browser)).not.toHaveProperty('isEnrolling')
  })
})

it('the cookie that the previous release reads gets the proof with its next renewal, once', async () => {
  const browser = await open({ changed: { ...proven, idleEndsAt: former.idleEndsAt } })
  const [late, change] = [await browser.ask('/enter'), await browser.ask('/change')]
  browser.receive(change)
  browser.jar.set(late.cookies[0]!.name, late.cookies[0]!.value)
  browser.receive(await browser.ask('/who'))
  const session = openSession(browser.jar.get(`__Host-${staffCookie}`), sessionKeys)
  expect(session).toMatchObject({ provenUntil: proven.provenUntil })
  expect(session!.idleEndsAt).toBeGreaterThan(former.idleEndsAt)
  expect((await browser.ask('/who')).cookies).toEqual([])
})

it('a member who signs out leaves no cookie behind', async () => {
  const browser = await open()
  browser.receive(await browser.ask('/change'))
  browser.receive(await browser.ask('/leave'))
  expect([...browser.jar.keys()]).toEqual([])
  expect(await who(browser)).toBeNull()
})
