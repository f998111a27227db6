import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import Type, { type Static } from 'typebox'
import type { StaffRole } from '@smm/contracts/access'

/** The part of a session that the service which signs members in vouches for. */
export type SignedFields = {
  sessionId: string
  username: string
  role: StaffRole
  endsAt: number
  /** Until when the member need not prove their identity again. */
  provenUntil: number
  /** The member has yet to enrol the second step that their role demands. */
  isEnrolling?: true
}

/** Ed25519 keys as base64 of their DER: PKCS #8 for the private one, SPKI for the public one (RFC 8410). */
export const PrivateKeySetting = Type.String({ pattern: '^MC4CAQAwBQYDK2VwBCIEI[\\w+/]{43}$' })
export const PublicKeySetting = Type.String({ pattern: '^MCowBQYDK2VwAyEA[\\w+/]{43}=$' })

/** Settings of every service that accepts staff sessions. */
const settings = Type.Object({
  /** Seals the cookies; the same in every service. */
  STAFF_SESSION_SECRET: Type.String({ minLength: 32 }),
  /** Until then a release that signs no session, and announces no messages, may run beside this one. */
  STAFF_KEYS_TRANSITION_UNTIL: Type.Optional(Type.String({ format: 'date-time' })),
})
export const sealingSettings = settings.properties
export type SealingSettings = Static<typeof settings>

/** The keys that open a staff session. */
export type SessionKeys = {
  /** The key that seals the cookies. Every service has it, so it proves nothing about who signed in. */
  secret: string
  /** Verifies the signature of the service that signs members in. */
  publicKey: KeyObject
  /** The latest end of a session without a signature, in milliseconds since 1970. */
  unsignedUntil: number
}

export const sessionKeysOf = (settings: SealingSettings, publicKey: KeyObject): SessionKeys => ({
  secret: settings.STAFF_SESSION_SECRET,
  publicKey,
  unsignedUntil: transitionUntil(settings),
})

/** One deploy brings staff keys and announced messages: the same setting ends both transitions. 0 where there is none. */
export const transitionUntil = ({
  STAFF_KEYS_TRANSITION_UNTIL: until,
}: Pick<SealingSettings, 'STAFF_KEYS_TRANSITION_UNTIL'>): number => (until ? Date.parse(until) : 0)

export const readPrivateKey = (key: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })

export const readPublicKey = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })

/** The fields in this order: a list has one spelling, whatever order an object's keys are in. */
function signedText(fields: Partial<SignedFields>): Buffer {
  const { sessionId, username, role, endsAt, provenUntil, isEnrolling = false } = fields
  const values = [sessionId, username, role, endsAt, provenUntil, isEnrolling]
  return Buffer.from(JSON.stringify(['staff session', ...values]))
}

export const signFields = (fields: SignedFields, privateKey: KeyObject): string =>
  sign(null, signedText(fields), privateKey).toString('base64url')

export const isSignatureOf = (
  signature: string,
  fields: Partial<SignedFields>,
  publicKey: KeyObject,
): boolean => verify(null, signedText(fields), publicKey, Buffer.from(signature, 'base64url'))
