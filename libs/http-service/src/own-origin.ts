/**
 * Whether an `Origin` header names the page's own host, compared whole: behind https an http:// page is a stranger's, as
 * anybody on the way may have written it. A shop without https may stand behind a tunnel that adds it.
 */
export function isOwnOrigin(origin: string, host: string, isHttps: boolean): boolean {
  const own = isHttps ? [`https://${host}`] : [`http://${host}`, `https://${host}`]
  return own.some((it) => URL.canParse(it) && new URL(it).origin === origin)
}
