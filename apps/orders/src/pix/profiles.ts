export type PixProfile = {
  /** How the client proves itself to the token endpoint, and how it words the request. */
  auth: 'basic' | 'client-id'
  tokenBody: 'form' | 'json'
  /** Headers besides the token; `$CLIENT_ID` and `$APP_KEY` are filled in. */
  headers: Record<string, string>
  /** Headers of the call that registers the webhook. */
  registerHeaders: Record<string, string>
  /** Added to every address. */
  query: Record<string, string>
  scope: string
  /** Where each resource has a version of its own: 'cob' → '/v3'. */
  versions?: Record<string, string>
}

const asTheManualSays: PixProfile = {
  auth: 'basic',
  tokenBody: 'form',
  headers: {},
  registerHeaders: {},
  query: {},
  scope: 'cob.read cob.write pix.read pix.write webhook.read webhook.write',
}

/** Banco Central's API Pix is one core; each bank has its own edges. */
export const pixProfiles = {
  'api-pix': asTheManualSays,
  // Without this header Efí insists on a client certificate at our door; the secret in the address stands for it.
  efi: { ...asTheManualSays, tokenBody: 'json', registerHeaders: { 'x-skip-mtls-checking': 'true' } },
  'banco-do-brasil': { ...asTheManualSays, query: { 'gw-dev-app-key': '$APP_KEY' } },
  sicoob: { ...asTheManualSays, auth: 'client-id', headers: { client_id: '$CLIENT_ID' } },
  sicredi: { ...asTheManualSays, versions: { cob: '/v3', pix: '/v2', webhook: '/v2' } },
  inter: { ...asTheManualSays, auth: 'client-id' },
} satisfies Record<string, PixProfile>

export const profileOf = (provider: string): PixProfile =>
  (pixProfiles as Record<string, PixProfile>)[provider] ?? asTheManualSays
