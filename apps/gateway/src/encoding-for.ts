export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of ours that the visitor takes. RFC 9110, 12.5.3: what is not named is not taken, quality 0 refuses. */
export function encodingFor(accepted = ''): Encoding {
  if (br.test(accepted)) return 'br'
  return gzip.test(accepted) ? 'gzip' : 'identity'
}

const named = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i')
const br = named('br')
const gzip = named('gzip')
