import { chatFormAttribute, islandAttribute, wordsAttribute } from '@smm/contracts/pages'

let lastWords = ''

/** A click on a link to the chat that has words: the chat sends them. */
export function sendWordsOfLink({ target }: MouseEvent) {
  const words = (target as Element).closest(`[${wordsAttribute}]`)?.getAttribute(wordsAttribute)
  if (words) sendToChat(words)
}

/** The text of a form that belongs to the chat: the chat sends it, and comes into view. */
export function sendTextOfForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!form.hasAttribute(chatFormAttribute)) return
  event.preventDefault()
  const field = form.querySelector('input')!
  const text = field.value.trim()
  if (!text) return
  sendToChat(text)
  field.value = ''
  // The keyboard of a phone would cover the answer.
  field.blur()
  // On a phone the chat may fill the screen by now.
  document.querySelector('#chat:not([popover])')?.scrollIntoView()
}

/** Sends a text through the chat's composer, hydrated or not. Text that the visitor has typed there stays. */
function sendToChat(text: string) {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[enterkeyhint=send]')
  const own = field?.value ?? ''
  const isOwn = own !== '' && own !== lastWords
  if (!field?.form || (isOwn && field.closest(`[${islandAttribute}]`))) return
  field.value = lastWords = text
  field.form.requestSubmit()
  if (!isOwn) return
  field.value = own
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
