import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fragments } from '@smm/contracts/pages'
import { readRelease, type Release } from './read-release.ts'

/** How many releases of each web app are retained, in memory and on disk. */
export const releasesRetained = 5

export type ReleaseRetention = {
  /** The stored releases of an app, newest first. */
  read: <F extends Fragments>(app: string) => Promise<Array<Release<F>>>
  /** Idempotent. Several gateways may store into one folder. */
  store: (app: string, release: Release) => Promise<void>
}

/**
 * Stores the last releases of each web app in `folder`: a page opened before a restart of the gateway finds its files.
 * Without a folder nothing is stored.
 */
export function openReleaseRetention(folder: string | undefined): ReleaseRetention {
  if (!folder) return { read: async () => [], store: async () => {} }
  return {
    async read<F extends Fragments>(app: string) {
      const newest = (await storedPaths(join(folder, app))).slice(0, releasesRetained)
      const read = await Promise.allSettled(newest.map((path) => readRelease<F>(path)))
      return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    async store(app, release) {
      const path = join(folder, app, release.fragments.version)
      if (await renewIfStored(path)) return
      const unfinished = join(folder, app, `.${release.fragments.version}.${randomUUID()}`)
      await writeRelease(unfinished, release)
      await rename(unfinished, path).catch(async (err: NodeJS.ErrnoException) => {
        await rm(unfinished, { recursive: true, force: true })
        // Another gateway stored the same release first.
        if (err.code !== 'ENOTEMPTY' && err.code !== 'EEXIST') throw err
      })
      const expired = (await storedPaths(join(folder, app))).slice(releasesRetained)
      for (const old of expired) await rm(old, { recursive: true, force: true })
    },
  }
}

/** Newest first. A name that begins with a dot is a release that is still being written. */
async function storedPaths(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
  const aged = names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs }))
  return (await Promise.all(aged)).sort((a, b) => b.at - a.at).map(({ name }) => join(folder, name))
}

/** A release that is deployed again becomes the newest; its files stay, as another gateway may be reading them. */
async function renewIfStored(path: string): Promise<boolean> {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}

async function writeRelease(folder: string, { fragments, files }: Release) {
  const web = join(folder, 'web')
  await mkdir(web, { recursive: true })
  for (const [name, { identity, br, gzip }] of files) {
    await writeFile(join(web, name), identity)
    await writeFile(join(web, `${name}.br`), br)
    await writeFile(join(web, `${name}.gz`), gzip)
  }
  await writeFile(join(folder, 'fragments.json'), JSON.stringify(fragments))
}
