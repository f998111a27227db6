type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Remembers what was typed before hydration, and answers how to hand it to the components: React takes over the fields
 * without looking at their text and empties the controlled ones at the next render.
 */
export function keepTypedText(root: HTMLElement | null): () => void {
  const fields = [
    ...(root?.querySelectorAll<Field>('textarea, input:not([type=checkbox], [type=radio])') ?? []),
  ]
  const typed = fields.filter(isChanged).map((field) => ({ field, ...stateOf(field) }))
  return () => {
    for (const { field, ...before } of typed) handOver(field, isChanged(field) ? stateOf(field) : before)
  }
}

const isChanged = (field: Field) => field.value !== field.defaultValue
const stateOf = ({ value, selectionStart, selectionEnd }: Field) => ({ value, selectionStart, selectionEnd })

function handOver(field: Field, { value, selectionStart, selectionEnd }: ReturnType<typeof stateOf>) {
  // React knows of a value that is set through the field itself, and hears of one that is set behind its back.
  field.value = field.defaultValue
  setBehindReact(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A field for an e-mail address has no caret to speak of, and throws.
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd)
}

function setBehindReact(field: Field, value: string) {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}
