import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRelease, type Release } from './read-release.ts'

export type KeptReleases = {
  /** The builds of an app that were kept, newest first. */
  read: (app: string) => Promise<Release[]>
  keep: (app: string, release: Release) => Promise<void>
}

/**
 * Keeps the last builds of each web app in `folder`, so that a page opened before the gateway was started anew finds its
 * files. Without a folder nothing is kept.
 */
export function keepReleases(folder: string | undefined, versions: number): KeptReleases {
  if (!folder) return { read: async () => [], keep: async () => {} }

  async function versionsOf(app: string) {
    const names = (await readdir(join(folder!, app)).catch(() => [])).filter((name) => !name.startsWith('.'))
    const aged = names.map(async (name) => ({ name, at: (await stat(join(folder!, app, name))).mtimeMs }))
    return (await Promise.all(aged)).sort((a, b) => b.at - a.at).map(({ name }) => join(folder!, app, name))
  }

  return {
    async read(app) {
      const newest = (await versionsOf(app)).slice(0, versions)
      const read = await Promise.allSettled(newest.map((path) => readRelease(path)))
      return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    async keep(app, { fragments, files }) {
      const path = join(folder, app, fragments.version)
      // One that came back is the newest again; its files are the same, and somebody may be reading them.
      const now = new Date()
      if (
        await utimes(path, now, now).then(
          () => true,
          () => false,
        )
      )
        return
      const unfinished = join(folder, app, `.${fragments.version}.${randomUUID()}`)
      await mkdir(join(unfinished, 'web'), { recursive: true })
      for (const [name, { identity, br, gzip }] of files) {
        await writeFile(join(unfinished, 'web', name), identity)
        await writeFile(join(unfinished, 'web', `${name}.br`), br)
        await writeFile(join(unfinished, 'web', `${name}.gz`), gzip)
      }
      await writeFile(join(unfinished, 'fragments.json'), JSON.stringify(fragments))
      // Another gateway that keeps its builds here may have been quicker: its files are the same.
      await rename(unfinished, path).catch(async (err: NodeJS.ErrnoException) => {
        await rm(unfinished, { recursive: true, force: true })
        if (err.code !== 'ENOTEMPTY' && err.code !== 'EEXIST') throw err
      })
      for (const old of (await versionsOf(app)).slice(versions))
        await rm(old, { recursive: true, force: true })
    },
  }
}
