import Type, { type Static } from 'typebox'
import { everyRole, everyRoleEvenEnrolling, ownerOnly, StaffRole } from './access.ts'
import { MaybeText } from './maybe-text.ts'
import { withoutNul } from './without-nul.ts'

const Password = Type.String({ maxLength: 1024 })
const Uuid = Type.String({ format: 'uuid' })

/** A chosen password is long, and none that guessers try first (NIST SP 800-63B). */
export const minPasswordLength = 12
const NewPassword = Type.String({ minLength: minPasswordLength, maxLength: 200 })

/** Six digits of the authenticator app, or one of the recovery codes; blanks and hyphens do not count. */
const Code = Type.String({ pattern: '^[0-9A-Za-z -]{6,40}$' })

export const Credentials = Type.Object(
  {
    username: Type.String({ maxLength: 200, pattern: withoutNul }),
    password: Password,
    /** Required after CODE_NEEDED: the password was right and the account has a second step. */
    code: Type.Optional(Code),
    /** Required after NEW_PASSWORD_NEEDED: the password was the one-time one. */
    newPassword: Type.Optional(NewPassword),
  },
  { additionalProperties: false },
)
export type Credentials = Static<typeof Credentials>

/** Reauthentication of a signed-in member; the code is required when the account has a second step. */
export const Reauthentication = Type.Object(
  { password: Password, code: Type.Optional(Code) },
  { additionalProperties: false },
)
export type Reauthentication = Static<typeof Reauthentication>

export const AuthState = Type.Object({
  authenticated: Type.Boolean(),
  /** Absent without a session, and in an answer of the previous release, which knows administrators only. */
  role: Type.Optional(StaffRole),
  /** For how long the member need not give their password again; a duration, because clocks differ. */
  provenForSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The role demands a second step: until it is enrolled the session opens nothing but the own account. */
  isEnrolling: Type.Optional(Type.Boolean()),
})
export type AuthState = Static<typeof AuthState>

/** The cookie that carries a staff session. It is signed, so every service can check it alone. */
export const staffCookie = 'smm_staff'
/** The session as it was last given, by a sign-in or a proof of identity: no renewal that arrives late replaces it. */
export const grantCookie = 'smm_staff_grant'

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
/** Signs out by POST, which no address in a page can call. */
export const endSession = {
  method: 'POST',
  url: '/api/admin/logout',
  schema: { response: { 200: AuthState } },
} as const
export const signOut = {
  method: 'GET',
  url: '/api/admin/logout',
  schema: { response: { 200: AuthState } },
} as const

/** A session of a member. `device` is the user agent. */
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
  role: StaffRole,
  /** The account that the settings create: renewed from the machine alone. */
  isFromSettings: Type.Boolean(),
  isActive: Type.Boolean(),
  /** Has not replaced the one-time password yet. */
  isNew: Type.Boolean(),
  hasSecondStep: Type.Boolean(),
  createdAt: Type.String(),
  /** The member who sent the request. */
  isYou: Type.Boolean(),
  sessions: Type.Array(StaffSessionInfo),
})
export type StaffMember = Static<typeof StaffMember>

/** A change of access: of the member, or for an owner of anybody. `action` is an `AuditAction`, possibly of a later release. */
export const AccessNotice = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  member: Type.String(),
  /** The role that was given, and the one before. */
  role: Type.Optional(Type.String()),
  before: Type.Optional(Type.String()),
})
export type AccessNotice = Static<typeof AccessNotice>

export const OwnAccount = Type.Object({
  username: Type.String(),
  role: StaffRole,
  hasSecondStep: Type.Boolean(),
  /** The role demands the second step, so it cannot be switched off. */
  needsSecondStep: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  /** Those that the member has not seen, oldest first. */
  notices: Type.Optional(Type.Array(AccessNotice)),
  sessions: Type.Array(StaffSessionInfo),
})
export type OwnAccount = Static<typeof OwnAccount>

/** Letters, digits, point, hyphen, underscore and at; kept in lower case. */
const NewUsername = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{2,59}$' })

/** The one-time password is shown only here, expires after three days and is replaced at the first sign-in. */
export const MemberAccess = Type.Object({ member: StaffMember, oneTimePassword: Type.String() })
export type MemberAccess = Static<typeof MemberAccess>

const ofMember = Type.Object({ id: Uuid })
const Members = Type.Array(StaffMember)

