import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileInMemory } from './read-release.ts'

/** Sends a file in the smallest encoding that the visitor takes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileInMemory) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.header('content-type', file.type).header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(file[encoding])
}

/** RFC 9110, 12.5.3: what is not named is not taken, and a quality of 0 refuses. */
export function encodingFor(accepted = ''): 'br' | 'gzip' | 'identity' {
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
