import type { Config } from './config.ts'

/**
 * Whether a page of this origin may open a chat. A browser always says where it comes from; what says nothing is no
 * browser and carries no cookie to abuse. Without a list of its own the site's origin is allowed, and the very address
 * that the browser used to come here.
 */
export function isAllowedOrigin(
  { PUBLIC_ORIGIN, allowedOrigins }: Pick<Config, 'PUBLIC_ORIGIN' | 'allowedOrigins'>,
  origin: string | undefined,
  host: string,
): boolean {
  if (origin === undefined) return true
  if (allowedOrigins.length > 0) return allowedOrigins.includes(origin)
  return origin === PUBLIC_ORIGIN || (URL.canParse(origin) && new URL(origin).host === host)
}
