import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Copies what was built into `folder`: a storm lasts, and a build that comes meanwhile must not be part of it. */
export function copyBuild(root: string, folder: string): string {
  for (const app of readdirSync(join(root, 'apps'))) {
    const built = join(root, 'apps', app, 'dist')
    if (!existsSync(built)) throw new Error(`${app} is not built: nx run-many -t build`)
    cpSync(built, join(folder, 'apps', app, 'dist'), { recursive: true })
  }
  return folder
}
