import type { ComponentType } from 'react'
import type { ShellConfig } from '@smm/contracts/pages'

const patienceMs = 8000
/** Before each try. */
const patient = [0, 1000, 3000]
const once = [0]

/** What a remote's entry leaves behind, by the rules of Module Federation. */
type Container = {
  init(shareScope: unknown): Promise<void> | void
  get(entrance: string): Promise<() => { default: ComponentType }>
}
declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: unknown }

const entries = new Map<string, string>()
const connected = new Map<string, Promise<Container>>()

/** Says where the remotes of this document are; nothing is loaded yet. */
export function knowRemotes(remotes: ShellConfig['remotes']): void {
  for (const { name, entry } of remotes) entries.set(name, entry)
}

/** The component behind a remote's entrance; tries three times, or once where there is another way to get there. */
export async function loadPage(
  remote: string,
  name: string,
  tries: 'patient' | 'once' = 'patient',
): Promise<ComponentType> {
  const pauses = tries === 'once' ? once : patient
  for (const [attempt, pauseMs] of pauses.entries()) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      const container = await connect(remote)
      return (await container.get(`./${name}`))().default
    } catch (cause) {
      if (attempt === pauses.length - 1) throw new Error(`${remote}/${name} did not load`, { cause })
    }
  }
  throw new Error('unreachable')
}

function connect(remote: string): Promise<Container> {
  const known = connected.get(remote)
  if (known) return known
  const connecting = open(remote)
  connected.set(remote, connecting)
  // What failed may be tried again.
  connecting.catch(() => connected.delete(remote))
  return connecting
}

/** Runs the remote's entry and gives it our React. */
async function open(remote: string): Promise<Container> {
  await runScript(entries.get(remote)!)
  const container = (window as unknown as Record<string, Container | undefined>)[`smm_${remote}`]
  if (!container) throw new Error(`${remote} left no container`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return container
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    const fail = () => {
      script.remove()
      reject(new Error(`${src} did not come`))
    }
    script.onload = () => resolve()
    script.onerror = fail
    setTimeout(fail, patienceMs)
    document.head.append(script)
  })
}
