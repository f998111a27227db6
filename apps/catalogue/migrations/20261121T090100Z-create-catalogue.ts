import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Copy of the supplier's list. `rate` is the accepted price, `offered_rate` the one of the last answer; they differ
  // while a price is held. Both are per 1,000 units, in the supplier's currency.
  await db.schema
    .createTable('upstream_services')
    .addColumn('upstream_id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('offered_rate', sql`numeric(16,6)`, (c) => c.notNull())
    .addColumn('rate', sql`numeric(16,6)`, (c) => c.notNull())
    .addColumn('min_quantity', 'integer', (c) => c.notNull())
    .addColumn('max_quantity', 'integer', (c) => c.notNull())
    .addColumn('refill', 'boolean', (c) => c.notNull())
    .addColumn('cancel', 'boolean', (c) => c.notNull())
    .addColumn('platform', 'text')
    .addColumn('service_type', 'text')
    .addColumn('missing_runs', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('services')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('is_active', 'boolean', (c) => c.notNull())
    .addColumn('smm_service_id', 'integer')
    .addColumn('link_reason', 'text')
    .addColumn('cost_per_thousand', sql`numeric(16,6)`, (c) => c.notNull().defaultTo(0))
    .addColumn('min_quantity', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('max_quantity', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('services_one_per_product', ['platform', 'category'])
    .execute()
  await db.schema
    .createTable('service_alerts')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('service_id', 'uuid', (c) => c.notNull().references('services.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('smm_service_id', 'integer')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createTable('margins')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('margin_percent', sql`numeric(5,2)`, (c) =>
      c.notNull().check(sql`margin_percent BETWEEN 0 AND 500`),
    )
    .addColumn('is_global', 'boolean', (c) => c.notNull())
    .addColumn('platform', 'text')
    .addColumn('category', 'text')
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint(
      'margins_scope',
      sql`is_global = (platform IS NULL) AND is_global = (category IS NULL)`,
    )
    .execute()
  // One margin per product, and one global margin.
  await sql`CREATE UNIQUE INDEX margins_one_each ON margins (platform, category) NULLS NOT DISTINCT`.execute(
    db,
  )
  await db.schema
    .createTable('sync_runs')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('finished_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('fetched', 'integer', (c) => c.notNull())
    .addColumn('changed', 'integer', (c) => c.notNull())
    .addColumn('held', 'integer', (c) => c.notNull())
    .addColumn('error', 'text')
    .execute()
  // One row: the version published last. `offers` is its text, compared at the next publication.
  await db.schema
    .createTable('catalogue_state')
    .addColumn('is_only', 'boolean', (c) =>
      c
        .primaryKey()
        .defaultTo(true)
        .check(sql`is_only`),
    )
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('offers', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('published_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`INSERT INTO catalogue_state DEFAULT VALUES`.execute(db)
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'ended_sessions',
    'catalogue_state',
    'sync_runs',
    'margins',
    'service_alerts',
    'services',
    'upstream_services',
  ]
  for (const table of tables) await db.schema.dropTable(table).execute()
}
