import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ShellConfig } from '@smm/contracts/pages'
import type { ComponentType } from 'react'

const scriptTimeoutMs = 8000
/** The pause before each attempt. */
const pausesMs = { retrying: [0, 1000, 3000], once: [0] }

/** Registers the remote entries of this document; nothing is loaded yet. */
export function registerRemoteEntries(remotes: ShellConfig['remotes']): void {
  registerPlugins([
    {
      name: 'script-timeout',
      createScript: ({ url }) => ({ script: scriptOf(url), timeout: scriptTimeoutMs }),
    },
  ])
  registerRemotes(remotes)
}

/** The component that a remote exposes under `name`. Rejects when no attempt loads it. */
export async function loadRemoteComponent(
  remote: string,
  name: string,
  attempts: keyof typeof pausesMs = 'retrying',
): Promise<ComponentType> {
  let cause: unknown
  for (const pauseMs of pausesMs[attempts]) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      const page = await loadRemote<{ default: ComponentType }>(`${remote}/${name}`)
      if (page) return page.default
      cause = new Error('the remote exposes nothing under this name')
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`${remote}/${name} did not load`, { cause })
}

const scriptOf = (src: string) => Object.assign(document.createElement('script'), { src, async: true })