export const listStaff = {
  method: 'GET',
  url: '/api/admin/staff',
  access: ownerOnly,
  schema: { response: { 200: Members } },
} as const
export const addMember = {
  method: 'POST',
  url: '/api/admin/staff',
  access: ownerOnly,
  schema: {
    body: Type.Object(
      /** Without a role the member may only read. */
      { username: NewUsername, role: Type.Optional(StaffRole), ...Reauthentication.properties },
      { additionalProperties: false },
    ),
    response: { 201: MemberAccess },
  },
} as const
/** Revokes the member's sessions as well: a session carries its role. Refused for the last active owner. */
export const changeRole = {
  method: 'POST',
  url: '/api/admin/staff/:id/role',
  access: ownerOnly,
  schema: {
    params: ofMember,
    body: Type.Object({ role: StaffRole, ...Reauthentication.properties }, { additionalProperties: false }),
    response: { 200: StaffMember },
  },
} as const
/** Revokes the member's sessions as well. Refused for the last active owner. */
export const deactivateMember = {
  method: 'POST',
  url: '/api/admin/staff/:id/deactivate',
  access: ownerOnly,
  schema: { params: ofMember, body: Reauthentication, response: { 200: Members } },
} as const
/**
 * Resets another member's access to a new one-time password, without sessions and second step. Refused for the account
 * of the settings.
 */
export const renewAccess = {
  method: 'POST',
  url: '/api/admin/staff/:id/renew-access',
  access: ownerOnly,
  schema: { params: ofMember, body: Reauthentication, response: { 200: MemberAccess } },
} as const

export const showAccount = {
  method: 'GET',
  url: '/api/admin/account',
  access: everyRoleEvenEnrolling,
  schema: { response: { 200: OwnAccount } },
} as const
/** Hides the notices up to this one. */
export const markNoticesSeen = {
  method: 'POST',
  url: '/api/admin/account/notices/seen',
  access: everyRole,
  schema: {
    body: Type.Object({ upTo: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    response: { 200: OwnAccount },
  },
} as const
/** Proves the member's identity: what moves money or trust asks for no password in the next ten minutes. */
export const proveIdentity = {
  method: 'POST',
  url: '/api/admin/account/proof',
  access: everyRoleEvenEnrolling,
  schema: { body: Reauthentication, response: { 200: AuthState } },
} as const
/** Revokes every other session of the account and renews the cookie of this one. */
export const changePassword = {
  method: 'POST',
  url: '/api/admin/account/password',
  access: everyRoleEvenEnrolling,
  schema: {
    body: Type.Object(
      { ...Reauthentication.properties, newPassword: NewPassword },
      { additionalProperties: false },
    ),
    response: { 200: OwnAccount },
  },
} as const
/** Enrolment data for an authenticator app; it takes effect once a code confirms it. */
export const SecondStep = Type.Object({
  secret: Type.String(),
  address: Type.String(),
  qrCode: Type.String(),
})
export type SecondStep = Static<typeof SecondStep>

export const beginSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step',
  access: everyRoleEvenEnrolling,
  schema: { body: Reauthentication, response: { 200: SecondStep } },
} as const
/** Each recovery code replaces one code of the app. They are shown only here. */
const RecoveryCodes = Type.Object({ account: OwnAccount, recoveryCodes: Type.Array(Type.String()) })
export const confirmSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step/confirm',
  access: everyRoleEvenEnrolling,
  schema: {
    body: Type.Object({ code: Code }, { additionalProperties: false }),
    response: { 200: RecoveryCodes },
  },
} as const
export const removeSecondStep = {
  method: 'POST',
  url: '/api/admin/account/second-step/remove',
  access: everyRole,
  schema: { body: Reauthentication, response: { 200: OwnAccount } },
} as const

/** Revokes one session; one of another member requires an owner and reauthentication. */
export const endOneSession = {
  method: 'POST',
  url: '/api/admin/sessions/:id/end',
  access: everyRoleEvenEnrolling,
  schema: {
    params: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    body: Type.Union([Type.Partial(Reauthentication), Type.Null()]),
    response: { 200: AuthState },
  },
} as const
/** Revokes every own session except the current one. */
export const endOtherSessions = {
  method: 'POST',
  url: '/api/admin/account/end-other-sessions',
  access: everyRoleEvenEnrolling,
  schema: { response: { 200: OwnAccount } },
} as const
