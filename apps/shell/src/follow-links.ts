import type { PageLink } from '@smm/contracts/pages'
import type { ShownPage } from './travel.tsx'
import { loadPage } from './remotes.ts'
import { pathOfClick } from './path-of-click.ts'

/** How a visitor came to a page: what the document must now say, and where on the page to look. */
export type Arrival = { page: PageLink; hash: string; scrollTop: number }

type Journey = { pagesUrl: string; shownPath: () => string; show: (next: ShownPage) => void }

/**
 * Moves between the storefront's pages without a reload. Whatever is not a page of ours, or does not load, is left to the
 * browser. Returns the way to stop.
 */
export function followLinks({ pagesUrl, shownPath, show }: Journey): () => void {
  const pages = fetchPages(pagesUrl)
  // Without the table every link is the browser's.
  pages.catch(() => {})
  let latest = 0

  async function go(url: URL, before: (page: PageLink) => void, scrollTop = 0) {
    const turn = ++latest
    try {
      const page = (await pages).find(({ path }) => path === url.pathname)
      if (!page) return location.assign(url)
      const Page = await loadPage('storefront', page.name, 'once')
      if (turn !== latest) return
      before(page)
      show({ path: page.path, Page, arrival: { page, hash: url.hash, scrollTop } })
    } catch {
      if (turn === latest) location.assign(url)
    }
  }

  const onClick = (event: MouseEvent) => {
    const url = pathOfClick(event, location)
    if (!url) return
    event.preventDefault()
    void go(url, () => {
      rememberScroll()
      history.pushState(null, '', url)
    })
  }
  const onPopState = () => {
    if (location.pathname === shownPath()) return
    const scrollTop = (history.state as { scrollTop?: number } | null)?.scrollTop ?? 0
    void go(new URL(location.href), () => {}, scrollTop)
  }
  // A page that is pointed at is fetched: the click then finds it here.
  const onPointerOver = (event: Event) => {
    const url = pathOfClick(event as MouseEvent, location)
    const fetchIt = async () => {
      const page = (await pages).find(({ path }) => path === url?.pathname)
      if (page) await loadPage('storefront', page.name, 'once')
    }
    if (url) fetchIt().catch(() => {})
  }
  const keepScroll = () => {
    rememberScroll()
    history.scrollRestoration = 'auto'
  }

  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onPointerOver)
  addEventListener('popstate', onPopState)
  addEventListener('pagehide', keepScroll)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onPointerOver)
    removeEventListener('popstate', onPopState)
    removeEventListener('pagehide', keepScroll)
  }
}

async function fetchPages(url: string): Promise<PageLink[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the page table answered ${response.status}`)
  return (await response.json()) as PageLink[]
}

const rememberScroll = () => history.replaceState({ ...history.state, scrollTop: scrollY }, '')
