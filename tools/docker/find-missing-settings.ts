import { parse } from 'yaml'

type Service = {
  build?: { args: Record<string, string> }
  environment?: Record<string, string | number>
  networks: string[]
  ports?: string[]
  profiles?: string[]
  stop_grace_period?: string
}
export type Compose = { services: Record<string, Service> }

export const readCompose = (text: string): Compose => parse(text, { merge: true }) as Compose

/** Settings that the image gives and nobody needs to choose: `ENV A=1 B=2`. */
export const settingsOfImage = (dockerfile: string): string[] =>
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((part) => part.split('=')[0]!),
  )

/** `${NAME}`, `${NAME:-value}` and `${NAME:?text}` in a compose file. */
export const settingsOfCompose = (compose: string): Set<string> =>
  new Set([...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!))

export const namesIn = (envFile: string): Set<string> =>
  new Set([...envFile.matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name!))

/**
 * Settings that an app reads and its container does not set, and settings the compose file wants and `.env.example` does not
 * tell. In words; empty when all is well.
 */
export function findMissingSettings(given: {
  reads: Record<string, string[]>
  compose: string
  dockerfile: string
  envExample: string
}): string[] {
  const { services } = readCompose(given.compose)
  const ofImage = settingsOfImage(given.dockerfile)
  const known = namesIn(given.envExample)
  const ofApps = Object.entries(given.reads).flatMap(([app, names]) => {
    const has = new Set([...ofImage, ...Object.keys(services[app]?.environment ?? {})])
    return names
      .filter((name) => !has.has(name))
      .map((name) => `${app} reads ${name}: docker-compose.yml does not pass it`)
  })
  const ofFile = [...settingsOfCompose(given.compose)]
    .filter((name) => !known.has(name))
    .map((name) => `docker-compose.yml asks for ${name}: .env.example does not name it`)
  return [...ofApps, ...ofFile]
}
