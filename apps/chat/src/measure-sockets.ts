import type { WebSocket } from 'ws'
import type { Figure } from '@smm/http-service/serve-metrics'

/** Who is in the chat here, and what they have not read yet. */
export const measureSockets = (sockets: Set<WebSocket>): Figure[] => [
  { name: 'ws_connections', help: 'Open sockets of the chat.', value: sockets.size },
  {
    name: 'ws_buffered_bytes',
    help: 'What was sent to them and has not left this process.',
    value: [...sockets].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  },
]
