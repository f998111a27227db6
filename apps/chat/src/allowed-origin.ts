/**
 * Whether a page of this origin may open a chat: one of the list, or of the very host that the browser came to. A browser
 * always says where it comes from; what says nothing is no browser and carries no cookie to abuse.
 */
export function isAllowedOrigin(allowed: string[], origin: string | undefined, host: string): boolean {
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
