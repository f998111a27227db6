import { readyEvent, type ShellConfig } from '@smm/contracts/pages'
import { createRoot } from 'react-dom/client'
import { RemoteBoundary, RemoteFailed } from './remote-boundary.tsx'
import { knowRemotes, loadPage } from './remotes.ts'
import { Toasts } from './toasts.tsx'
import { travel } from './travel.tsx'
import { wakeParts } from './wake-parts.tsx'

/** Brings the document to life: the parts of the page that stands in it, or the page that does not. */
export async function boot(config: ShellConfig): Promise<void> {
  knowRemotes(config.remotes)
  showToasts()
  const root = document.getElementById('root')!
  if (!config.page.hydrate) return draw(root, config)
  const endParts = wakeParts(config.page.remote)
  if (config.pagesUrl) travel({ root, pagesUrl: config.pagesUrl, leaveFirstPage: endParts })
  dispatchEvent(new Event(readyEvent))
}

/** The skeleton in the document goes when there is something to put in its place: the panel, or why it is not there. */
async function draw(root: HTMLElement, config: ShellConfig): Promise<void> {
  const page = createRoot(root)
  const attempt = async () => {
    try {
      const Page = await loadPage(config.page.remote, config.page.name)
      page.render(
        <RemoteBoundary>
          <Page />
        </RemoteBoundary>,
      )
    } catch {
      page.render(<RemoteFailed onRetry={() => void attempt()} />)
    }
  }
  await attempt()
}

function showToasts() {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toasts />)
}
