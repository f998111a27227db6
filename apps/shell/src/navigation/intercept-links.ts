import type { PageLink } from '@smm/contracts/pages'
import { loadRemoteComponent } from '../remotes/load-remote-component.ts'
import type { RoutedPage } from './arrival.ts'
import { linkTarget } from './link-target.ts'

type Router = { pagesUrl: string; currentPath: () => string; show: (next: RoutedPage) => void }

/**
 * Client-side navigation between the storefront's pages. The browser follows links to other addresses, and to pages that
 * do not load. Returns the way to stop.
 */
export function interceptLinks({ pagesUrl, currentPath, show }: Router): () => void {
  let pages: Promise<PageLink[]> | undefined
  // Fetched at the first link that is pointed at. Without the page table the browser follows every link.
  const findPage = async ({ pathname }: URL) => {
    pages ??= fetchPages(pagesUrl).catch((error: unknown) => {
      pages = undefined
      throw error
    })
    return (await pages).find(({ path }) => path === pathname)
  }
  let latestNavigation = 0

  async function navigate(url: URL, beforeShow: () => void, scrollTop = 0) {
    const navigation = ++latestNavigation
    try {
      const page = await findPage(url)
      if (!page) return location.assign(url)
      const Page = await loadRemoteComponent('storefront', page.name, 'once')
      if (navigation !== latestNavigation) return
      beforeShow()
      show({ path: page.path, Page, arrival: { page, hash: url.hash, scrollTop } })
    } catch {
      if (navigation === latestNavigation) location.assign(url)
    }
  }

  async function prefetch(url: URL) {
    const page = await findPage(url)
    if (page) await loadRemoteComponent('storefront', page.name, 'once')
  }

  return listenAll({
    click(event) {
      const url = linkTarget(event as MouseEvent, location)
      if (!url) return
      event.preventDefault()
      void navigate(url, () => {
        saveScroll()
        history.pushState(null, '', url)
      })
    },
    popstate() {
      if (location.pathname === currentPath()) return
      const scrollTop = (history.state as { scrollTop?: number } | null)?.scrollTop ?? 0
      void navigate(new URL(location.href), () => {}, scrollTop)
    },
    pointerover(event) {
      const url = linkTarget(event as MouseEvent, location)
      if (url) prefetch(url).catch(() => {})
    },
    pagehide() {
      saveScroll()
      history.scrollRestoration = 'auto'
    },
  })
}

function listenAll(listeners: Record<string, (event: Event) => void>): () => void {
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener)
  }
}

async function fetchPages(url: string): Promise<PageLink[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the page table answered ${response.status}`)
  return (await response.json()) as PageLink[]
}

const saveScroll = () => history.replaceState({ ...history.state, scrollTop: scrollY }, '')
