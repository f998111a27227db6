import { type Toast, toastEvent } from '@smm/contracts/pages'

/** The shell owns the toasts; remotes ask for one with a DOM event. */
export const showToast = (title: string, text: string, tone: Toast['tone'] = 'success') =>
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { title, text, tone } }))
