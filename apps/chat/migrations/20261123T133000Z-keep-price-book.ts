import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The newest price book that the catalogue has told us, under a version of its own.
  await db.schema
    .alterTable('catalogue_copy')
    .addColumn('book', 'jsonb')
    .addColumn('book_version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('catalogue_copy').dropColumn('book').dropColumn('book_version').execute()
}
