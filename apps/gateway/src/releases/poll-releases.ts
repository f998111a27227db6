import type { FastifyBaseLogger } from 'fastify'
import type { ShellFragments } from '@smm/contracts/pages'
import type { Config } from '../config.ts'
import { composeSite, type Site } from '../pages/compose-site.ts'
import type { Figures } from '@smm/pricing/figures'
import { oneAfterTheOther } from './one-after-the-other.ts'
import { openAppReleases } from './app-releases.ts'
import type { FileInMemory } from './read-release.ts'
import { openReleaseRetention } from './release-retention.ts'

const incompletePollMs = 500

export type Releases = {
  site: () => Site
  /** Shows these figures in all documents, compressed fast at once and better by the next poll. */
  fillDocuments: (figures: Figures) => Promise<void>
  file: (app: string, version: string, name: string) => FileInMemory | undefined
  /** Polls `app` at once unless it retains this version: another gateway may already show pages of a new build. */
  refresh: (app: string, version: string) => Promise<void>
  /** Without the shell there is no page at all; a remote that is missing only lacks its own. */
  missing: () => string[]
  /** The current build of each app. */
  versions: () => Array<{ app: string; version: string }>
  close: () => void
}

/**
 * Reads the builds of the web apps every `pollMs` and recomposes the site when all of a new one is there. The files of
 * the last releases stay, on disk too, so a gateway that starts while a web app is down serves its last release.
 */
export async function pollReleases(
  config: Config,
  firstFigures: Figures,
  log: FastifyBaseLogger,
): Promise<Releases> {
  const { webApps, publicOrigin: origin, isDemo, pollMs } = config
  const retention = openReleaseRetention(config.releasesDir)
  const open = (app: keyof Config['webApps']) => ({ app, source: webApps[app], retention, log })
  const [shell, storefront, admin] = await Promise.all([
    openAppReleases<ShellFragments>(open('shell')),
    openAppReleases(open('storefront')),
    openAppReleases(open('admin')),
  ])
  // A map, because the app's name comes from an address: `constructor` is no web app.
  const apps = new Map(Object.entries({ shell, storefront, admin }))
  const versions = () =>
    [...apps].flatMap(([app, { current }]) => {
      const { version } = current() ?? {}
      return version ? [{ app, version }] : []
    })

  let site: Site = { documents: new Map(), indexed: [] }
  let figures = firstFigures
  let shown = ''
  let composed = ''
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const contents = () => JSON.stringify([versions(), figures])

  const recompose = oneAfterTheOther(async () => {
    const wanted = contents()
    if (wanted === composed || isClosed) return
    // New documents are compressed fast, so that visitors get them soon, and better by the next poll.
    const compression = wanted === shown ? 'best' : 'fast'
    const builds = { shell: shell.current(), storefront: storefront.current(), admin: admin.current() }
    try {
      site = await composeSite(builds, { origin, isDemo }, figures, compression)
      shown = wanted
      if (compression === 'best') composed = wanted
    } catch (err) {
      log.error({ err }, 'pages could not be composed')
    }
  })

  async function pollAll() {
    await Promise.all([...apps.values()].map(({ poll }) => poll()))
    await recompose()
    const isComplete = versions().length === apps.size
    const pauseMs = isComplete ? pollMs : Math.min(pollMs, incompletePollMs)
    if (!isClosed) timer = setTimeout(() => void pollAll(), pauseMs)
  }
  await pollAll()

  return {
    site: () => site,
    fillDocuments: (next) => {
      figures = next
      return recompose()
    },
    file: (app, version, name) => apps.get(app)?.file(version, name),
    refresh: async (app, version) => {
      const releases = apps.get(app)
      if (releases && !releases.isRetained(version)) await releases.poll()
    },
    versions,
    missing: () => (shell.current() ? [] : ['shell']),
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
