import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from '../../storm/fleet/start-fleet.ts'

const timeoutMs = 60_000
const page: Record<string, string> = { storefront: '/', admin: '/admin09', shell: '/' }

/**
 * Replaces the build of a web app while a page of it is open. Resolves with the files of that page that are gone
 * afterwards.
 */
export async function redeploy({ cwd, url }: Fleet, app: string, round: number): Promise<string[]> {
  const manifest = join(cwd, 'apps', app, 'dist/fragments.json')
  const text = readFileSync(manifest, 'utf8')
  const { version, files } = JSON.parse(text) as { version: string; files: string[] }
  const next = `round${String(round).padStart(7, '0')}`
  writeFileSync(`${manifest}.new`, text.replaceAll(version, next))
  renameSync(`${manifest}.new`, manifest)

  // Each gateway polls by itself: the build is deployed when it is served several times in a row.
  let shown = 0
  for (const end = Date.now() + timeoutMs; shown < 8; await pause(100)) {
    if (Date.now() > end) return [`${app}: the next build did not appear`]
    const answer = await fetch(url + page[app], { headers: { connection: 'close' } }).catch(() => undefined)
    shown = (await answer?.text())?.includes(`/remotes/${app}/${next}/`) ? shown + 1 : 0
  }
  const asked = files.map(async (file) => {
    const path = `/remotes/${app}/${version}/${file}`
    const answer = await fetch(url + path).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok ? [] : [`${answer?.status ?? 'no answer'} ${path}`]
  })
  return (await Promise.all(asked)).flat()
}
