// Stands inline in every document: it must stay tiny and import nothing that runs but the config.
import { readConfig } from './read-config.ts'
import { shellReadyEvent } from './shell-ready.ts'

const config = readConfig()
const touches = ['pointerover', 'touchstart', 'focusin', 'keydown']
const held: Array<() => void> = []
let started = false

listen(true)
for (const touch of touches) addEventListener(touch, start, { passive: true })
if (config.start === 'now') start()
else if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)

function startWhenIdle() {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 1000)
}

/** All scripts are asked for at once: each would otherwise be found only after the one before has run. */
function start() {
  if (started) return
  started = true
  for (const touch of touches) removeEventListener(touch, start)
  for (const href of config.scripts.slice(1)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
  }
  fetchShell(0)
}

function fetchShell(attempt: number) {
  const src = config.scripts[0] + (attempt ? `?again=${attempt}` : '')
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.onerror = () => setTimeout(() => fetchShell(attempt + 1), Math.min(1000 * 2 ** attempt, 30_000))
  document.head.append(script)
}

// What a visitor does before the page can answer is kept and done again when it can.
function listen(on: boolean) {
  const change = on ? addEventListener : removeEventListener
  change('click', holdClick, true)
  change('submit', holdSubmit, true)
  change('keydown', holdEnter, true)
  change(shellReadyEvent, replay)
}

function holdClick(event: Event) {
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
  // A button that sends a form is kept as the form's submit.
  if (!button || button.type === 'submit') return
  event.stopImmediatePropagation()
  held.push(() => button.click())
}

function holdSubmit(event: Event) {
  const form = event.target as HTMLFormElement
  const { submitter } = event as SubmitEvent
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(() => form.requestSubmit(submitter ?? undefined))
}

function holdEnter(event: Event) {
  const field = event.target as HTMLTextAreaElement
  const { key, shiftKey, isComposing } = event as KeyboardEvent
  if (key !== 'Enter' || shiftKey || isComposing || field.getAttribute('enterkeyhint') !== 'send') return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(() => field.form?.requestSubmit())
}

function replay() {
  listen(false)
  for (const again of held) again()
}
