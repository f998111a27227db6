import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** A file to be kept, sent as it is made. */
export const sendCsv = (reply: FastifyReply, name: string, text: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${dayFormat.format(new Date())}.csv"`)
    .send(Readable.from(text))
