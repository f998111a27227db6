const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * One plain mail address (RFC 5321 without quotes, literals and non-ASCII), its domain in lower case. Undefined for
 * anything else, such as a line break or a second address.
 */
export function readAddress(given: string): string | undefined {
  const text = given.trim()
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1).toLowerCase()]
  if (at < 1 || local.length > 64 || text.length > 254) return undefined
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => domainLabel.test(label))
  const hasTopLevel = /^([a-z]{2,}|xn--.+)$/.test(labels.at(-1) ?? '')
  return localPart.test(local) && isDomain && hasTopLevel ? `${local}@${domain}` : undefined
}

/** 'maria@gmail.com' → 'ma•••@gmail.com': enough for its owner to know it by. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(2, at - 1))}•••${address.slice(at)}`
}
