import { type Toast, toastEvent } from '@smm/contracts/pages'

/** Asks the shell to show a toast. */
export function showToast(toast: Toast) {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }))
}
