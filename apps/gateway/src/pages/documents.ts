import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { adminPaths, type Site } from './compose-site.ts'
import { documentHeaders } from './security-headers.ts'
import type { ServeFromMemory } from './serve-from-memory.ts'
import { unavailablePage } from './unavailable-page.ts'

type Documents = { site: () => Site; publicOrigin: string; serve: ServeFromMemory }

/** Every page by its path; all other paths get the not-found page. */
export const documents: FastifyPluginAsync<Documents> = async (app, { site, publicOrigin, serve }) => {
  app.get('/*', { logLevel: 'warn' }, (request, reply) => {
    if (serve(request.raw, reply.raw)) return reply.hijack()
    const [path = '/', query] = request.url.split('?')
    const withoutSlash = path.replace(/\/+$/, '')
    if (site().documents.has(withoutSlash)) {
      return reply.redirect(withoutSlash + (query ? `?${query}` : ''), 308)
    }
    return sendNotFound({ site: site(), publicOrigin }, path, reply)
  })
}

/** Answers 404, or 503 while the build that may hold this page has never been readable. */
export function sendNotFound(
  { site: { notFound }, publicOrigin }: { site: Site; publicOrigin: string },
  path: string,
  reply: FastifyReply,
): FastifyReply {
  const isUnavailable = !notFound || adminPaths.includes(path)
  reply.code(isUnavailable ? 503 : 404).type('text/html; charset=utf-8')
  reply.headers(documentHeaders(publicOrigin, isUnavailable ? { isStrict: true } : notFound))
  return isUnavailable
    ? reply.header('retry-after', '10').send(unavailablePage)
    : reply.send(notFound.identity)
}
