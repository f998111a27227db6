import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { PastSpan } from './trace.ts'

type Request = { origin: string | URL; path: string; method: string }
type Command = { command: string; error?: Error }

/**
 * Notes what undici and ioredis tell of themselves, of which the bundled copies tell as well: calls by HTTP, without the
 * query (it may hold a secret), and commands to Redis, without their words.
 */
export function watchClients(noteLater: () => ((span: PastSpan) => void) | undefined): () => void {
  const begun = new WeakMap<object, { startedAt: number; note: (span: PastSpan) => void }>()

  function begin(asked: object) {
    const note = noteLater()
    if (note) begun.set(asked, { startedAt: Date.now(), note })
  }

  const onCreate = (message: unknown) => begin((message as { request: Request }).request)
  const onHeaders = (message: unknown) => {
    const { request, response } = message as { request: Request; response: { statusCode: number } }
    end(request, { 'http.response.status_code': response.statusCode })
  }
  const onError = (message: unknown) => {
    const { request, error } = message as { request: Request; error: Error }
    end(request, {}, error)
  }
  function end(request: Request, attributes: Record<string, number>, error?: Error) {
    const asked = begun.get(request)
    if (!asked) return
    begun.delete(request)
    const { host } = new URL(request.origin)
    asked.note({
      name: `${request.method} ${host}`,
      kind: 'client',
      attributes: {
        'http.request.method': request.method,
        'server.address': host,
        'url.path': request.path.split('?')[0],
        ...attributes,
      },
      ...{ startedAt: asked.startedAt, endedAt: Date.now(), ...(error && { error: error.message }) },
    })
  }

  const redis = tracingChannel('ioredis:command')
  const onCommand = {
    start: (command: unknown) => begin(command as object),
    end() {},
    asyncStart() {},
    error() {},
    asyncEnd(message: unknown) {
      const command = message as Command
      const asked = begun.get(command)
      if (!asked) return
      asked.note({
        name: command.command,
        kind: 'client',
        attributes: { 'db.system.name': 'redis', 'db.operation.name': command.command },
        ...{
          startedAt: asked.startedAt,
          endedAt: Date.now(),
          ...(command.error && { error: command.error.message }),
        },
      })
    },
  }

  channel('undici:request:create').subscribe(onCreate)
  channel('undici:request:headers').subscribe(onHeaders)
  channel('undici:request:error').subscribe(onError)
  redis.subscribe(onCommand)
  return () => {
    channel('undici:request:create').unsubscribe(onCreate)
    channel('undici:request:headers').unsubscribe(onHeaders)
    channel('undici:request:error').unsubscribe(onError)
    redis.unsubscribe(onCommand)
  }
}
