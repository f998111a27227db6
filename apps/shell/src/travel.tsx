import { type ComponentType, startTransition, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Arrival, followLinks } from './follow-links.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { showArrival } from './show-arrival.ts'

export type ShownPage = { path: string; Page: ComponentType; arrival: Arrival }
type Start = { root: HTMLElement; pagesUrl: string; leaveFirstPage: () => void }

/**
 * Lets the visitor go from page to page without a reload. The first page, which came as HTML, stays as it is until the
 * next one is drawn in its place. Answers the way to stop.
 */
export function travel({ root: place, pagesUrl, leaveFirstPage }: Start): () => void {
  let path = location.pathname
  let root: Root | undefined

  function show(next: ShownPage) {
    path = next.path
    const isFirst = !root
    const drawn = (root ??= createRoot(place))
    // The first page's parts end when the page is gone from sight; React may not end them while it draws.
    const onShown = isFirst ? () => void setTimeout(leaveFirstPage) : undefined
    startTransition(() => drawn.render(<Shown key={next.path} {...next} onShown={onShown} />))
  }

  const stop = followLinks({ pagesUrl, shownPath: () => path, show })
  return () => {
    stop()
    root?.unmount()
  }
}

function Shown({ Page, arrival, onShown }: ShownPage & { onShown?: () => void }) {
  useLayoutEffect(() => {
    showArrival(arrival)
    onShown?.()
  }, [arrival, onShown])
  return (
    <RemoteBoundary>
      <Page />
    </RemoteBoundary>
  )
}
