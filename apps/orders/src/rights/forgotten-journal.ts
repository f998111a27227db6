import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'

/** A line of the journal, which stands beside that of the fence: outside the database, so that a restore keeps it. */
type Line = { conversationId: string; forgottenAt: string }

const fileName = 'forgotten.jsonl'

/** Writes the conversations that were forgotten since the last run. A crash may repeat a line. */
export async function journalForgotten({ db, config }: Deps): Promise<void> {
  const folder = config.FENCE_JOURNAL_DIR
  if (!folder) return
  const rows = await db
    .selectFrom('forgottenConversations')
    .select(['conversationId', 'forgottenAt'])
    .where('journaledAt', 'is', null)
    .execute()
  if (rows.length === 0) return
  await append(folder, rows)
  const ids = rows.map(({ conversationId }) => conversationId)
  await db
    .updateTable('forgottenConversations')
    .set({ journaledAt: sql<Date>`now()` })
    .where('conversationId', 'in', ids)
    .execute()
}

/** After a restore: takes in what the database forgot it was to forget, and has the chat do the same. */
export async function restoreForgotten(deps: Deps): Promise<void> {
  const folder = deps.config.FENCE_JOURNAL_DIR
  if (!folder) return
  const lines = await readLines(join(folder, fileName))
  if (lines.length === 0) return
  const rows = await deps.db.selectFrom('forgottenConversations').select('conversationId').execute()
  const known = new Set(rows.map(({ conversationId }) => conversationId))
  for (const line of lines) if (!known.has(line.conversationId)) await restoreLine(deps, line)
}

const restoreLine = (deps: Deps, { conversationId, forgottenAt }: Line): Promise<void> =>
  transact(deps, async (trx) => {
    const inserted = await trx
      .insertInto('forgottenConversations')
      .values({ conversationId, forgottenAt: new Date(forgottenAt), journaledAt: sql<Date>`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .returning('conversationId')
      .executeTakeFirst()
    if (inserted) await enqueueMessage(trx, 'chat', 'forget-conversation', { conversationId, forgottenAt })
  })

async function append(
  folder: string,
  rows: Array<{ conversationId: string; forgottenAt: Date }>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, fileName), 'a', 0o600)
  try {
    await file.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Whole lines only: one that a crash cut short is written again. */
async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return ''
    throw err
  })
  return text.split('\n').flatMap(parseLine)
}

function parseLine(text: string): Line[] {
  try {
    return text ? [JSON.parse(text) as Line] : []
  } catch {
    return []
  }
}
