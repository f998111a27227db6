import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fitsSheet, isTextField, type Sheet, showSheet } from './phone-sheet.ts'

/** On a phone the chat fills the screen from the first touch, and the browser's way back closes it. */
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
    /** A link of this page to the chat: following it would move the page to which one comes back. */
    function openFromLink(event: MouseEvent) {
      const isLink = event.target instanceof Element && event.target.closest('a[href="#chat"]')
      if (isLink && open()) event.preventDefault()
    }
    // Text may have been typed before the hydration.
    const { activeElement } = document
    if (chat.current?.contains(activeElement) && isTextField(activeElement)) open()
    addEventListener('popstate', returnToPage)
    document.addEventListener('click', openFromLink)
    return () => {
      removeEventListener('popstate', returnToPage)
      document.removeEventListener('click', openFromLink)
      close()
    }
  }, [chat, open])

  return { isOpen, open, close: () => history.back() }
}
