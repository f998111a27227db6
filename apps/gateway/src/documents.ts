import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { adminPaths, type Site } from './compose-site.ts'
import type { Document } from './pack-document.ts'
import { documentPolicy } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import { unavailablePage } from './unavailable-page.ts'

type Documents = { site: () => Site; publicOrigin: string }

/** Every page by its path, and for all other paths the page that says so. */
export const documents: FastifyPluginAsync<Documents> = async (app, { site, publicOrigin }) => {
  const send = (request: FastifyRequest, reply: FastifyReply, document: Document) => {
    reply.header('content-security-policy', documentPolicy(publicOrigin, document.scriptHash))
    reply.header('cache-control', 'no-cache').header('etag', document.etag)
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(document.etag)) {
      return reply.code(304).send()
    }
    return sendFile(request, reply, document)
  }

  app.get('/*', { logLevel: 'warn' }, (request, reply) => {
    const [path = '/', query] = request.url.split('?')
    const { documents, notFound } = site()
    const document = documents.get(path)
    if (document) return send(request, reply, document)
    const withoutSlash = path.replace(/\/+$/, '')
    if (documents.has(withoutSlash)) return reply.redirect(withoutSlash + (query ? `?${query}` : ''), 308)
    if (notFound && !adminPaths.includes(path)) return send(request, reply.code(404), notFound)
    return reply.code(503).header('retry-after', '10').type('text/html; charset=utf-8').send(unavailablePage)
  })
}
