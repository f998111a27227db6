import { prefillAttribute } from '@smm/contracts/pages'

let lastPrefill = ''

/** Writes the text of the clicked link into the chat's field, hydrated or not; never over the visitor's own text. */
export function prefillComposer({ target }: MouseEvent) {
  const text = (target as Element).closest(`[${prefillAttribute}]`)?.getAttribute(prefillAttribute)
  const field = document.querySelector<HTMLTextAreaElement>('textarea[enterkeyhint=send]')
  if (!text || !field || (field.value && field.value !== lastPrefill)) return
  field.value = lastPrefill = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // With a hardware keyboard the next key is Enter. The focus moves after the link's own navigation, which takes it away.
  if (matchMedia('(hover: hover)').matches) setTimeout(() => field.focus({ preventScroll: true }))
}
