import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Copies the data folder of a running PostgreSQL; a server started on the copy recovers to the end of the copying. */
export async function copyRunningServer(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query("SELECT pg_backup_start('copy', fast => true)")
    copyPresentFiles(from, to)
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    )
    // The log up to this point repairs files that changed while they were copied.
    copyPresentFiles(join(from, 'pg_wal'), join(to, 'pg_wal'))
    writeLikeServer(to, 'backup_label', rows[0]!.labelfile)
  } finally {
    await client.end()
  }
  rmSync(join(to, 'postmaster.pid'), { force: true })
}

/** With their owners; a file that the server removes meanwhile is in its log. */
function copyPresentFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  spawnSync('cp', ['-a', `${from}/.`, to], { stdio: 'ignore' })
}

/** Writes a file into a data folder as its server's user, who is not ours for root. */
export function writeLikeServer(folder: string, name: string, text: string): void {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}
