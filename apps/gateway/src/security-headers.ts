/** What every answer of ours carries. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const https = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return publicOrigin.startsWith('https:') ? { ...always, ...https } : always
}

/** The policy of a document: our own files, and of inline scripts only the loader. */
export function documentPolicy(publicOrigin: string, scriptHash?: string): string {
  const socket = publicOrigin.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHash ? ` ${scriptHash}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
