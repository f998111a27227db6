import { hydratedEvent, type ShellConfig } from '@smm/contracts/pages'
import { createRoot } from 'react-dom/client'
import { hydrateIslands } from './islands/hydrate-islands.tsx'
import { closeMenuOnEscape } from './navigation/close-menu-on-escape.ts'
import { startClientRouter } from './navigation/client-router.tsx'
import { loadRemoteComponent, registerRemoteEntries } from './remotes/load-remote-component.ts'
import { RemoteBoundary, RemoteFailed } from './remotes/remote-boundary.tsx'
import { Toasts } from './toasts/toasts.tsx'

/** Hydrates the islands of a prerendered page, or renders a page that has no HTML yet. */
export async function boot(config: ShellConfig): Promise<void> {
  registerRemoteEntries(config.remotes)
  mountToasts()
  const root = document.getElementById('root')!
  if (!config.page.hydrate) return renderPage(root, config)
  closeMenuOnEscape()
  const unmountIslands = hydrateIslands(config.page.remote)
  if (config.pagesUrl)
    startClientRouter({ root, pagesUrl: config.pagesUrl, unmountFirstPage: unmountIslands })
  dispatchEvent(new Event(hydratedEvent))
}

/** The skeleton in the document stays until the panel, or the reason for its absence, replaces it. */
async function renderPage(container: HTMLElement, config: ShellConfig): Promise<void> {
  const root = createRoot(container)
  const attempt = async () => {
    try {
      const Page = await loadRemoteComponent(config.page.remote, config.page.name)
      root.render(
        <RemoteBoundary>
          <Page />
        </RemoteBoundary>,
      )
    } catch {
      root.render(<RemoteFailed onRetry={() => void attempt()} />)
    }
  }
  await attempt()
}

function mountToasts() {
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(<Toasts />)
}
