import { ServerResponse } from 'node:http'

/** Status line and headers as they go over the wire; `headers` are names and values in turns, as `writeHead` takes them. */
export function prepareHead(headers: string[]): string {
  let head = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  return head
}

/**
 * Answers 200 with a head that was put together beforehand, head and body in one piece. Node puts together and checks
 * the headers of every answer anew and sends them apart from the body, a third of its own work on a page from memory;
 * those of a page differ in nothing but the date. `_header` and `_headerSent` are where Node keeps how far it is; they
 * are not documented, so a test compares both ways, byte by byte.
 */
export function sendPrepared(response: ServerResponse, head: string, body: Buffer): void {
  Object.assign(response, { _header: head, _headerSent: true })
  response.end(wholeOf(head, body))
}

/** Node's own response, on a line that stays open after it. */
export const mayBePrepared = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && response.constructor === ServerResponse

type Whole = { second: number; bytes: Buffer }
const wholes = new WeakMap<Buffer, Whole>()

/** Made once for all who ask within a second: as long as its date is right. */
function wholeOf(head: string, body: Buffer): Buffer {
  const second = Math.floor(Date.now() / 1000)
  const known = wholes.get(body)
  if (known?.second === second) return known.bytes
  const date = new Date(second * 1000).toUTCString()
  const bytes = Buffer.concat([Buffer.from(`${head}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`), body])
  wholes.set(body, { second, bytes })
  return bytes
}
