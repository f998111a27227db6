import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Planted = { what: string; text: string }
export type Leak = { what: string; where: string }

/** Searches every file below these folders for planted texts. */
export const findSecrets = (folders: string[], planted: Planted[]): Leak[] =>
  folders.filter(existsSync).flatMap((folder) =>
    filesBelow(folder).flatMap((file) => {
      const bytes = readFileSync(file)
      const found = planted.filter(({ text }) => bytes.includes(text))
      return found.map(({ what }) => ({ what, where: file }))
    }),
  )

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
