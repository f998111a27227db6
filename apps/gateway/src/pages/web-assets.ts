import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '@smm/http-service/refusal'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { Releases } from '../releases/poll-releases.ts'
import type { ServeFromMemory } from './serve-from-memory.ts'

const refreshMs = 5000

type WebAssets = Pick<Releases, 'refresh'> & { serve: ServeFromMemory }

/** The files of the web apps' builds, immutable under their version. A missing file is a 404, never a page. */
export const webAssets: FastifyPluginAsync<WebAssets> = async (app, { serve, refresh }) => {
  app.get('/remotes/*', { logLevel: 'warn' }, async (request, reply) => {
    const isServed = () => serve(request.raw, reply.raw)
    if (!isServed()) {
      const [, , app = '', version = ''] = request.url.split('/')
      await withTimeout(refreshMs, refresh(app, version)).catch(() => {})
      if (!isServed()) throw new Refusal('NOT_FOUND')
    }
    reply.hijack()
  })
}
