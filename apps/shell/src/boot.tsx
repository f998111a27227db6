import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ShellConfig } from '@smm/contracts/pages'
import { App } from './app.tsx'
import { knowRemotes, loadPage } from './remotes.ts'
import { RemoteFailed } from './remote-boundary.tsx'
import { shellReadyEvent } from './shell-ready.ts'
import { Toasts } from './toasts.tsx'

/** Brings the document to life: hydrates the page that stands in it, or draws the one that does not. */
export async function boot(config: ShellConfig): Promise<void> {
  knowRemotes(config.remotes)
  showToasts()
  const root = document.getElementById('root')!
  if (config.page.hydrate) await hydrate(root, config)
  else await draw(root, config)
}

async function hydrate(root: HTMLElement, config: ShellConfig, waitMs = 5000): Promise<void> {
  const { remote, name } = config.page
  try {
    // Hydration needs the component at hand: a suspended first render would drop the HTML that is already read.
    const Page = await loadPage(remote, name)
    const first = { path: location.pathname, Page }
    hydrateRoot(root, <App first={first} config={config} />, { onRecoverableError: reportMismatch })
  } catch {
    // The page stays readable and its links work; the chat comes as soon as the network does.
    setTimeout(() => void hydrate(root, config, Math.min(waitMs * 2, 60_000)), waitMs)
  }
}

/** The skeleton in the document goes when there is something to put in its place: the panel, or why it is not there. */
async function draw(root: HTMLElement, config: ShellConfig): Promise<void> {
  const page = createRoot(root)
  // A skeleton has nothing to hold clicks for.
  dispatchEvent(new Event(shellReadyEvent))
  const attempt = async () => {
    try {
      const Page = await loadPage(config.page.remote, config.page.name)
      page.render(<App first={{ path: location.pathname, Page }} config={config} />)
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

function reportMismatch(error: unknown) {
  reportError(new Error('the page was drawn differently than prerendered', { cause: error }))
}
