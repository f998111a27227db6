import type { WebSocket } from 'ws'
import type { Figure } from '@smm/http-service/observability/serve-metrics'

export const socketMetrics = (sockets: Set<WebSocket>): Figure[] => [
  { name: 'ws_connections', help: 'Open sockets of the chat.', value: sockets.size },
  {
    name: 'ws_buffered_bytes',
    help: 'Bytes sent to sockets that are still buffered in this process.',
    value: [...sockets].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  },
]
