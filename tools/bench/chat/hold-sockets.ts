// Opens SOCKETS sockets to the URLS in turn, holds them for HOLD_MS and says how many stand. They go when it is ended.
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'

const urls = process.env['URLS']!.split(' ')
const wanted = Number(process.env['SOCKETS'])
const atOnce = 50
/** One address has too few ports for them all. */
const perAddress = 5_000

const sockets: WebSocket[] = []
let refused = 0
let next = 0
await Promise.all(Array.from({ length: atOnce }, openMore))
await pause(Number(process.env['HOLD_MS']))
console.log(
  JSON.stringify({
    refused,
    opened: sockets.length,
    standing: sockets.filter(({ readyState }) => readyState === 1).length,
  }),
)
process.on('SIGTERM', () => process.exit(0))

async function openMore() {
  while (next < wanted) {
    const url = urls[next % urls.length]!
    const localAddress = `127.0.0.${2 + Math.floor(next++ / perAddress)}`
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(url, { localAddress, perMessageDeflate: false })
      socket.on('open', () => {
        sockets.push(socket)
        resolve()
      })
      socket.on('error', () => {
        refused += 1
        resolve()
      })
    })
  }
}
