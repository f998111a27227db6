import { interactedAttribute, interactionEvent } from '@smm/contracts/pages'

const interactions = ['pointerover', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown']

export function watchFirstInteraction() {
  for (const type of interactions) addEventListener(type, markInteraction, { passive: true })
}

/** Tells the scripts that are there of the first interaction, and those that come later by the attribute. */
export function markInteraction() {
  if (document.documentElement.hasAttribute(interactedAttribute)) return
  for (const type of interactions) removeEventListener(type, markInteraction)
  document.documentElement.setAttribute(interactedAttribute, '')
  dispatchEvent(new Event(interactionEvent))
}
