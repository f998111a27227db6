/** A household gets a whole /64 of IPv6: it counts as one address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = [...head.split(':'), ...Array<string>(8).fill('0'), ...tail.split(':')]
  return groups.slice(0, 4).join(':')
}
