import { chatSocketPath, deferredIslandAttribute, type WindowWithEarlySocket } from '@smm/contracts/pages'

/** Where the chat is in view it dials as soon as its scripts run: on a slow phone its socket is open by then. */
export function openEarlySocket(page: Window & WindowWithEarlySocket = window) {
  const chat = document.querySelector(`[${deferredIslandAttribute}]`)
  if (!chat || !isNearView(chat)) return
  const received: MessageEvent[] = []
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${chatSocketPath}`)
  socket.onmessage = (message) => received.push(message)
  page.smmEarlySocket = { socket, received }
}

/** As near as the chat itself wants to be before it dials. */
function isNearView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -300 && top < innerHeight + 300
}
