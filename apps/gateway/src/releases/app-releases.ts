import type { FastifyBaseLogger } from 'fastify'
import type { Fragments } from '@smm/contracts/pages'
import { oneAfterTheOther } from './one-after-the-other.ts'
import { type FileInMemory, readRelease, type Release } from './read-release.ts'
import { releasesRetained, type ReleaseRetention } from './release-retention.ts'

export type AppReleases<F extends Fragments = Fragments> = {
  current: () => F | undefined
  isRetained: (version: string) => boolean
  file: (version: string, name: string) => FileInMemory | undefined
  /** Reads the current build. Never rejects: an unreadable build changes nothing and is logged once. */
  poll: () => Promise<void>
}

type Options = { app: string; source: string; retention: ReleaseRetention; log: FastifyBaseLogger }

/** The releases of one web app: the current one, and the last few, because pages that are still open need their files. */
export async function openAppReleases<F extends Fragments>(options: Options): Promise<AppReleases<F>> {
  const { app, source, retention, log } = options
  let retained = await retention.read<F>(app)
  let current: Release<F> | undefined
  let isReadable = true

  function take(found: Release<F>) {
    const isNew = versionOf(found) !== versionOf(current)
    current = found
    if (!isNew) return
    const others = retained.filter((release) => versionOf(release) !== versionOf(found))
    retained = [found, ...others].slice(0, releasesRetained)
    log.info({ app, version: versionOf(found) }, 'build taken')
    retention.store(app, found).catch((err: unknown) => log.warn({ app, err }, 'build could not be stored'))
  }

  async function readCurrent() {
    try {
      take(await readRelease(source, current))
      if (!isReadable) log.info({ app }, 'build is readable again')
      isReadable = true
    } catch (err) {
      if (isReadable) log.warn({ app, err }, 'build could not be read')
      isReadable = false
      current ??= retained[0]
    }
  }

  return {
    current: () => current?.fragments,
    isRetained: (version) => retained.some((release) => versionOf(release) === version),
    file: (version, name) => retained.find((release) => versionOf(release) === version)?.files.get(name),
    poll: oneAfterTheOther(readCurrent),
  }
}

const versionOf = (release: Release | undefined) => release?.fragments.version
