import { startTransition, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RemoteBoundary } from '../remotes/remote-boundary.tsx'
import type { RoutedPage } from './arrival.ts'
import { enterPage } from './enter-page.ts'
import { interceptLinks } from './intercept-links.ts'

type Start = { root: HTMLElement; pagesUrl: string; unmountFirstPage: () => void }

/**
 * Navigates between pages without a reload. The prerendered page stays until the next one is rendered in its place.
 * Returns the way to stop.
 */
export function startClientRouter({ root: container, pagesUrl, unmountFirstPage }: Start): () => void {
  let path = location.pathname
  let root: Root | undefined

  function show(next: RoutedPage) {
    path = next.path
    const isFirst = !root
    const current = (root ??= createRoot(container))
    // React must not unmount the islands of the first page while it renders: a task of its own does.
    const onShown = isFirst ? () => void setTimeout(unmountFirstPage) : undefined
    startTransition(() => current.render(<Routed key={next.path} {...next} onShown={onShown} />))
  }

  const stop = interceptLinks({ pagesUrl, currentPath: () => path, show })
  return () => {
    stop()
    root?.unmount()
  }
}

function Routed({ Page, arrival, onShown }: RoutedPage & { onShown?: () => void }) {
  useLayoutEffect(() => {
    enterPage(arrival)
    onShown?.()
  }, [arrival, onShown])
  return (
    <RemoteBoundary>
      <Page />
    </RemoteBoundary>
  )
}
