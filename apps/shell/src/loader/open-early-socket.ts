import {
  chatSocketPath,
  deferredIslandAttribute,
  type EarlySocket,
  type EarlyStatus,
  earlyStatusTexts,
  statusTextAttribute,
  type WindowWithEarlySocket,
} from '@smm/contracts/pages'

/**
 * Where the chat is in view it dials as soon as its scripts run: on a slow phone its socket is open by then. The document
 * shows the connection's status meanwhile.
 */
export function openEarlySocket(page: Window & WindowWithEarlySocket = window) {
  const chat = document.querySelector(`[${deferredIslandAttribute}]`)
  if (!chat || !isNearView(chat)) return
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${chatSocketPath}`)
  const early: EarlySocket = { socket, received: [] }
  const show = (status: EarlyStatus) => {
    if (showStatus(chat, status)) early.shown = status
  }
  socket.onmessage = (message) => early.received.push(message)
  socket.onopen = () => {
    early.openedAt = Date.now()
    show('connected')
  }
  // The chat dials again once it runs.
  socket.onclose = () => show('connecting')
  show('connecting')
  page.smmEarlySocket = early
}

/** A chat of the previous release has no place for it. */
function showStatus(chat: Element, status: EarlyStatus): boolean {
  const text = chat.querySelector(`[${statusTextAttribute}]`)
  if (!text) return false
  text.textContent = earlyStatusTexts[status]
  text.parentElement!.dataset['kind'] = status
  return true
}

/** As near as the chat itself wants to be before it dials. */
function isNearView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -300 && top < innerHeight + 300
}
