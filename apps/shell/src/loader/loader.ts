// Stands inline in every document, so it stays tiny: of the contract it imports names only.
import {
  deferredIslandAttribute,
  interactedAttribute,
  interactionEvent,
  packageParameter,
} from '@smm/contracts/pages'
import { readConfig } from '../read-config.ts'
import { allowScriptsOfBuilds } from './allow-scripts-of-builds.ts'
import { captureEvents } from './capture-events.ts'
import { completeSheets, partialSheets } from './complete-sheets.ts'
import { sayTextOfForm, sayWordsOfLink } from './say-in-chat.ts'

const config = readConfig()
const interactions = ['pointerover', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown']
let isStarted = false

allowScriptsOfBuilds()
captureEvents()
addEventListener('click', sayWordsOfLink)
addEventListener('submit', sayTextOfForm)
for (const type of interactions) addEventListener(type, onFirstInteraction, { passive: true })
if (config.start === 'now') start()
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
  if (new URLSearchParams(location.search).has(packageParameter)) return onFirstInteraction()
  if (hasStoredState()) return start()
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

function onFirstInteraction() {
  if (document.documentElement.hasAttribute(interactedAttribute)) return
  for (const type of interactions) removeEventListener(type, onFirstInteraction)
  document.documentElement.setAttribute(interactedAttribute, '')
  start()
  link('preload', config.laterScripts ?? [])
  dispatchEvent(new Event(interactionEvent))
}

/** Preloads all scripts in parallel: each would otherwise be discovered only after the previous one has run. */
function start() {
  if (isStarted) return
  isStarted = true
  completeSheets()
  link('preload', config.scripts.slice(1))
  loadShell(0)
}

function link(rel: string, files: string[]) {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }))
  }
}

/** Retries with exponential backoff, at most 30 s. */
function loadShell(attempt: number) {
  const src = config.scripts[0] + (attempt ? `?again=${attempt}` : '')
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.onerror = () => setTimeout(() => loadShell(attempt + 1), Math.min(1000 * 2 ** attempt, 30_000))
  document.head.append(script)
}
