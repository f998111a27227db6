import { type RefObject, useLayoutEffect } from 'react'

/** When the element goes while the focus is in it, the focus goes to the nearest ancestor that takes it. */
export function usePassFocusOn(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const going = element.current!
    const heir = going.parentElement?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (going.contains(document.activeElement)) heir?.focus({ preventScroll: true })
    }
  }, [element])
}
