import type { Rate } from '@smm/http-service/limits/redis-limits'

/** Limits of one connection. */
export const messageRate: Rate = { burst: 10, perSecond: 1 }
/** Frames of any kind, control frames too. */
export const frameRate: Rate = { burst: 60, perSecond: 10 }
/** Milliseconds of processor time. A usual turn takes 1 ms, the longest text about 20 ms. */
export const connectionProcessorRate: Rate = { burst: 300, perSecond: 30 }

/** Open sockets of one conversation. */
export const maxTabs = 5

/** Milliseconds of processor time on one replica. */
export const addressProcessorRate: Rate = { burst: 2_000, perSecond: 200 }

/**
 * Of one address, over all replicas. A mobile carrier puts many visitors behind one (CGNAT): each may have two tabs, all may
 * reconnect at once after a restart, and half may be new at once.
 */
export const addressQuota = (visitors: number) => ({
  maxSockets: visitors * 2,
  handshakes: { burst: visitors, perSecond: visitors / 20 },
  newVisitors: { burst: Math.ceil(visitors / 2), perSecond: visitors / 100 },
  messages: { burst: visitors * 3, perSecond: visitors / 10 },
})

/** Wrong codes of coupons of one address, over all replicas: 8,640 a day. */
export const couponGuesses: Rate = { burst: 60, perSecond: 0.1 }
