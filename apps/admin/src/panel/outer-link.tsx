import css from './outer-link.module.css'

/** The address as a link may carry it; nothing for what is no web address. */
export function webAddress(link: string | null): URL | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** Host and path, in the characters a person would have typed. */
function shownAddress(url: URL): string {
  const text = `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}${url.search}`
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** A link that somebody outside gave us: opens beside the panel, tells the other side nothing, shows where it leads. */
export function OuterLink({ link }: { link: string | null }) {
  const url = webAddress(link)
  if (!url) return <span className={css.none}>{link || '—'}</span>
  return (
    <a className={css.link} href={url.href} title={url.href} target="_blank" rel="noopener noreferrer">
      {shownAddress(url)}
    </a>
  )
}
