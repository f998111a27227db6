import { generateKeyPairSync } from 'node:crypto'
import { unseal } from '../cryptography/sealed.ts'
import { authStateOf, idleMs, openSession, sealSession, signSession } from './staff-session.ts'
import { aSession, mintedCookies, sessionKeys } from './test-staff-session.ts'

const { secret, privateKey } = sessionKeys
const session = signSession(aSession(), privateKey)
const open = (sealed: string | undefined, now?: number) => openSession(sealed, sessionKeys, now)

describe('a sealed session', () => {
  it('opens with the same secret only', () => {
    const sealed = sealSession(session, secret)
    expect(open(sealed)).toEqual(session)
    expect(openSession(sealed, { ...sessionKeys, secret: `${secret}!` })).toBeNull()
  })

  it('does not open when one character was changed', () => {
    const sealed = sealSession(session, secret)
    const forged = [...sealed].map(
      (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
    )
    // The last character of base64url carries bits that do not count.
    expect(forged.slice(0, -1).filter((text) => open(text) !== null)).toEqual([])
  })

  it.each([undefined, '', '.', 'a.b', 'a.b.c', '…', `${Buffer.from('null').toString('base64url')}.x`])(
    '%s is no session',
    (text) => {
      expect(open(text)).toBeNull()
    },
  )

  it('expires when idle too long, and at its absolute end', () => {
    expect(open(sealSession(session, secret), session.idleEndsAt + 1)).toBeNull()
    const old = signSession({ ...session, endsAt: Date.now() - 1 }, privateKey)
    expect(open(sealSession(old, secret))).toBeNull()
  })

  it('is renewed by every service, and opens with the signature that it had', () => {
    const renewed = { ...session, idleEndsAt: Date.now() + 2 * idleMs }
    expect(open(sealSession(renewed, secret))).toEqual(renewed)
  })

  it('opens nowhere when it was sealed by a service that signs nobody in', () => {
    const sealed = mintedCookies().map((cookie) => cookie.split('=')[1])
    expect(sealed.map((text) => open(text))).toEqual([null, null, null])
  })

  it.each([
    ['another member', { username: 'bia' }],
    ['another role', { role: 'finance' }],
    ['a later end', { endsAt: session.endsAt + 1 }],
    ['a later proof', { provenUntil: session.provenUntil + 1 }],
    ['another id, which nobody ended', { sessionId: 'another' }],
    ['a second step that is missing', { isEnrolling: true }],
  ] as const)('does not open with the signature of a session with %s', (_, change) => {
    const { signature } = signSession({ ...session, ...change }, privateKey)
    expect(open(sealSession({ ...session, signature }, secret))).toBeNull()
  })

  it('of a lesser role, or without its second step, is none to a release without roles', () => {
    for (const limit of [{ role: 'viewer' }, { isEnrolling: true }] as const) {
      const sealed = sealSession(signSession({ ...session, ...limit }, privateKey), secret)
      expect(open(sealed)).toMatchObject(limit)
      // That release opens what this key sealed, and takes it for an administrator's.
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

describe('a session of a release that signed none', () => {
  const { signature: _, ...unsigned } = session
  const keys = { ...sessionKeys, unsignedUntil: session.endsAt }

  it('is accepted until the moment that the deploy set', () => {
    const sealed = sealSession(unsigned, secret)
    expect(openSession(sealed, keys)).toEqual(unsigned)
    expect(openSession(sealed, { ...keys, unsignedUntil: session.endsAt - 1 })).toBeNull()
    expect(openSession(sealed, sessionKeys)).toBeNull()
  })

  it('without a role is an owner’s, and taken for proven', () => {
    const { role: _role, provenUntil: _proof, ...former } = unsigned
    const opened = openSession(sealSession(former, secret), keys)
    expect(opened).toEqual({ ...former, role: 'owner', provenUntil: session.endsAt })
  })

  it('opens no more once it carries a signature that is wrong', () => {
    const own = generateKeyPairSync('ed25519').privateKey
    expect(openSession(sealSession(signSession(session, own), secret), keys)).toBeNull()
  })
})
