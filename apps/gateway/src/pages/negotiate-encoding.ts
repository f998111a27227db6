export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding the client accepts. RFC 9110, 12.5.3: an unnamed one is not accepted, quality 0 refuses. */
export function negotiateEncoding(accepted = ''): Encoding {
  if (br.test(accepted)) return 'br'
  return gzip.test(accepted) ? 'gzip' : 'identity'
}

const named = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i')
const br = named('br')
const gzip = named('gzip')
