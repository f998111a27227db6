import { unseal } from './sealed.ts'
import { authStateOf, idleMs, openSession, sealSession, type StaffSession } from './staff-session.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.now()
const session: StaffSession = {
  sessionId: 's1',
  username: 'ana',
  role: 'owner',
  idleEndsAt: now + idleMs,
  endsAt: now + 3_600_000,
  provenUntil: now + 60_000,
}

describe('a sealed session', () => {
  it('opens with the same secret only', () => {
    const sealed = sealSession(session, secret)
    expect(openSession(sealed, secret)).toEqual(session)
    expect(openSession(sealed, `${secret}!`)).toBeNull()
  })

  it('does not open when one character was changed', () => {
    const sealed = sealSession(session, secret)
    const forged = [...sealed].map(
      (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
    )
    // The last character of base64url carries bits that do not count.
    expect(forged.slice(0, -1).filter((text) => openSession(text, secret) !== null)).toEqual([])
  })

  it.each([undefined, '', '.', 'a.b', 'a.b.c', '…', `${Buffer.from('null').toString('base64url')}.x`])(
    '%s is no session',
    (text) => {
      expect(openSession(text, secret)).toBeNull()
    },
  )

  it('expires when idle too long, and at its absolute end', () => {
    expect(openSession(sealSession(session, secret), secret, session.idleEndsAt + 1)).toBeNull()
    const old = { ...session, endsAt: now - 1 }
    expect(openSession(sealSession(old, secret), secret)).toBeNull()
  })

  it('of the previous release is an owner’s, and taken for proven', () => {
    const { role, provenUntil, ...former } = session
    expect([role, provenUntil]).toBeDefined()
    const opened = openSession(sealSession(former, secret), secret)
    expect(opened).toEqual({ ...former, role: 'owner', provenUntil: session.endsAt })
  })

  it('of a lesser role, or without its second step, is none to the previous release', () => {
    for (const limit of [{ role: 'viewer' }, { isEnrolling: true }] as const) {
      const sealed = sealSession({ ...session, ...limit }, secret)
      expect(openSession(sealed, secret)).toMatchObject(limit)
      // The previous release opens what this key sealed, and takes it for an administrator's.
      expect(unseal(sealed, secret)).toBeNull()
    }
    expect(unseal(sealSession(session, secret), secret)).toEqual(session)
  })

  it('tells a client its role and its proof, and nothing that opens a session', () => {
    const provenForSeconds = expect.any(Number)
    expect(authStateOf(session)).toEqual({ authenticated: true, role: 'owner', provenForSeconds })
    expect(authStateOf({ ...session, provenUntil: 0 })).toMatchObject({ provenForSeconds: 0 })
    expect(authStateOf(null)).toEqual({ authenticated: false })
  })
})
