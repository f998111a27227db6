import { renderToString } from 'react-dom/server'
import { panelPath } from '@smm/contracts/panel-url'
import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { AdminSkeleton } from './own-pages/admin-skeleton.tsx'
import { NotFoundPage } from './own-pages/not-found-page.tsx'

const hidden = (title: string, description: string, path: string): PageHead => ({
  title: `${title} | ${brand.name}`,
  description,
  keywords: '',
  canonicalPath: path,
  structuredData: [],
  noIndex: true,
})

/** The shell's own pages as HTML; run by the build. `path` is where the gateway shows them. */
export function prerender() {
  return [
    {
      path: '404',
      name: 'not-found',
      head: hidden('Página não encontrada', 'Esta página não existe.', '/'),
      html: renderToString(<NotFoundPage />),
    },
    {
      path: panelPath,
      name: 'admin-skeleton',
      head: hidden('Painel', 'Painel de administração.', panelPath),
      html: renderToString(<AdminSkeleton />),
    },
  ]
}
