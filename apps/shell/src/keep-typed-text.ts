/**
 * Hands what was typed before hydration to the components: React takes over the fields without looking at their text
 * and would empty them at the next render.
 */
export function keepTypedText(root: HTMLElement | null): void {
  const fields = root?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input') ?? []
  for (const field of fields) {
    if (field.value === field.defaultValue || field.type === 'checkbox' || field.type === 'radio') continue
    const typed = field.value
    const { selectionStart, selectionEnd } = field
    // React believes a value that was set through the field itself and hears one that was set behind its back.
    field.value = field.defaultValue
    setBehindReact(field, typed)
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function setBehindReact(field: HTMLTextAreaElement | HTMLInputElement, value: string) {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}
