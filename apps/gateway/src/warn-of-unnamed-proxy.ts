import type { Config } from './config.ts'

type Told = Pick<Config, 'publicOrigin' | 'trustedProxies'>
type Log = { warn: (words: string) => void }

/** The gateway speaks no https itself: where visitors do, somebody stands in front, and unnamed he is everybody. */
export function warnOfUnnamedProxy({ publicOrigin, trustedProxies }: Told, log: Log): void {
  if (!publicOrigin.startsWith('https:') || trustedProxies.length > 0) return
  log.warn(
    'PUBLIC_ORIGIN is https and TRUSTED_PROXIES is empty: all visitors count as one address, so their limits, and ' +
      'those of the sign-in, are shared by the whole world. Set TRUSTED_PROXIES to the network of the proxy in front.',
  )
}
