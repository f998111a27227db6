import type { ComponentType } from 'react'
import type { ShellConfig } from '@smm/contracts/pages'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'

const scriptTimeoutMs = 8000
const pauses = [0, 1000, 3000]

/** Tells the federation where the remotes of this document are, and how long to wait for one. */
export function connectRemotes(remotes: ShellConfig['remotes']): void {
  registerPlugins([
    { name: 'patience', createScript: ({ url }) => ({ script: scriptFor(url), timeout: scriptTimeoutMs }) },
  ])
  registerRemotes(remotes)
}

/** The component behind a remote's entrance; tries three times before it gives up. */
export async function loadPage(
  remote: string,
  name: string,
  load = loadRemoteModule,
): Promise<ComponentType> {
  for (const [attempt, pauseMs] of pauses.entries()) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      return (await load(`${remote}/${name}`)).default
    } catch (cause) {
      if (attempt === pauses.length - 1) throw new Error(`${remote}/${name} did not load`, { cause })
    }
  }
  throw new Error('unreachable')
}

async function loadRemoteModule(id: string): Promise<{ default: ComponentType }> {
  const module = await loadRemote<{ default: ComponentType }>(id)
  if (!module) throw new Error(`${id} is empty`)
  return module
}

const scriptFor = (url: string) => Object.assign(document.createElement('script'), { src: url, async: true })
