import { ButtonLink } from '@smm/ui/button'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './toolbar.module.css'

/** Downloads the filtered list as CSV; the browser streams it to a file. */
export function ExportLink({ url, filter }: { url: string; filter: Record<string, string | undefined> }) {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <ButtonLink
      look="quiet"
      size="small"
      className={css.button}
      href={search.size > 0 ? `${url}?${search}` : url}
      download
    >
      <PanelIcon name="download" size="1.0625rem" />
      <span>Exportar CSV</span>
    </ButtonLink>
  )
}
