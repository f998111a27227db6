// The owner's settings that pages read, by their names in libs/site. As a program it prints their values, an input of the
// build's cache.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../libs/site/src', import.meta.url))

/** The settings by name, as the environment gives them; empty where it does not. */
export function siteSettings(env = process.env) {
  const code = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const names = new Set([...code.matchAll(/process\.env\.(SITE_\w+)/g)].map(([, name]) => name))
  return Object.fromEntries([...names].map((name) => [name, env[name] ?? '']))
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(siteSettings()))
