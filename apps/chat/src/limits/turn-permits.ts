import pLimit, { type LimitFunction } from 'p-limit'

const maxConcurrentTurns = 7

/**
 * A semaphore: turns use at most 7 of the pool's 10 connections. A burst of messages waits here and leaves connections
 * to handshakes and to the inbox.
 */
export const openTurnPermits = (): LimitFunction => pLimit(maxConcurrentTurns)
