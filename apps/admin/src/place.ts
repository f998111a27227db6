import { useSyncExternalStore } from 'react'

const moved = 'smm:admin-moved'

function subscribe(onMove: () => void): () => void {
  addEventListener('popstate', onMove)
  addEventListener(moved, onMove)
  return () => {
    removeEventListener('popstate', onMove)
    removeEventListener(moved, onMove)
  }
}

/** Goes to an address of the panel without leaving the document. */
export function goTo(address: string, { replace = false, state = null as unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  dispatchEvent(new Event(moved))
}

/** Where the panel is: its path and what its address says of section and filters. */
export function usePlace(): { path: string; search: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, searchParams } = new URL(address, location.origin)
  return { path: pathname.replace(/\/+$/, ''), search: searchParams }
}

/** Changes what the address says of filters; an empty value leaves it. Typing does not fill the browser's history. */
export function setFilter(name: string, value: string, how: { replace?: boolean } = {}): void {
  const search = new URLSearchParams(location.search)
  if (value) search.set(name, value)
  else search.delete(name)
  goTo(`${location.pathname}${search.size > 0 ? `?${search}` : ''}`, how)
}
