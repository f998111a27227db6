import { type Toast, toastEvent } from '@smm/contracts/pages'

/** Asks the shell to show a toast. */
export const showToast = (title: string, text: string, tone: Toast['tone'] = 'success') =>
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { title, text, tone } }))
