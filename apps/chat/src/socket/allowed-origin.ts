/**
 * Whether a page of this origin may open a chat: a listed one, or one of the host it connects to. Browsers always send
 * the header; a client without it is no browser and has no cookie that another page could abuse.
 */
export function isAllowedOrigin(allowed: string[], origin: string | undefined, host: string): boolean {
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
