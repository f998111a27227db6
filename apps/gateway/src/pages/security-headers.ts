type Headers = Record<string, string>

/** The headers of every response that is no document. */
export function securityHeaders(publicOrigin: string): Headers {
  return {
    ...commonHeaders(publicOrigin),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

/** The hashes of a document's inline parts, and its reader. One that is not strict is of a build from before. */
export type DocumentPolicy = {
  scriptHash?: string
  styleHashes?: string[]
  isStrict?: boolean
  isForStaff?: boolean
}

/**
 * The headers of a document. Of inline scripts only the loader runs, and of inline styles only the composed ones apply, by
 * their hashes; its scripts can turn no text into a script but the address of a build's file. Only the panel is isolated
 * from the window that opened it: a browser starts another process for that, and a visitor's first page would wait for it.
 */
export function documentHeaders(
  publicOrigin: string,
  { scriptHash, styleHashes = [], isStrict = false, isForStaff = false }: DocumentPolicy,
): Headers {
  const socket = publicOrigin.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", scriptHash].filter(Boolean).join(' '),
    ["style-src 'self'", ...(isStrict ? styleHashes : ["'unsafe-inline'"])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isStrict ? ['trusted-types default', "require-trusted-types-for 'script'"] : []),
  ]
  return {
    ...commonHeaders(publicOrigin),
    ...(isForStaff && { 'cross-origin-opener-policy': 'same-origin' }),
    'permissions-policy': 'camera=(),microphone=(),geolocation=()',
    'content-security-policy': policy.join('; '),
  }
}

const commonHeaders = (publicOrigin: string): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(publicOrigin.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
})
