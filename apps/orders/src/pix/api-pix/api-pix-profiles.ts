export type PixProfile = {
  /** How the client authenticates at the token endpoint, and the format of that request. */
  auth: 'basic' | 'client-id'
  tokenBody: 'form' | 'json'
  /** Headers of every call; `$CLIENT_ID` and `$APP_KEY` are placeholders. */
  headers: Record<string, string>
  /** Headers of the call that registers the webhook. */
  registerHeaders: Record<string, string>
  /** Query parameters of every call, with the same placeholders. */
  query: Record<string, string>
  scope: string
  /** Path prefix by resource, where each has its own version: 'cob' → '/v3'. */
  versions?: Record<string, string>
}

const standardProfile: PixProfile = {
  auth: 'basic',
  tokenBody: 'form',
  headers: {},
  registerHeaders: {},
  query: {},
  scope: 'cob.read cob.write pix.read pix.write webhook.read webhook.write',
}

/** Variations of Banco Central's API Pix by bank. */
export const pixProfiles = {
  'api-pix': standardProfile,
  // Without this header Efí requires mTLS at our webhook; the secret in the address replaces it.
  efi: { ...standardProfile, tokenBody: 'json', registerHeaders: { 'x-skip-mtls-checking': 'true' } },
  'banco-do-brasil': { ...standardProfile, query: { 'gw-dev-app-key': '$APP_KEY' } },
  sicoob: { ...standardProfile, auth: 'client-id', headers: { client_id: '$CLIENT_ID' } },
  sicredi: { ...standardProfile, versions: { cob: '/v3', pix: '/v2', webhook: '/v2' } },
  inter: { ...standardProfile, auth: 'client-id' },
} satisfies Record<string, PixProfile>

export const profileOf = (provider: string): PixProfile =>
  (pixProfiles as Record<string, PixProfile>)[provider] ?? standardProfile
