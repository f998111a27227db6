import Type, { type Static } from 'typebox'

export const Credentials = Type.Object(
  { username: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 1024 }) },
  { additionalProperties: false },
)
export type Credentials = Static<typeof Credentials>

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
