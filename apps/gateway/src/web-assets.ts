import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '@smm/http-service/refusal'
import { sendFile } from './send-file.ts'
import type { Builds } from './watch-builds.ts'

type Asset = { Params: { app: string; version: string; name: string } }

/** The files of the web apps' builds. A version never changes; a file that is not there is never a page instead. */
export const webAssets: FastifyPluginAsync<Pick<Builds, 'file'>> = async (app, { file }) => {
  app.get<Asset>('/remotes/:app/:version/:name', { logLevel: 'warn' }, (request, reply) => {
    const found = file(request.params.app, request.params.version, request.params.name)
    if (!found) throw new Refusal('NOT_FOUND')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendFile(request, reply, found)
  })
  app.get('/remotes/*', { logLevel: 'warn' }, () => {
    throw new Refusal('NOT_FOUND')
  })
}
