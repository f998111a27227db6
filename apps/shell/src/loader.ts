// Stands inline in every document: it must stay tiny and import nothing that runs but the config and a few names.
import {
  asleepMark,
  lateMark,
  partOfSheetMark,
  readyEvent,
  touchedEvent,
  touchedMark,
  wordsMark,
} from '@smm/contracts/pages'
import { readConfig } from './read-config.ts'

const config = readConfig()
const touches = ['pointerover', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown']
let held: Array<{ element: Element; again: () => void }> = []
let isStarted = false
let filledIn = ''

listen(true)
addEventListener('click', fillIn)
for (const touch of touches) addEventListener(touch, noteTouch, { passive: true })
if (config.start === 'now') start()
else if (document.readyState === 'complete') prepareWhenIdle()
else addEventListener('load', prepareWhenIdle)

// The second counts from the first picture after the load: a slow machine may still have drawn nothing by then.
function prepareWhenIdle() {
  requestAnimationFrame(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(prepare), 1000))
}

/** Whoever only reads gets the files, but uses none; a conversation that waits in this browser goes on by itself. */
function prepare() {
  if (isSomethingKept()) return start()
  link('prefetch', [...partsOfSheets().map(({ href }) => href), ...config.scripts])
}

function partsOfSheets() {
  const parts = [...document.querySelectorAll(`style[${partOfSheetMark}]`)]
  return parts.map((part) => ({ part, href: part.getAttribute(partOfSheetMark)! }))
}

/** Each whole sheet takes its place right behind the part that stands in the document: the cascade stays what it was. */
function completeSheets() {
  for (const { part, href } of partsOfSheets()) {
    part.removeAttribute(partOfSheetMark)
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // By its name the remote knows that it need not fetch it.
    sheet.dataset['href'] = href.slice(href.lastIndexOf('/') + 1)
    part.after(sheet)
  }
}

function isSomethingKept() {
  try {
    const late = [...document.querySelectorAll(`[${lateMark}]`)]
    return late.some((part) => localStorage.getItem(part.getAttribute(lateMark)!) !== null)
  } catch {
    return false
  }
}

function noteTouch() {
  for (const touch of touches) removeEventListener(touch, noteTouch)
  document.documentElement.setAttribute(touchedMark, '')
  start()
  link('preload', config.laterScripts ?? [])
  dispatchEvent(new Event(touchedEvent))
}

/** All scripts are asked for at once: each would otherwise be found only after the one before has run. */
function start() {
  if (isStarted) return
  isStarted = true
  completeSheets()
  link('preload', config.scripts.slice(1))
  fetchShell(0)
}

function link(rel: string, files: string[]) {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }))
  }
}

function fetchShell(attempt: number) {
  const src = config.scripts[0] + (attempt ? `?again=${attempt}` : '')
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.onerror = () => setTimeout(() => fetchShell(attempt + 1), Math.min(1000 * 2 ** attempt, 30_000))
  document.head.append(script)
}

// What a visitor does in a part of the page that cannot answer yet is kept and done again when it can.
function listen(on: boolean) {
  const change = on ? addEventListener : removeEventListener
  change('click', holdClick, true)
  change('submit', holdSubmit, true)
  change('keydown', holdEnter, true)
  change(readyEvent, replay)
}

function isAsleep(element: Element) {
  return element.closest(`[${asleepMark}]`)
}

function hold(event: Event, element: Element, again: () => void) {
  if (!isAsleep(element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push({ element, again })
}

function holdClick(event: Event) {
  const button = (event.target as Element).closest('button')
  // A button that sends a form is kept as the form's submit.
  if (button && button.type !== 'submit') hold(event, button, () => button.click())
}

function holdSubmit(event: Event) {
  const form = event.target as HTMLFormElement
  const { submitter } = event as SubmitEvent
  hold(event, form, () => form.requestSubmit(submitter ?? undefined))
}

function holdEnter(event: Event) {
  const field = event.target as HTMLTextAreaElement
  const { key, shiftKey, isComposing } = event as KeyboardEvent
  if (key !== 'Enter' || shiftKey || isComposing || field.getAttribute('enterkeyhint') !== 'send') return
  hold(event, field, () => field.form?.requestSubmit())
}

/** The field belongs to the browser: it takes the words before the chat is there, and tells it afterwards. */
function fillIn({ target }: MouseEvent) {
  const words = (target as Element).closest(`[${wordsMark}]`)?.getAttribute(wordsMark)
  const field = document.querySelector<HTMLTextAreaElement>('textarea[enterkeyhint=send]')
  if (!words || !field || (field.value && field.value !== filledIn)) return
  field.value = filledIn = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Where there is a keyboard of its own, the next key is Enter. Following the link takes the focus away: after it.
  if (matchMedia('(hover: hover)').matches) setTimeout(() => field.focus({ preventScroll: true }))
}

function replay() {
  const kept = held
  held = []
  if (!document.querySelector(`[${asleepMark}]`)) listen(false)
  for (const action of kept) {
    if (isAsleep(action.element)) held.push(action)
    else action.again()
  }
}
