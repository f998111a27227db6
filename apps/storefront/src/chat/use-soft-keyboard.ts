import { type RefObject, useEffect } from 'react'
import { watchSoftKeyboard } from './soft-keyboard.ts'

/** While a soft keyboard covers the page, the chat with the focus takes exactly the part that is still visible. */
export function useSoftKeyboard(chat: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      watchSoftKeyboard((visibleHeight) => {
        const element = chat.current
        if (!element) return
        const isCovered = visibleHeight !== undefined && element.contains(document.activeElement)
        element.toggleAttribute('data-keyboard', isCovered)
        if (!isCovered) return element.style.removeProperty('--visible-height')
        element.style.setProperty('--visible-height', `${visibleHeight}px`)
        // The keyboard covers the foot of the page without making it shorter: only the top is a safe place.
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
      }),
    [chat],
  )
}
