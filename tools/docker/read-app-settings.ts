import { readdirSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Each bank has settings of its own, which are read when it is chosen. */
async function listBanks(): Promise<readonly string[]> {
  const settings = new URL('apps/orders/src/pix/pix-settings.ts', root).href
  return ((await import(settings)) as { pixProviders: readonly string[] }).pixProviders
}

/** The names of the settings that each app reads, by app. */
export async function readAppSettings(): Promise<Record<string, string[]>> {
  const apps = readdirSync(new URL('apps', root)).filter((app) =>
    readdirSync(new URL(`apps/${app}/src`, root)).includes('config.ts'),
  )
  return Object.fromEntries(await Promise.all(apps.map(async (app) => [app, await settingsReadBy(app)])))
}

/** The names that the app's config asks its environment for, however many banks there are to choose from. */
async function settingsReadBy(app: string): Promise<string[]> {
  const config = (await import(new URL(`apps/${app}/src/config.ts`, root).href)) as Record<string, unknown>
  const [reader, ...others] = Object.entries(config).filter(([name]) => /^(read\w+|configFrom)$/.test(name))
  if (!reader || others.length > 0) throw new Error(`${app} has ${others.length + 1} readers of its settings`)
  const read = reader[1] as (env: object) => unknown
  const names = new Set<string>()
  for (const bank of await listBanks()) {
    const chosen: Record<string, string> = { PIX_PROVIDER: bank, PIX_API_URL: 'https://bank.example' }
    const env = new Proxy(chosen, {
      get: (target, name) => {
        names.add(String(name))
        return target[String(name)]
      },
    })
    readIncomplete(read, env)
  }
  return [...names]
}

/** Most settings are missing, and the app says so. */
function readIncomplete(read: (env: object) => unknown, env: object): void {
  try {
    read(env)
  } catch (err) {
    if (err instanceof TypeError) throw err
  }
}
