import type { Redis, RedisOptions as ClientOptions } from 'ioredis'
import { type Script, takeTokenScript } from './limit-scripts.ts'

/** `burst` tokens at once, refilled by `perSecond`. */
export type Rate = { burst: number; perSecond: number }

/** Limits over all replicas. A verdict is undefined while Redis is away: the caller decides what that allows. */
export type RedisLimits = {
  client: Redis
  /** The key of a limit: kinds and ids of all services share one namespace. */
  keyOf: (kind: string, id: string) => string
  /** Takes a token from the bucket at `key`; false when it is empty. */
  take: (key: string, rate: Rate) => Promise<boolean | undefined>
  giveBack: (key: string, rate: Rate) => Promise<void>
  /** Runs a script that returns 1 for yes. */
  evaluate: (script: Script, keys: string[], args: Array<number | string>) => Promise<boolean | undefined>
  close: () => void
}

const cooldownMs = 2_000

type Options = {
  connect: (options: ClientOptions) => Redis
  namespace: string
  log: { warn: (details: object, message: string) => void }
  commandTimeoutMs: number
}

/** After a script without an answer in time, no caller waits for Redis again for 2 s. */
export function openRedisLimits({ connect, namespace, log, commandTimeoutMs }: Options): RedisLimits {
  const client = connect({
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
  })
  client.on('error', (err) => log.warn({ err: err.message }, 'the shared limits are unreachable'))
  let awayUntil = 0
  const run = ({ text, sha }: Script, keys: string[], args: string[]) =>
    client.evalsha(sha, keys.length, ...keys, ...args).catch((err: Error) => {
      if (!err.message.startsWith('NOSCRIPT')) throw err
      return client.eval(text, keys.length, ...keys, ...args)
    })
  const evaluate: RedisLimits['evaluate'] = async (script, keys, args) => {
    if (client.status !== 'ready' || Date.now() < awayUntil) return undefined
    try {
      return (await run(script, keys, args.map(String))) === 1
    } catch (err) {
      awayUntil = Date.now() + cooldownMs
      log.warn({ err }, 'a shared limit was not checked')
      return undefined
    }
  }
  const take = (key: string, { burst, perSecond }: Rate, tokens = 1) =>
    evaluate(takeTokenScript, [key], [burst, perSecond, tokens])
  return {
    client,
    keyOf: (kind, id) => `{${namespace}-limits}:${kind}:${id}`,
    take: (key, rate) => take(key, rate),
    giveBack: async (key, rate) => void (await take(key, rate, -1)),
    evaluate,
    close: () => client.disconnect(),
  }
}
