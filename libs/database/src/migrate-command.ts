import { readMigrationConfig } from './config.ts'
import type { ColumnNames } from './column-names.ts'
import { connect } from './connect.ts'
import { findPrimary } from './find-primary.ts'
import { migrate, type Migrations } from './migrate.ts'
import { splitHosts } from './split-hosts.ts'
import { ownerOf, transferOwnership } from './transfer-ownership.ts'

type Service = {
  name: 'chat' | 'orders' | 'catalogue'
  migrations: Migrations
  renamedColumns?: ColumnNames
}

/**
 * `main.mjs migrate`: migrates the database of `<SERVICE>_DATABASE_URL`, the service's own address. With DATABASE_ADMIN_URL,
 * a superuser's, the database gets an owner of its own first, whom the migrations run as; without it they run as the role of
 * the address. Either may name several servers: the one that takes writes is migrated.
 */
export async function migrateCommand({ name, migrations, renamedColumns }: Service): Promise<void> {
  const { url: own, adminUrl } = readMigrationConfig(name)
  const url = await (adminUrl ? ownersUrl(own, adminUrl) : findPrimary(own))
  const log = { error: (_details: object, message: string) => process.stderr.write(`${message}\n`) }
  const db = connect({ url, log, applicationName: `${name}-migration`, renamedColumns })
  try {
    const done = await migrate(db, migrations)
    process.stdout.write(`${name}: ${done.length > 0 ? done.join(', ') : 'nothing to migrate'}\n`)
  } finally {
    await db.destroy()
  }
}

async function ownersUrl(own: string, adminUrl: string): Promise<string> {
  const [first = own] = splitHosts(own)
  const { pathname, username } = new URL(first)
  const url = new URL(await findPrimary(adminUrl))
  url.pathname = pathname
  const role = decodeURIComponent(username)
  await transferOwnership({ adminUrl: url.href, role })
  url.searchParams.set('options', `-c role=${ownerOf(role)}`)
  return url.href
}
