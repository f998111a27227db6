import {
  deferredIslandAttribute,
  hydratedEvent,
  interactedAttribute,
  interactionEvent,
  islandAttribute,
} from '@smm/contracts/pages'
import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { loadRemoteComponent } from '../remotes/load-remote-component.ts'
import { RemoteBoundary } from '../remotes/remote-boundary.tsx'
import { preserveInput } from './preserve-input.ts'

const firstRetryMs = 5000
const maxRetryMs = 60_000

/** Hydrates the islands of the prerendered page, deferred ones at the first interaction. Returns the way to unmount them. */
export function hydrateIslands(remote: string): () => void {
  const roots: Root[] = []
  let isUnmounted = false

  async function load(element: HTMLElement, retryMs = firstRetryMs): Promise<void> {
    if (isUnmounted) return
    const name = element.getAttribute(islandAttribute)!
    try {
      // The component is loaded before hydration: a suspended first render would drop the prerendered HTML.
      const Island = await loadRemoteComponent(remote, name)
      if (!isUnmounted) roots.push(hydrate(element, name, <Island />))
    } catch {
      // The page stays readable and its links work meanwhile.
      setTimeout(() => void load(element, Math.min(retryMs * 2, maxRetryMs)), retryMs)
    }
  }

  for (const element of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) {
    whenWanted(element, () => void load(element))
  }
  return () => {
    isUnmounted = true
    for (const root of roots) root.unmount()
  }
}

function whenWanted(element: HTMLElement, run: () => void) {
  const key = element.getAttribute(deferredIslandAttribute)
  const hasInteracted = document.documentElement.hasAttribute(interactedAttribute)
  if (key === null || hasInteracted || isStored(key)) run()
  else addEventListener(interactionEvent, run, { once: true })
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function hydrate(element: HTMLElement, name: string, island: ReactNode): Root {
  const restoreInput = preserveInput(element)
  const onHydrated = () => {
    // In a task of its own, after React: a captured submit must find the restored text when it is replayed.
    setTimeout(() => {
      restoreInput()
      element.removeAttribute(islandAttribute)
      dispatchEvent(new Event(hydratedEvent))
    })
  }
  return hydrateRoot(
    element,
    <RemoteBoundary>
      <Hydrated onHydrated={onHydrated}>{island}</Hydrated>
    </RemoteBoundary>,
    { identifierPrefix: `${name}-`, onRecoverableError: reportMismatch },
  )
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

function reportMismatch(error: unknown) {
  reportError(new Error('an island rendered differently than prerendered', { cause: error }))
}
