import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ShellConfig } from '@smm/contracts/pages'
import type { ComponentType } from 'react'

const patienceMs = 8000
/** Before each try. */
const patient = [0, 1000, 3000]
const once = [0]

/** Says where the remotes of this document are; nothing is loaded yet. */
export function knowRemotes(remotes: ShellConfig['remotes']): void {
  registerPlugins([
    { name: 'patience', createScript: ({ url }) => ({ script: scriptOf(url), timeout: patienceMs }) },
  ])
  registerRemotes(remotes)
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
      const page = await loadRemote<{ default: ComponentType }>(`${remote}/${name}`)
      if (page) return page.default
      throw new Error('the entrance is empty')
    } catch (cause) {
      if (attempt === pauses.length - 1) throw new Error(`${remote}/${name} did not load`, { cause })
    }
  }
  throw new Error('unreachable')
}

const scriptOf = (src: string) => Object.assign(document.createElement('script'), { src, async: true })
