import css from './external-link.module.css'

/** Parses an http or https URL. Other schemes, as `javascript:`, must not become a link. */
export function parseWebUrl(link: string | null): URL | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** Host and path without percent-encoding. */
function readableUrl(url: URL): string {
  const text = `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}${url.search}`
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** A link from outside: opens in a new tab, sends no referrer and shows its URL. */
export function ExternalLink({ link }: { link: string | null }) {
  const url = parseWebUrl(link)
  if (!url) return <span className={css.none}>{link || '—'}</span>
  return (
    <a className={css.link} href={url.href} title={url.href} target="_blank" rel="noopener noreferrer">
      {readableUrl(url)}
    </a>
  )
}
