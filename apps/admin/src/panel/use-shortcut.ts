import { useEffect, useRef } from 'react'

/** A key alone, or `mod+` a key: with Ctrl, or with ⌘. */
type Shortcut = '/' | 'mod+k'

const isPressed = (shortcut: Shortcut, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  const isMod = ctrlKey || metaKey
  return shortcut === 'mod+k'
    ? isMod && !altKey && key.toLowerCase() === 'k'
    : !isMod && !altKey && key === '/'
}

/** A key alone is a letter where something is typed, and means nothing beside an open dialog. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"]') !== null

/** Calls the handler when the keys are pressed anywhere in the panel. */
export function useShortcut(shortcut: Shortcut, onPress: () => void): void {
  const handler = useRef(onPress)
  useEffect(() => {
    handler.current = onPress
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(shortcut, event) || (shortcut === '/' && isTaken(event))) return
      event.preventDefault()
      handler.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shortcut])
}
