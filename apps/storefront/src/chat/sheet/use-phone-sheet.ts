import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fitsSheet, isTextField, type Sheet, showSheet } from './phone-sheet.ts'

/** On a phone the chat fills the screen from the first touch, and the browser's way back closes it. Elsewhere it stays. */
export function usePhoneSheet(chat: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  const sheet = useRef<Sheet>(undefined)

  /** Whether the chat fills the screen now. */
  const open = useCallback(() => {
    if (sheet.current) return true
    const panel = chat.current?.closest<HTMLElement>('#chat')
    if (!panel || !fitsSheet()) return false
    // The browser would scroll to where the page is now, which the sheet makes shorter.
    history.scrollRestoration = 'manual'
    history.pushState(history.state, '')
    sheet.current = showSheet(panel)
    setIsOpen(true)
    return true
  }, [chat])

  /** Shows the chat from elsewhere in the page, ready for the visitor's words. */
  const enter = useCallback(() => {
    if (open()) return
    const panel = chat.current?.closest('#chat')
    panel?.scrollIntoView?.()
    panel?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [chat, open])

  useEffect(() => {
    function close() {
      const left = sheet.current
      sheet.current = undefined
      left?.release()
      setIsOpen(false)
      return left
    }
    function returnToPage() {
      const left = close()
      if (!left) return
      left.returnToPage()
      history.scrollRestoration = 'auto'
    }
    /** A link of this page to the chat. Following it would move the page under the sheet, and take the focus from the field. */
    function enterFromLink(event: MouseEvent) {
      const isLink = event.target instanceof Element && event.target.closest('a[href="#chat"]')
      if (!isLink || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      enter()
    }
    // Text may have been typed before the hydration.
    const { activeElement } = document
    if (chat.current?.contains(activeElement) && isTextField(activeElement)) open()
    addEventListener('popstate', returnToPage)
    document.addEventListener('click', enterFromLink)
    return () => {
      removeEventListener('popstate', returnToPage)
      document.removeEventListener('click', enterFromLink)
      close()
    }
  }, [chat, open, enter])

  return { isOpen, open, enter, close: () => history.back() }
}
