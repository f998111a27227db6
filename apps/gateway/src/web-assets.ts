import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '@smm/http-service/refusal'
import type { ServeFromMemory } from './serve-from-memory.ts'

/** The files of the web apps' builds. A version never changes; a file that is not there is never a page instead. */
export const webAssets: FastifyPluginAsync<{ serve: ServeFromMemory }> = async (app, { serve }) => {
  app.get('/remotes/*', { logLevel: 'warn' }, (request, reply) => {
    if (!serve(request.raw, reply.raw)) throw new Refusal('NOT_FOUND')
    reply.hijack()
  })
}
