import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AuditAction } from '@smm/contracts/audit'
import { writeAudit } from '../staff/write-audit.ts'
import type { Db } from '../tables.ts'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** A file to be kept, sent as it is made. */
export const sendCsv = (reply: FastifyReply, name: string, text: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${dayFormat.format(new Date())}.csv"`)
    .send(Readable.from(text))

/** Whoever takes data of customers away leaves a note of it. */
export const noteExport = (db: Db, actor: string, action: AuditAction, filter: object) =>
  db.transaction().execute((trx) => writeAudit(trx, actor, action, filter))
