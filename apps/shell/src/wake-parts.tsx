import { asleepMark, lateMark, readyEvent, touchedEvent, touchedMark } from '@smm/contracts/pages'
import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { keepTypedText } from './keep-typed-text.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { loadPage } from './remotes.ts'

const longestWaitMs = 60_000

/** Hydrates the parts of the page that stands in the document, each when it is its time. Answers the way to end them. */
export function wakeParts(remote: string): () => void {
  const roots: Root[] = []
  let isOver = false

  async function wake(element: HTMLElement, waitMs = 5000): Promise<void> {
    if (isOver) return
    const name = element.getAttribute(asleepMark)!
    try {
      // Hydration needs the component at hand: a suspended first render would drop the HTML that is already read.
      const Part = await loadPage(remote, name)
      if (!isOver) roots.push(hydrate(element, name, <Part />))
    } catch {
      // The page stays readable and its links work; the part comes as soon as the network does.
      setTimeout(() => void wake(element, Math.min(waitMs * 2, longestWaitMs)), waitMs)
    }
  }

  for (const element of document.querySelectorAll<HTMLElement>(`[${asleepMark}]`)) {
    whenWanted(element, () => void wake(element))
  }
  return () => {
    isOver = true
    for (const root of roots) root.unmount()
  }
}

function whenWanted(element: HTMLElement, wake: () => void) {
  const key = element.getAttribute(lateMark)
  const isTouched = document.documentElement.hasAttribute(touchedMark)
  if (key === null || isTouched || isStored(key)) wake()
  else addEventListener(touchedEvent, wake, { once: true })
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function hydrate(element: HTMLElement, name: string, part: ReactNode): Root {
  const handOver = keepTypedText(element)
  const onAlive = () => {
    // In a turn of its own, when React is done: a held "send" must find the text that was typed before it.
    setTimeout(() => {
      handOver()
      element.removeAttribute(asleepMark)
      dispatchEvent(new Event(readyEvent))
    })
  }
  return hydrateRoot(
    element,
    <RemoteBoundary>
      <Alive onAlive={onAlive}>{part}</Alive>
    </RemoteBoundary>,
    { identifierPrefix: `${name}-`, onRecoverableError: reportMismatch },
  )
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useLayoutEffect(onAlive, [onAlive])
  return children
}

function reportMismatch(error: unknown) {
  reportError(new Error('a part was drawn differently than prerendered', { cause: error }))
}
