import Type, { type Static } from 'typebox'
import { withoutNul } from './without-nul.ts'

const Password = Type.String({ maxLength: 1024 })
const Uuid = Type.String({ format: 'uuid' })
const MaybeText = Type.Union([Type.String(), Type.Null()])

/** A password that somebody chooses. Length is all that is asked of it. */
export const leastPasswordLength = 12
export const NewPassword = Type.String({ minLength: leastPasswordLength, maxLength: 200 })

/** Six digits of the authenticator app, or one of the recovery codes; blanks and hyphens do not count. */
const Code = Type.String({ pattern: '^[0-9A-Za-z -]{6,40}$' })

export const Credentials = Type.Object(
  {
    username: Type.String({ maxLength: 200, pattern: withoutNul }),
    password: Password,
    /** Asked for by CODE_NEEDED, when the password was right and the account has a second step. */
    code: Type.Optional(Code),
    /** Asked for by NEW_PASSWORD_NEEDED, when the password was the one-time one. */
    newPassword: Type.Optional(NewPassword),
  },
  { additionalProperties: false },
)
export type Credentials = Static<typeof Credentials>

/** Whoever is signed in says who he is once more; the code when his account has a second step. */
export const OwnProof = Type.Object(
  { password: Password, code: Type.Optional(Code) },
  { additionalProperties: false },
)
export type OwnProof = Static<typeof OwnProof>

export const AuthState = Type.Object({ authenticated: Type.Boolean() })
export type AuthState = Static<typeof AuthState>

/** The cookie that carries a staff session. It is signed, so every service can check it alone. */
export const staffCookie = 'smm_staff'

export const signIn = {
  method: 'POST',
  url: '/api/admin/login',
  schema: { body: Credentials, response: { 200: AuthState } },
} as const
export const checkSession = {
  method: 'GET',
  url: '/api/admin/check',
  schema: { response: { 200: AuthState } },
} as const
export const signOut = {
  method: 'GET',
  url: '/api/admin/logout',
  schema: { response: { 200: AuthState } },
} as const

/** Where somebody is signed in. `device` is what the browser said of itself. */
export const StaffSessionInfo = Type.Object({
  id: Type.String(),
  device: MaybeText,
  address: MaybeText,
  startedAt: Type.String(),
  /** To within a few minutes. */
  lastSeenAt: Type.String(),
  endsAt: Type.String(),
  isThisOne: Type.Boolean(),
})
export type StaffSessionInfo = Static<typeof StaffSessionInfo>

export const StaffMember = Type.Object({
  id: Type.String(),
  username: Type.String(),
  isActive: Type.Boolean(),
  /** Has not yet exchanged the one-time password for one of his own. */
  isNew: Type.Boolean(),
  hasSecondStep: Type.Boolean(),
  createdAt: Type.String(),
  /** The session he asks with is one of his own. */
  isYou: Type.Boolean(),
  sessions: Type.Array(StaffSessionInfo),
})
export type StaffMember = Static<typeof StaffMember>

export const OwnAccount = Type.Object({
  username: Type.String(),
  hasSecondStep: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  sessions: Type.Array(StaffSessionInfo),
})
export type OwnAccount = Static<typeof OwnAccount>

/** Letters, digits, point, hyphen, underscore and at; kept in lower case. */
export const NewUsername = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{2,59}$' })

/** The password is shown here and never again; it lasts three days and is exchanged at the first sign-in. */
export const MemberAccess = Type.Object({ member: StaffMember, oneTimePassword: Type.String() })
export type MemberAccess = Static<typeof MemberAccess>

const ofMember = Type.Object({ id: Uuid })
const Members = Type.Array(StaffMember)

export const listStaff = {
  method: 'GET',
  url: '/api/admin/staff',
  schema: { response: { 200: Members } },
} as const
export const addMember = {
  method: 'POST',
  url: '/api/admin/staff',
  schema: {
    body: Type.Object({ username: NewUsername, ...OwnProof.properties }, { additionalProperties: false }),
    response: { 201: MemberAccess },
  },
} as const
/** Ends his sessions as well. Refused for the last active one. */
export const deactivateMember = {
  method: 'POST',
  url: '/api/admin/staff/:id/deactivate',
  schema: { params: ofMember, body: OwnProof, response: { 200: Members } },
} as const
/** A new one-time password: for a forgotten one, a lost phone, or a return. Sessions and second step are gone. */
export const renewAccess = {
  method: 'POST',
  url: '/api/admin/staff/:id/renew-access',
  schema: { params: ofMember, body: OwnProof, response: { 200: MemberAccess } },
} as const

export const showAccount = {
  method: 'GET',
  url: '/api/admin/account',
  schema: { response: { 200: OwnAccount } },
} as const
/** Every other session of the account is over; this one gets a new cookie. */
export const changePassword = {
  method: 'POST',
  url: '/api/admin/account/password',
  schema: {
    body: Type.Object({ ...OwnProof.properties, newPassword: NewPassword }, { additionalProperties: false }),
    response: { 200: OwnAccount },
  },
} as const
/** What an authenticator app needs; it counts once a code of it was confirmed. */
export const SecondStep = Type.Object({
  secret: Type.String(),
  address: Type.String(),
  qrCode: Type.String(),
})
export type SecondStep = Static<typeof SecondStep>

export const beginSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step',
  schema: { body: OwnProof, response: { 200: SecondStep } },
} as const
/** Each recovery code is good once, instead of a code of the app. They are shown here and never again. */
export const RecoveryCodes = Type.Object({ account: OwnAccount, recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>
export const confirmSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step/confirm',
  schema: {
    body: Type.Object({ code: Code }, { additionalProperties: false }),
    response: { 200: RecoveryCodes },
  },
} as const
export const removeSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step/remove',
  schema: { body: OwnProof, response: { 200: OwnAccount } },
} as const

/** One session: of oneself freely, of a member with the own password, and the code where there is one. */
export const endOneSession = {
  method: 'POST',
  url: '/api/admin/sessions/:id/end',
  schema: {
    params: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    body: Type.Union([Type.Partial(OwnProof), Type.Null()]),
    response: { 200: AuthState },
  },
} as const
/** All of one's own but the one that asks. */
export const endOtherSessions = {
  method: 'POST',
  url: '/api/admin/account/end-other-sessions',
  schema: { response: { 200: OwnAccount } },
} as const
