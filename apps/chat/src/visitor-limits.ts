import { fullBucket, type Rate, takeToken, type TokenBucket } from './token-bucket.ts'

type Address = { sockets: number; handshakes: TokenBucket; messages: TokenBucket; lastSeenAt: number }

export type VisitorLimits = {
  /** Whether this address may open one more socket. */
  allowHandshake: (ip: string) => boolean
  /** Counts a socket in; call what it answers when the socket is closed. */
  enter: (ip: string) => () => void
  allowTab: (openTabs: number) => boolean
  /** Whether one more message is taken: from this connection, and from its address. */
  allowMessage: (ip: string, connection: TokenBucket) => boolean
  /** Whether one more frame, of whatever kind, is read. */
  allowFrame: (connection: TokenBucket) => boolean
}

export const connectionRate: Rate = { burst: 10, perSecond: 1 }
export const frameRate: Rate = { burst: 60, perSecond: 10 }
const handshakeRate: Rate = { burst: 10, perSecond: 1 }
const addressRate: Rate = { burst: 60, perSecond: 1 }
const mostSockets = 20
const mostTabs = 5
const forgetAfterMs = 120_000

export const noLimits: VisitorLimits = {
  allowHandshake: () => true,
  enter: () => () => {},
  allowTab: () => true,
  allowMessage: () => true,
  allowFrame: () => true,
}

/** What one address and one visitor may use of this replica. */
export function openVisitorLimits(clock: () => number = Date.now): VisitorLimits {
  const addresses = new Map<string, Address>()
  let forgottenAt = clock()

  function find(ip: string): Address {
    forgetOld()
    const key = networkOf(ip)
    const known = addresses.get(key) ?? newAddress(clock())
    known.lastSeenAt = clock()
    addresses.set(key, known)
    return known
  }

  function forgetOld() {
    if (clock() - forgottenAt < forgetAfterMs) return
    forgottenAt = clock()
    for (const [key, { sockets, lastSeenAt }] of addresses) {
      if (sockets === 0 && clock() - lastSeenAt > forgetAfterMs) addresses.delete(key)
    }
  }

  return {
    allowHandshake(ip) {
      const address = find(ip)
      return takeToken(address.handshakes, handshakeRate, clock()) && address.sockets < mostSockets
    },
    enter(ip) {
      const address = find(ip)
      address.sockets += 1
      return () => {
        address.sockets -= 1
      }
    },
    allowTab: (openTabs) => openTabs < mostTabs,
    allowMessage: (ip, connection) =>
      takeToken(connection, connectionRate, clock()) && takeToken(find(ip).messages, addressRate, clock()),
    allowFrame: (connection) => takeToken(connection, frameRate, clock()),
  }
}

const newAddress = (now: number): Address => ({
  sockets: 0,
  handshakes: fullBucket(handshakeRate, now),
  messages: fullBucket(addressRate, now),
  lastSeenAt: now,
})

/** A household gets a whole /64 of IPv6: it counts as one address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = [...head.split(':'), ...Array<string>(8).fill('0'), ...tail.split(':')]
  return groups.slice(0, 4).join(':')
}
