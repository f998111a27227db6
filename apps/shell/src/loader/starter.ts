/** Decides when the scripts of a document start; the loader has watched the visitor until now. */
import {
  deferredIslandAttribute,
  interactedAttribute,
  interactionEvent,
  packageParameter,
} from '@smm/contracts/pages'
import { readConfig } from '../read-config.ts'
import { addScript } from './add-script.ts'
import { completeSheets, partialSheets } from './complete-sheets.ts'
import { markInteraction } from './first-interaction.ts'
import { openEarlySocket } from './open-early-socket.ts'

const config = readConfig()
let isStarted = false

addEventListener(interactionEvent, startWithLaterParts, { once: true })
if (document.documentElement.hasAttribute(interactedAttribute)) startWithLaterParts()
else if (config.start === 'now') start()
else if (document.readyState === 'complete') prepareWhenIdle()
else addEventListener('load', prepareWhenIdle)

// The second counts from the first frame after the load: a slow machine may not have painted before.
function prepareWhenIdle() {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(prepare, { timeout: 9_000 }) : setTimeout(prepare)
  requestAnimationFrame(() => setTimeout(whenIdle, 1000))
}

/** Prefetches for readers; starts at once where the browser stores a conversation, or the address chooses a package. */
function prepare() {
  if (new URLSearchParams(location.search).has(packageParameter)) return markInteraction()
  if (hasStoredState()) return start()
  if (isStarted) return
  link('prefetch', [...partialSheets().flatMap(({ hrefs }) => hrefs), ...config.scripts])
}

function hasStoredState() {
  try {
    const deferred = [...document.querySelectorAll(`[${deferredIslandAttribute}]`)]
    return deferred.some(
      (island) => localStorage.getItem(island.getAttribute(deferredIslandAttribute)!) !== null,
    )
  } catch {
    return false
  }
}

function startWithLaterParts() {
  const later = config.laterScripts ?? []
  if (isStarted) return fetchParts(later)
  if (!hasStoredState()) openEarlySocket()
  start(later)
}

/**
 * Fetches all scripts in parallel: each would otherwise be discovered only after the previous one has run. The shell is the
 * longest and the first to run, so it goes first; the sheets are wanted last.
 */
function start(later: string[] = []) {
  if (isStarted) return
  isStarted = true
  addScript(config.scripts[0]!, 'high')
  fetchParts([...config.scripts.slice(1), ...later])
  completeSheets()
}

/** A chunk only announces its modules, so it runs while the shell is on its way. A remote's entry needs the shell. */
function fetchParts(files: string[]) {
  const entries = config.remotes.map(({ entry }) => entry)
  link(
    'preload',
    files.filter((file) => entries.includes(file)),
  )
  for (const src of files.filter((file) => !entries.includes(file))) {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    // The remote's own chunk loader fetches it again.
    script.onerror = () => script.remove()
    document.head.append(script)
  }
}

function link(rel: string, files: string[]) {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }))
  }
}
