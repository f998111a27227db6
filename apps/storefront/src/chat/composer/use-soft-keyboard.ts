import { type RefObject, useEffect } from 'react'
import { watchSoftKeyboard } from './soft-keyboard.ts'

/** While a soft keyboard is open, the focused chat fills exactly the visible part of the page. */
export function useSoftKeyboard(chat: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      watchSoftKeyboard((visibleHeight) => {
        const element = chat.current
        // On the full screen of a phone the whole panel follows the keyboard.
        if (!element || element.closest('[popover]')) return
        const isCovered = visibleHeight !== undefined && element.contains(document.activeElement)
        element.toggleAttribute('data-keyboard', isCovered)
        if (!isCovered) return element.style.removeProperty('--visible-height')
        element.style.setProperty('--visible-height', `${visibleHeight}px`)
        // The keyboard overlays the bottom of the page without resizing it, so the chat aligns to the top.
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
      }),
    [chat],
  )
}
