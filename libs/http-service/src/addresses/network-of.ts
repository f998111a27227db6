/**
 * The network of an address: `prefix` bits of an IPv6 address, by default the /64 that a household gets at least; an IPv4
 * address is its own network.
 */
export function networkOf(ip: string, prefix: 48 | 56 | 64 = 64): string {
  if (!ip.includes(':') || ip.startsWith('::')) return ip
  const [head = '', tail = ''] = ip
    .split('::')
    .map((half) => half.split(':').filter(Boolean).map(toFourDigits).join(''))
  const digits = head + '0'.repeat(Math.max(0, 32 - head.length - tail.length)) + tail
  return `${digits.slice(0, prefix / 4)}/${prefix}`
}

const toFourDigits = (group: string) => group.padStart(4, '0')
