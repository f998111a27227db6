import { readdirSync } from 'node:fs'
import { migrations } from './migrations.ts'

it('runs every migration of the folder', () => {
  const files = readdirSync(new URL('../migrations', import.meta.url)).map((file) => file.replace('.ts', ''))
  const ownNames = Object.keys(migrations).filter((name) => !name.endsWith('create-messaging-tables'))
  expect(ownNames).toEqual(files.sort())
})
