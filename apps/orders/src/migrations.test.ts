import { readdirSync } from 'node:fs'
import { migrations } from './migrations.ts'

it('names every file of the folder, and none else', () => {
  const files = readdirSync(new URL('../migrations', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  )
  expect(Object.keys(migrations)).toEqual(files.sort())
})
