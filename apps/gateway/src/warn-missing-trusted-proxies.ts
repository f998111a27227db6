import type { Config } from './config.ts'

type ProxySettings = Pick<Config, 'publicOrigin' | 'trustedProxies'>
type Log = { warn: (message: string) => void }

/** The gateway serves no https, so a public https origin has a proxy in front; unnamed, it looks like the only visitor. */
export function warnMissingTrustedProxies({ publicOrigin, trustedProxies }: ProxySettings, log: Log): void {
  if (!publicOrigin.startsWith('https:') || trustedProxies.length > 0) return
  log.warn(
    'PUBLIC_ORIGIN is https and TRUSTED_PROXIES is empty: all visitors count as one address, so their limits, and ' +
      'those of the sign-in, are shared by the whole world. Set TRUSTED_PROXIES to the network of the proxy in front.',
  )
}
