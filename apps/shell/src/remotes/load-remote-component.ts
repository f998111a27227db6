import type { ShellConfig } from '@smm/contracts/pages'
import type { ComponentType } from 'react'
import { openRemote } from './open-remote.ts'

/** The pause before each attempt. */
const pausesMs = { retrying: [0, 1000, 3000], once: [0] }

const entries = new Map<string, string>()
const opened = new Map<string, ReturnType<typeof openRemote>>()

/** Registers the remote entries of this document; nothing is loaded yet. */
export function registerRemoteEntries(remotes: ShellConfig['remotes']): void {
  for (const { name, entry } of remotes) entries.set(name, entry)
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
      const container = await openOnce(remote)
      const module = await container.get(`./${name}`)
      return module().default
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`${remote}/${name} did not load`, { cause })
}

/** A remote that failed is opened anew. */
function openOnce(remote: string) {
  const known = opened.get(remote)
  if (known) return known
  const opening = openRemote(remote, entries.get(remote)!)
  opened.set(remote, opening)
  opening.catch(() => opened.delete(remote))
  return opening
}
