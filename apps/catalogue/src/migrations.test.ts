import { readdirSync } from 'node:fs'
import { openTestDatabase } from '@smm/database/test-database'
import { migrations } from './migrations.ts'

const folder = new URL('../migrations/', import.meta.url)

describe('the migrations', () => {
  it('lists every file of the folder', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
    expect(Object.keys(migrations)).toEqual(files.sort())
  })

  it('can be reverted', async () => {
    const { db, drop } = await openTestDatabase<Record<string, never>>('catalogue', migrations)
    for (const { down } of Object.values(migrations).reverse()) await down?.(db)
    expect((await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely'))).toEqual([])
    await drop()
  })
})
