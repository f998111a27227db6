import { freePort } from '../../stores/processes.mjs'

type Command = { args: string[]; env: Record<string, string> }
export type App = Command & { name: string; ready: string; migration?: Command }

const replicated: Record<string, string> = {
  catalogue: 'CATALOGUE',
  orders: 'ORDERS',
  chat: 'CHAT',
}

/** Two of each service, and a gateway that knows both addresses. */
export async function replicateApps(apps: App[]): Promise<App[]> {
  const all: App[] = []
  const addresses: Record<string, string> = {}
  for (const app of apps) {
    const setting = replicated[app.name]
    if (!setting) {
      all.push(app)
      continue
    }
    const second = (await freePort()) as number
    const origins = [new URL(app.ready).origin, `http://127.0.0.1:${second}`]
    addresses[`${setting}_URL`] = origins.join(',')
    origins.forEach((origin, at) =>
      all.push({
        ...app,
        name: `${app.name}-${at + 1}`,
        env: { ...app.env, [`${setting}_PORT`]: new URL(origin).port },
        ready: `${origin}/readyz`,
      }),
    )
  }
  return all.map((app) => (app.name === 'gateway' ? { ...app, env: { ...app.env, ...addresses } } : app))
}
