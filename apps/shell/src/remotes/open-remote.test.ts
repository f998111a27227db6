/** @jest-environment jsdom */
import * as react from 'react'
import { openRemote } from './open-remote.ts'

/** Runs scripts as the browser would: `leave` puts what the entry leaves into the window. */
function serveScripts(outcome: 'load' | 'error', leave: object = {}) {
  const observer = new MutationObserver((records) => {
    for (const script of records.flatMap((record) => [...record.addedNodes])) {
      Object.assign(window, leave)
      script.dispatchEvent(new Event(outcome))
    }
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
let stop = () => {}
afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'storefront')
  document.head.innerHTML = ''
})

it('shares the React of the shell with a remote before it is used', async () => {
  const scopes: Array<Record<string, Record<string, { get: () => () => unknown }>>> = []
  const container = { init: (scope: never) => void scopes.push(scope), get: () => {} }
  stop = serveScripts('load', { storefront: container })
  expect(await openRemote('storefront', '/remoteEntry.js')).toBe(container)
  const [scope] = scopes
  expect(Object.keys(scope!)).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
  expect(scope!['react']![react.version]!.get()()).toMatchObject({ useState: react.useState })
})

it('waits for an entry that the starter has asked for, and runs it once', async () => {
  const container = { init: () => {}, get: () => {} }
  document.head.innerHTML = '<script src="/remoteEntry.js"></script>'
  const script = document.querySelector('script')!
  const opening = openRemote('storefront', '/remoteEntry.js')
  expect([...document.querySelectorAll('script')]).toEqual([script])
  Object.assign(window, { storefront: container })
  script.dispatchEvent(new Event('load'))
  expect(await opening).toBe(container)
  document.head.innerHTML = ''
  expect(await openRemote('storefront', '/remoteEntry.js')).toBe(container)
  expect(document.querySelector('script')).toBeNull()
})

it('rejects an entry that does not come, and leaves no script behind', async () => {
  stop = serveScripts('error')
  await expect(openRemote('admin', '/gone.js')).rejects.toThrow('/gone.js did not load')
  expect(document.querySelector('script')).toBeNull()
})

it('rejects an entry that brings another remote', async () => {
  stop = serveScripts('load', { other: {} })
  await expect(openRemote('admin', '/other.js')).rejects.toThrow('/other.js brings no admin')
})
