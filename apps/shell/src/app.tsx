import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShellConfig } from '@smm/contracts/pages'
import { keepTypedText } from './keep-typed-text.ts'
import { followLinks, type Arrival } from './follow-links.ts'
import { showArrival } from './show-arrival.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { shellReadyEvent } from './shell-ready.ts'

export type ShownPage = { path: string; Page: ComponentType; arrival?: Arrival }

/** The page, and the way from page to page. Adds no element of its own: the HTML to hydrate is the page's alone. */
export function App({ first, config }: { first: ShownPage; config: ShellConfig }) {
  const [shown, setShown] = useState(first)
  const path = useRef(first.path)

  useLayoutEffect(() => {
    const handOver = keepTypedText(document.getElementById('root'))
    // In a turn of its own, when React is done: a held "send" must find the text that was typed before it.
    const ready = setTimeout(() => {
      handOver()
      dispatchEvent(new Event(shellReadyEvent))
    })
    return () => clearTimeout(ready)
  }, [])
  useEffect(() => {
    if (!config.pagesUrl) return
    return followLinks({
      pagesUrl: config.pagesUrl,
      shownPath: () => path.current,
      show: (next) => startTransition(() => setShown(next)),
    })
  }, [config])
  useLayoutEffect(() => {
    path.current = shown.path
    if (shown.arrival) showArrival(shown.arrival)
  }, [shown])

  const { Page } = shown
  return (
    <RemoteBoundary key={shown.path}>
      <Page />
    </RemoteBoundary>
  )
}
