import type { FastifyBaseLogger } from 'fastify'
import type { Fragments, ShellFragments } from '@smm/contracts/pages'
import type { Config } from './config.ts'
import { composeSite, type Site } from './compose-site.ts'
import { keepReleases } from './keep-releases.ts'
import { type FileInMemory, readRelease, type Release } from './read-release.ts'

const versionsKept = 5
const lookForMissingMs = 500
const apps = ['shell', 'storefront', 'admin'] as const
type App = (typeof apps)[number]

export type Builds = {
  site: () => Site
  file: (app: string, version: string, name: string) => FileInMemory | undefined
  /** Without the shell there is no page at all; a remote that is missing only lacks its own. */
  missing: () => string[]
  /** Which build of each app is shown now. */
  versions: () => Array<{ app: string; version: string }>
  close: () => void
}

/**
 * Reads the builds of the web apps now and then every `pollMs`, and switches to a new one when all of it is here. What
 * cannot be read leaves everything as it is; the files of the last versions stay for pages that are still open, on disk
 * too, so that a gateway that starts while a web app is down shows what was shown last.
 */
export async function watchBuilds(config: Config, log: FastifyBaseLogger): Promise<Builds> {
  const current: Partial<Record<App, Release>> = {}
  const onDisk = keepReleases(config.releasesDir, versionsKept)
  const [shell, storefront, admin] = await Promise.all(apps.map(onDisk.read))
  const kept: Record<App, Release[]> = { shell: shell!, storefront: storefront!, admin: admin! }
  const unreadable = new Set<App>()
  let site: Site = { documents: new Map(), indexed: [] }

  async function look(app: App): Promise<boolean> {
    try {
      const known = current[app]
      const found = await readRelease(config.webApps[app], known)
      if (unreadable.delete(app)) log.info({ app }, 'build is readable again')
      current[app] = found
      if (found.fragments.version === known?.fragments.version) return false
      kept[app] = [
        found,
        ...kept[app].filter(({ fragments }) => fragments.version !== found.fragments.version),
      ]
      kept[app].length = Math.min(kept[app].length, versionsKept)
      log.info({ app, version: found.fragments.version }, 'build taken')
      onDisk.keep(app, found).catch((err: unknown) => log.warn({ app, err }, 'build could not be kept'))
      return true
    } catch (err) {
      if (!unreadable.has(app)) log.warn({ app, err }, 'build could not be read')
      unreadable.add(app)
      const last = kept[app][0]
      if (current[app] || !last) return false
      current[app] = last
      return true
    }
  }

  let isStale = false
  let isClosed = false
  async function lookAtAll() {
    const changed = await Promise.all(apps.map(look))
    isStale ||= changed.includes(true)
    if (!isStale || isClosed) return
    // The first pages are there as soon as may be, and packed anew by the next look.
    const packing = site.documents.size === 0 ? 'soon' : 'small'
    try {
      site = await composeSite(fragmentsOf(current), config.publicOrigin, packing)
      isStale = packing === 'soon'
    } catch (err) {
      log.error({ err }, 'pages could not be composed')
    }
  }

  let timer: NodeJS.Timeout | undefined
  async function lookAgain() {
    await lookAtAll()
    const isWhole = apps.every((app) => current[app])
    const pauseMs = isWhole && !isStale ? config.pollMs : Math.min(config.pollMs, lookForMissingMs)
    if (!isClosed) timer = setTimeout(() => void lookAgain(), pauseMs)
  }
  await lookAgain()

  return {
    site: () => site,
    // Whatever a visitor writes in an address is a name, never a property: `constructor` is no web app.
    file: (app, version, name) => {
      const known = apps.find((one) => one === app)
      return known && kept[known].find(({ fragments }) => fragments.version === version)?.files.get(name)
    },
    versions: () =>
      apps.flatMap((app) => (current[app] ? [{ app, version: current[app].fragments.version }] : [])),
    missing: () => (current.shell ? [] : ['shell']),
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const fragmentsOf = (current: Partial<Record<App, Release>>) => ({
  shell: current.shell?.fragments as ShellFragments | undefined,
  storefront: current.storefront?.fragments as Fragments | undefined,
  admin: current.admin?.fragments as Fragments | undefined,
})
