import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** The answer of a call without a fault. */
export type Answer = { status: number; body: unknown; type?: string }

type Call = {
  reply: FastifyReply
  /** Performs the call and returns its answer. Called at most once. */
  act: () => Answer
  /** Formats an internal error of this provider. */
  failure: (status: number) => Answer
  /** The text after the colon of a mode: `answer:[]`. */
  text: string
}
type Mode = (call: Call) => FastifyReply | Promise<FastifyReply>

const challengePage =
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser before accessing this site.</h1></body></html>'
const html = (status: number): Answer => ({ status, body: challengePage, type: 'text/html; charset=utf-8' })
const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body))

/** Transport faults of any call. Modes ending in `-after` perform the call first. */
const modes: Record<string, Mode> = {
  'timeout-before': ({ reply }) => reply.hijack(),
  'timeout-after': ({ reply, act }) => (act(), reply.hijack()),
  'reset-before': ({ reply }) => reset(reply),
  'reset-after': ({ reply, act }) => (act(), reset(reply)),
  '500': ({ reply, failure }) => send(reply, failure(500)),
  '500-after': ({ reply, act, failure }) => (act(), send(reply, failure(500))),
  '502': ({ reply }) => send(reply, html(502)),
  '503': ({ reply, failure }) => send(reply, failure(503)),
  '429': ({ reply, failure }) => send(reply.header('retry-after', '1'), failure(429)),
  html: ({ reply }) => send(reply, html(200)),
  'html-after': ({ reply, act }) => (act(), send(reply, html(200))),
  cloudflare: ({ reply }) => send(reply, html(403)),
  redirect: ({ reply }) =>
    send(reply.header('location', 'https://www.example.com/'), { status: 301, body: '' }),
  /** These and the following modes perform the call first. */
  empty: ({ reply, act }) => send(reply, { ...act(), body: '' }),
  truncated: ({ reply, act }) => send(reply, firstHalf(act())),
  cut: ({ reply, act }) => cutShort(reply, act()),
  answer: ({ reply, act, text }) => (act(), send(reply, { status: 200, body: text })),
  bom: ({ reply, act }) => send(reply, prefixed('\uFEFF\r\n ', act())),
  warning: ({ reply, act }) =>
    send(reply, prefixed('<br />\n<b>Warning</b>:  Undefined index in <b>/api/v2.php</b><br />\n', act())),
  drip: ({ reply, act }) => drip(reply, act()),
  huge: ({ reply, act }) => (act(), sendEndless(reply)),
  'gzip-bomb': ({ reply, act }) => (act(), sendGzipBomb(reply)),
}

export const transportModes = Object.keys(modes)

/** Splits a mode from its text: `answer:[]` is the mode `answer` with the text `[]`. */
export function splitMode(mode: string): [name: string, text: string] {
  const colon = mode.indexOf(':')
  return colon < 0 ? [mode, ''] : [mode.slice(0, colon), mode.slice(colon + 1)]
}

/** Answers a call with the fault of `mode`; without a transport fault of that name, normally. */
export async function injectFault(mode: string | undefined, call: Omit<Call, 'text'>): Promise<FastifyReply> {
  const [name, text] = splitMode(mode ?? '')
  const inject = Object.hasOwn(modes, name) ? modes[name] : undefined
  return inject ? inject({ ...call, text }) : send(call.reply, call.act())
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .code(answer.status)
    .type(answer.type ?? 'application/json; charset=utf-8')
    .send(textOf(answer))
}

const firstHalf = (answer: Answer): Answer => {
  const text = textOf(answer)
  return { ...answer, body: text.slice(0, Math.floor(text.length / 2)) }
}
const prefixed = (prefix: string, answer: Answer): Answer => ({ ...answer, body: prefix + textOf(answer) })

function reset(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function start(reply: FastifyReply, headers: Record<string, string | number>) {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json', ...headers })
  return reply.raw
}

/** Announces the whole length and closes after half of it. */
function cutShort(reply: FastifyReply, answer: Answer): FastifyReply {
  const text = textOf(answer)
  const raw = start(reply, { 'content-length': Buffer.byteLength(text) })
  raw.write(text.slice(0, Math.floor(text.length / 2)), () => raw.destroy())
  return reply
}

function drip(reply: FastifyReply, answer: Answer): FastifyReply {
  const bytes = Buffer.from(textOf(answer))
  const raw = start(reply, { 'content-length': bytes.length })
  return pour(reply, raw, async function* () {
    for (const byte of bytes) {
      yield Buffer.of(byte)
      await pause(200, undefined, { ref: false })
    }
  })
}

/** 300 MB of spaces, as fast as the client reads. */
function sendEndless(reply: FastifyReply): FastifyReply {
  return pour(reply, start(reply, {}), () => megabytes(300))
}

/** 300 MB that compress to 300 KB. */
function sendGzipBomb(reply: FastifyReply): FastifyReply {
  const raw = start(reply, { 'content-encoding': 'gzip' })
  pipeline(() => megabytes(300), createGzip(), raw).catch(() => undefined)
  return reply
}

function* megabytes(count: number) {
  const megabyte = Buffer.alloc(1024 * 1024, ' ')
  for (let sent = 0; sent < count; sent++) yield megabyte
}

function pour(reply: FastifyReply, into: Writable, chunks: () => Iterable<Buffer> | AsyncIterable<Buffer>) {
  // The client is expected to close early in these modes.
  pipeline(chunks, into).catch(() => undefined)
  return reply
}
