import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
/** `hang-up` reads the request and closes the connection without an answer. */
export type FakeAnswer =
  { status?: number; headers?: Record<string, string>; json?: unknown; text?: string } | 'hang-up'

/** Test server that replays given answers of a bank in order and stores the requests. */
export async function startFakeBank(...answers: FakeAnswer[]) {
  const fakeBank = await startFakeBankBy(
    () => answers.shift() ?? { status: 500, text: 'there is no further answer' },
  )
  return Object.assign(fakeBank, { addAnswers: (...more: FakeAnswer[]) => void answers.push(...more) })
}
export type FakeBank = Awaited<ReturnType<typeof startFakeBank>>

/** Test server whose answers are computed from each request. */
export async function startFakeBankBy(answerTo: (request: ReceivedRequest) => FakeAnswer) {
  const requests: ReceivedRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks = await request.toArray()
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: Buffer.concat(chunks as Buffer[]).toString() }
    requests.push(question)
    const next = answerTo(question)
    if (next === 'hang-up') {
      request.socket.destroy()
      return
    }
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json', ...next.headers })
    response.end(next.text ?? JSON.stringify(next.json ?? {}))
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lines: () => requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    body: (at: number) => JSON.parse(requests[at]!.body) as Record<string, unknown>,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
