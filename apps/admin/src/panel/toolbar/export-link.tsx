import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { StaffAccess } from '@smm/contracts/access'
import { ButtonLink } from '@smm/ui/button'
import { ForRoles } from '../../identity/for-roles.tsx'
import { requestProof } from '../../identity/proof-request.ts'
import { authQuery } from '../../queries.ts'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './toolbar.module.css'

type ExportLinkProps = {
  endpoint: { url: string; access: StaffAccess }
  filter: Record<string, string | undefined>
}

/** Downloads the filtered list as CSV; the browser streams it to a file, so a proof of identity is asked for before. */
export function ExportLink({ endpoint, filter }: ExportLinkProps) {
  const client = useQueryClient()
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const followProven = async (link: HTMLAnchorElement) => {
    if (await requestProof()) link.click()
  }
  return (
    <ForRoles endpoint={endpoint}>
      <ButtonLink
        look="quiet"
        size="small"
        className={css.button}
        href={search.size > 0 ? `${endpoint.url}?${search}` : endpoint.url}
        download
        onClick={(event) => {
          if (isProven(client)) return
          event.preventDefault()
          void followProven(event.currentTarget)
        }}
      >
        <PanelIcon name="download" size="1.0625rem" />
        <span>Exportar CSV</span>
      </ButtonLink>
    </ForRoles>
  )
}

/** Read at the click: the proof may be younger than the last render. */
function isProven(client: QueryClient): boolean {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(authQuery.queryKey) ?? {}
  const { provenForSeconds = Infinity } = data ?? {}
  return dataUpdatedAt + provenForSeconds * 1000 > Date.now()
}
