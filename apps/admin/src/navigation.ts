import { useSyncExternalStore } from 'react'

const navigatedEvent = 'smm:admin-navigated'

function subscribe(onNavigate: () => void): () => void {
  addEventListener('popstate', onNavigate)
  addEventListener(navigatedEvent, onNavigate)
  return () => {
    removeEventListener('popstate', onNavigate)
    removeEventListener(navigatedEvent, onNavigate)
  }
}

type NavigateOptions = { replace?: boolean; state?: unknown }

/** Navigates within the panel without loading a document. */
export function navigate(url: string, { replace = false, state = null }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', url)
  dispatchEvent(new Event(navigatedEvent))
}

/** The current path and search parameters; the component renders again when they change. */
export function usePanelUrl(): { path: string; search: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, searchParams } = new URL(address, location.origin)
  return { path: pathname.replace(/\/+$/, ''), search: searchParams }
}

/** The current URL with other search parameters; an empty value removes its parameter. */
export function urlWith(values: Record<string, string>): string {
  const search = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(values)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  return `${location.pathname}${search.size > 0 ? `?${search}` : ''}`
}

/** Sets a search parameter, or removes it if the value is empty. `replace` adds no entry to the browser's history. */
export const setSearchParam = (name: string, value: string, options: NavigateOptions = {}): void =>
  navigate(urlWith({ [name]: value }), options)
