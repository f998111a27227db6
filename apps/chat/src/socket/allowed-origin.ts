import { isOwnOrigin } from '@smm/http-service/own-origin'

type Allowing = { allowedOrigins: string[]; isHttps: boolean }

/**
 * Whether a page of this origin may open a chat: a listed one, or one of the host it connects to. Browsers always send
 * the header; a client without it is no browser and has no cookie that another page could abuse.
 */
export function isAllowedOrigin(config: Allowing, origin: string | undefined, host: string): boolean {
  if (origin === undefined || config.allowedOrigins.includes(origin)) return true
  return isOwnOrigin(origin, host, config.isHttps)
}
