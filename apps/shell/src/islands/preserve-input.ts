type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Captures text typed before hydration and returns the function that restores it into the hydrated components. React
 * adopts fields without reading their value and empties controlled ones at the next render.
 */
export function preserveInput(root: HTMLElement | null): () => void {
  const fields = [
    ...(root?.querySelectorAll<Field>('textarea, input:not([type=checkbox], [type=radio])') ?? []),
  ]
  const typed = fields.filter(isChanged).map((field) => ({ field, ...stateOf(field) }))
  return () => {
    for (const { field, ...before } of typed) restore(field, isChanged(field) ? stateOf(field) : before)
  }
}

const isChanged = (field: Field) => field.value !== field.defaultValue
const stateOf = ({ value, selectionStart, selectionEnd }: Field) => ({ value, selectionStart, selectionEnd })

function restore(field: Field, { value, selectionStart, selectionEnd }: ReturnType<typeof stateOf>) {
  // React ignores an input event whose value it has tracked: the new value bypasses its tracker.
  field.value = field.defaultValue
  setUntracked(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // An e-mail field has no caret position and throws.
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd)
}

function setUntracked(field: Field, value: string) {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}
