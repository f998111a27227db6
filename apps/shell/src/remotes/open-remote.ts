import type { ComponentType } from 'react'
import { shareScope } from './share-scope.ts'

const scriptTimeoutMs = 8000

/** What the entry of a remote leaves in the window: a container of Module Federation. */
type Container = {
  init: (scope: typeof shareScope) => void | Promise<void>
  get: (module: string) => Promise<() => { default: ComponentType }>
}

/** Runs the entry of a remote, unless the starter has, and shares React with it. Rejects when the script does not come. */
export async function openRemote(name: string, entry: string): Promise<Container> {
  const find = () => Reflect.get(window, name) as Container | undefined
  if (!find()) await runScript(entry)
  const container = find()
  if (!container) throw new Error(`${entry} brings no ${name}`)
  await container.init(shareScope)
  return container
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const started = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)
    const script = started ?? Object.assign(document.createElement('script'), { src, async: true })
    const fail = () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    const timeout = setTimeout(fail, scriptTimeoutMs)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timeout)
      resolve()
    })
    if (!started) document.head.append(script)
  })
}
