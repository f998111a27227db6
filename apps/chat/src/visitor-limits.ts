import { networkOf } from '@smm/http-service/network-of'
import { fullBucket, type Rate, takeToken, type TokenBucket } from './token-bucket.ts'

type Address = {
  sockets: number
  handshakes: TokenBucket
  newVisitors: TokenBucket
  messages: TokenBucket
  lastSeenAt: number
}

export type VisitorLimits = {
  /** Whether this address may open one more socket. */
  allowHandshake: (ip: string) => boolean
  /** Whether this address may begin one more conversation: nobody knows its visitor yet. */
  allowNewVisitor: (ip: string) => boolean
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
const mostTabs = 5
const forgetAfterMs = 120_000

export const noLimits: VisitorLimits = {
  allowHandshake: () => true,
  allowNewVisitor: () => true,
  enter: () => () => {},
  allowTab: () => true,
  allowMessage: () => true,
  allowFrame: () => true,
}

/** What an address may do for so many visitors: each with a tab or two, and all of them back at once after a restart. */
const shareOf = (visitors: number) => ({
  mostSockets: visitors * 2,
  handshakes: { burst: visitors, perSecond: visitors / 20 },
  newVisitors: { burst: Math.ceil(visitors / 5), perSecond: visitors / 100 },
  messages: { burst: visitors * 3, perSecond: visitors / 10 },
})

/**
 * What one address and one visitor may use of this replica. A mobile carrier puts many visitors behind one address, so it
 * is the visitor who is held short; the address only bounds what somebody can do who is a new visitor each time.
 */
export function openVisitorLimits(visitorsPerAddress: number, clock: () => number = Date.now): VisitorLimits {
  const share = shareOf(visitorsPerAddress)
  const addresses = new Map<string, Address>()
  let forgottenAt = clock()

  function find(ip: string): Address {
    forgetOld()
    const key = networkOf(ip)
    const known = addresses.get(key) ?? newAddress()
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

  const newAddress = (): Address => ({
    sockets: 0,
    handshakes: fullBucket(share.handshakes, clock()),
    newVisitors: fullBucket(share.newVisitors, clock()),
    messages: fullBucket(share.messages, clock()),
    lastSeenAt: clock(),
  })

  return {
    allowHandshake(ip) {
      const address = find(ip)
      return takeToken(address.handshakes, share.handshakes, clock()) && address.sockets < share.mostSockets
    },
    allowNewVisitor: (ip) => takeToken(find(ip).newVisitors, share.newVisitors, clock()),
    enter(ip) {
      const address = find(ip)
      address.sockets += 1
      return () => {
        address.sockets -= 1
      }
    },
    allowTab: (openTabs) => openTabs < mostTabs,
    allowMessage: (ip, connection) =>
      takeToken(connection, connectionRate, clock()) && takeToken(find(ip).messages, share.messages, clock()),
    allowFrame: (connection) => takeToken(connection, frameRate, clock()),
  }
}
