import type { Platform } from '@smm/contracts/products'
import { LineDrawing } from '@smm/ui/line-drawing'
import css from './platform-glyph.module.css'

/** A camera, a screen and a note: signs of the platforms' kind, none of them a mark of theirs. */
const shapes: Record<Platform, string> = {
  instagram: 'M4.5 8h3.25L9.5 5.5h5L16.25 8h3.25v10.5h-15ZM12 16a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8Z',
  youtube:
    'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM10.25 9.5v5l4.25-2.5Z',
  tiktok:
    'M10 17a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM10 17V5.75L18.5 4v10.75M18.5 14.75a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
}

/** Decorative: the platform stands in the words beside it. */
export const PlatformGlyph = ({ platform }: { platform: Platform }) => (
  <span className={css.glyph} data-platform={platform}>
    {shapes[platform] && <LineDrawing path={shapes[platform]} size="1.25rem" />}
  </span>
)
