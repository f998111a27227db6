import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The point of a statement to strike at: before the server sees it, when it is executed, or when its transaction is committed. */
export type Moment = 'before' | 'done' | 'committed'

type Rule = { moment: Moment; statement: RegExp; strike: () => unknown; hasStruck: () => void }

/**
 * Stands between a service and Postgres, reads what is said and cuts the connection at a moment of one's choice. At
 * `done` and `committed` the server has done it and the service never hears so.
 */
export async function openPostgresProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  let rule: Rule | undefined
  let isDown = false
  const open = new Set<Socket>()
  const listener = createServer((client) => {
    if (isDown) return client.destroy()
    carry(client, connect(Number(port || 5432), hostname))
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  function carry(client: Socket, upstream: Socket) {
    const cut = () => [client, upstream].forEach((socket) => (socket.destroy(), open.delete(socket)))
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', cut).on('close', cut)
    }
    const strike = () => {
      const struck = rule!
      rule = undefined
      struck.strike()
      cut()
      struck.hasStruck()
    }
    let isAnswerAwaited = false
    let hasSaidIt = false
    let isInTransaction = false
    const readFrame = readFrames((text) => {
      if (text === undefined) return true
      if (/^begin/i.test(text)) [isInTransaction, hasSaidIt] = [true, false]
      const isCommitted = !isInTransaction || /^commit/i.test(text)
      if (/^(commit|rollback)/i.test(text)) isInTransaction = false
      if (!rule) return true
      if (rule.statement.test(text)) {
        if (rule.moment === 'before') return false
        hasSaidIt = true
        isAnswerAwaited = rule.moment === 'done'
      }
      isAnswerAwaited ||= hasSaidIt && isCommitted
      return true
    })
    client.on('data', (bytes) => {
      for (const frame of readFrame(bytes)) {
        if (!frame) return strike()
        upstream.write(frame)
      }
    })
    upstream.on('data', (bytes) => (isAnswerAwaited && rule ? strike() : client.write(bytes)))
  }

  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`
  return {
    url: through.href,
    /** Strikes once, the next time this is said. Resolves when it has. */
    strikeAt: (moment: Moment, statement: RegExp, strike: () => unknown = () => {}) =>
      new Promise<void>((hasStruck) => (rule = { moment, statement, strike, hasStruck })),
    goDown() {
      isDown = true
      open.forEach((socket) => socket.destroy())
    },
    comeBack: () => (isDown = false),
    async close() {
      open.forEach((socket) => socket.destroy())
      listener.close()
      await once(listener, 'close')
    },
  }
}
export type PostgresProxy = Awaited<ReturnType<typeof openPostgresProxy>>

/** Takes what a client sends apart; a frame that `mayPass` stops comes out as undefined. Only what is carried out has a text. */
function readFrames(mayPass: (text: string | undefined) => boolean) {
  let rest = Buffer.alloc(0)
  let hasStarted = false
  const prepared = new Map<string, string>()
  return function* (bytes: Buffer): Generator<Buffer | undefined> {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      // The first frame has no letter before its length.
      const at = hasStarted ? 1 : 0
      if (rest.length < at + 4 || rest.length < at + rest.readUInt32BE(at)) return
      const frame = rest.subarray(0, at + rest.readUInt32BE(at))
      rest = rest.subarray(frame.length)
      const text = hasStarted ? textOf(frame, prepared) : undefined
      hasStarted = true
      yield mayPass(text) ? frame : undefined
    }
  }
}

/** The statement that a frame executes: a prepared one is sent once, and then executed by its name. */
function textOf(frame: Buffer, prepared: Map<string, string>): string | undefined {
  const letter = String.fromCharCode(frame[0]!)
  if (letter === 'Q') return frame.toString('utf8', 5, frame.length - 1)
  const [first = '', second = ''] = frame.toString('utf8', 5).split('\0', 2)
  if (letter === 'P') prepared.set(first, second)
  return letter === 'B' ? prepared.get(second) : undefined
}
