import { hydratedEvent, islandAttribute } from '@smm/contracts/pages'

let captured: Array<{ element: Element; replay: () => void }> = []

/** Captures clicks and submits inside islands that are not hydrated yet, and replays them once they are. */
export function captureEvents(isOn = true) {
  const change = isOn ? addEventListener : removeEventListener
  change('click', captureClick, true)
  change('submit', captureSubmit, true)
  change('keydown', captureEnter, true)
  change(hydratedEvent, replayCaptured)
}

const isUnhydrated = (element: Element) => element.closest(`[${islandAttribute}]`)

function capture(event: Event, element: Element, replay: () => void) {
  if (!isUnhydrated(element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  captured.push({ element, replay })
}

function captureClick(event: Event) {
  const button = (event.target as Element).closest('button')
  // A submit button is captured through the submit of its form.
  if (button && button.type !== 'submit') capture(event, button, () => button.click())
}

function captureSubmit(event: Event) {
  const form = event.target as HTMLFormElement
  const { submitter } = event as SubmitEvent
  capture(event, form, () => form.requestSubmit(submitter ?? undefined))
}

function captureEnter(event: Event) {
  const field = event.target as HTMLTextAreaElement
  const { key, shiftKey, isComposing } = event as KeyboardEvent
  if (key !== 'Enter' || shiftKey || isComposing || field.getAttribute('enterkeyhint') !== 'send') return
  capture(event, field, () => field.form?.requestSubmit())
}

function replayCaptured() {
  const events = captured
  captured = []
  if (!document.querySelector(`[${islandAttribute}]`)) captureEvents(false)
  for (const event of events) {
    if (isUnhydrated(event.element)) captured.push(event)
    else event.replay()
  }
}
