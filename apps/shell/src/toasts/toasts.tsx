import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Toast, toastEvent } from '@smm/contracts/pages'
import styles from './toasts.module.css'

const displayMs = 5000
const swipePx = 50

/** Toasts that remotes ask for, one at a time: 5 s each, longer while pointed at or focused. F8 focuses the region. */
export function Toasts() {
  const [toast, setToast] = useState<Toast & { number: number }>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const region = useRef<HTMLElement>(null)
  const swipeStart = useRef(0)

  useEffect(() => {
    let number = 0
    const onToast = (event: Event) => setToast({ ...(event as CustomEvent<Toast>).detail, number: ++number })
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && region.current?.focus()
    addEventListener(toastEvent, onToast)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener(toastEvent, onToast)
      removeEventListener('keydown', onKey)
    }
  }, [])
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(() => setToast(undefined), displayMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  useEffect(() => {
    if (toast) return liftAbovePage(region.current!)
  }, [toast])

  const dismiss = () => {
    setToast(undefined)
    // The pressed button is gone without a blur.
    setFocus(false)
    setPointedAt(false)
  }
  const onPointerUp = (event: PointerEvent) => event.clientX - swipeStart.current >= swipePx && dismiss()

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Avisos (F8)"
      aria-live="polite"
      tabIndex={-1}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {toast && (
        <div
          key={toast.number}
          className={styles.toast}
          data-tone={toast.tone ?? 'neutral'}
          role={toast.tone === 'error' ? 'alert' : 'status'}
          onPointerDown={(event) => (swipeStart.current = event.clientX)}
          onPointerUp={onPointerUp}
          onPointerEnter={() => setPointedAt(true)}
          onPointerLeave={() => setPointedAt(false)}
        >
          <div>
            <strong>{toast.title}</strong>
            {toast.text && <p>{toast.text}</p>}
          </div>
          <button type="button" aria-label="Fechar aviso" onClick={dismiss}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** Above what fills the screen as a popover, such as the chat of a phone. Returns the way back. */
function liftAbovePage(region: HTMLElement): (() => void) | undefined {
  if (!('showPopover' in region)) return undefined
  region.popover = 'manual'
  region.showPopover()
  return () => region.removeAttribute('popover')
}
