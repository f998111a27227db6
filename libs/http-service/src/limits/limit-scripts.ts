import { createHash } from 'node:crypto'

/** A Lua script and the name that Redis caches it under. */
export type Script = { text: string; sha: string }
const scriptOf = (text: string): Script => ({ text, sha: createHash('sha1').update(text).digest('hex') })

/**
 * A token bucket. KEYS: the bucket; ARGV: its burst, its tokens per second and the tokens to take; a negative number gives
 * them back. Returns 1 when they were taken.
 */
export const takeTokenScript = scriptOf(`
local burst, perSecond, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local stored = redis.call('HMGET', KEYS[1], 'tokens', 'filledAt')
local tokens, filledAt = tonumber(stored[1]) or burst, tonumber(stored[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - filledAt) / 1000 * perSecond)
local isTaken = tokens >= cost
if isTaken then tokens = math.min(burst, tokens - cost) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'filledAt', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / perSecond * 1000) + 1000)
return isTaken and 1 or 0`)

/**
 * Takes or renews a lease in several sorted sets of leases by their expiry. KEYS: the sets; ARGV: the lease's id, its
 * milliseconds and the most leases of each set. Returns 1 when it was taken in every set, 0 when one of them was full.
 */
export const leaseScript = scriptOf(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for at, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[at + 2]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2])
end
return 1`)
