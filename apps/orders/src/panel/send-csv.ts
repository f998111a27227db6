import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AuditAction } from '@smm/contracts/audit'
import { writeAudit } from '../staff/write-audit.ts'
import type { Db } from '../tables.ts'

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Streams a CSV file for download. */
export const sendCsv = (reply: FastifyReply, name: string, text: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${dateFormat.format(new Date())}.csv"`)
    .send(Readable.from(text))

/** Records an export of customer data in the audit. */
export const auditExport = (db: Db, actor: string, action: AuditAction, filter: object) =>
  db.transaction().execute((trx) => writeAudit(trx, actor, action, filter))
