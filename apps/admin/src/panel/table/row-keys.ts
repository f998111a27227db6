import type { KeyboardEvent } from 'react'

const steps: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** The row that has the keyboard focus itself, and not something in it. */
export const focusedRow = ({ target }: KeyboardEvent): HTMLElement | undefined =>
  target instanceof HTMLTableRowElement && target.dataset.row ? target : undefined

/** Moves the focus to the row above or below with the arrows, or with j and k. True when the key was one of them. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): boolean {
  const step = steps[event.key]
  const row = focusedRow(event)
  if (!step || !row || event.ctrlKey || event.metaKey || event.altKey) return false
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  rows[rows.indexOf(row) + step]?.focus()
  event.preventDefault()
  return true
}

/** Controls in a row keep their clicks, and a text that is being selected is not opened. */
export function isOnRowItself(target: EventTarget): boolean {
  const isControl = target instanceof Element && target.closest('a, button, select, input, label, textarea')
  return !isControl && getSelection()?.type !== 'Range'
}
