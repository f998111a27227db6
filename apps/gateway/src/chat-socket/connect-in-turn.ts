import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const connectTimeoutMs = 2000

type Outcome = { connected: (upstream: Socket) => void; failed: (err: Error) => void }

/** Connects to the first address that accepts. A client that disconnects meanwhile ends the search without an outcome. */
export function connectInTurn(client: Duplex, [address, ...others]: URL[], outcome: Outcome): void {
  const upstream = connect({
    host: address!.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address!.port || 80),
  })
  const abandon = () => upstream.destroy()
  const fail = (err: Error) => {
    client.off('close', abandon)
    upstream.destroy()
    if (client.destroyed) return
    if (others.length > 0) connectInTurn(client, others, outcome)
    else outcome.failed(err)
  }
  client.once('close', abandon)
  upstream.setTimeout(connectTimeoutMs, () => fail(new Error('connecting took too long')))
  upstream.once('error', fail)
  upstream.once('connect', () => {
    upstream.off('error', fail)
    upstream.setTimeout(0)
    upstream.removeAllListeners('timeout')
    outcome.connected(upstream)
  })
}
