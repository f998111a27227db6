import type { LinksPart } from '@smm/contracts/message-parts'
import { LineDrawing } from '@smm/ui/line-drawing'
import css from './link-buttons.module.css'

const handset =
  'M12 4a8 8 0 0 1 0 16 8.3 8.3 0 0 1-3.7-.9L4 20l.9-4.2A8 8 0 0 1 12 4ZM9 10.25c.3 2.4 2.3 4.4 4.75 4.75l1.25-1.5'

/** Links under a label instead of their address; only web addresses and paths of this site lead anywhere. */
export const LinkButtons = ({ part }: { part: LinksPart }) => (
  <p className={css.list}>
    {part.links.filter(isSafe).map(({ label, url }) => (
      <a key={url} className={css.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
        <LineDrawing path={handset} size="1.25em" />
        {label}
      </a>
    ))}
  </p>
)

const isSafe = ({ url }: { url: string }) => url.startsWith('https://') || /^\/(?!\/)/.test(url)
