type Headers = Record<string, string>

/** What every answer of ours carries; none of them shall be framed. */
export function securityHeaders(publicOrigin: string): Headers {
  return {
    ...always(publicOrigin),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

type OfDocument = { scriptHash?: string; isForStaff?: boolean }

/**
 * What a document carries instead: of inline scripts it runs only the one of this hash, the loader. Only the panel is kept
 * apart from the window that opened it: a browser starts a process anew for that, and a first page waits for it.
 */
export function documentHeaders(
  publicOrigin: string,
  { scriptHash, isForStaff = false }: OfDocument = {},
): Headers {
  const socket = publicOrigin.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scriptHash ? ` ${scriptHash}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    ...always(publicOrigin),
    ...(isForStaff && { 'cross-origin-opener-policy': 'same-origin' }),
    'permissions-policy': 'camera=(),microphone=(),geolocation=()',
    'content-security-policy': policy.join('; '),
  }
}

const always = (publicOrigin: string): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(publicOrigin.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
})
