/** @jest-environment jsdom */
import { init } from '@module-federation/enhanced/runtime'
import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydratedEvent, interactionEvent, interactedAttribute } from '@smm/contracts/pages'
import { type ComponentType, useId, useState } from 'react'
import { registerRemoteEntries } from '../remotes/load-remote-component.ts'
import { hydrateIslands } from './hydrate-islands.tsx'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}
function Search() {
  const [term, setTerm] = useState('')
  return (
    <>
      <input aria-label="Buscar" value={term} onChange={(event) => setTerm(event.target.value)} />
      <output>{term}</output>
    </>
  )
}
const sleepingSearch =
  '<div data-asleep="search"><input aria-label="Buscar" value=""/><output></output></div>'
const parts: Record<string, ComponentType> = { './counter': Counter, './search': Search }
const asked: string[] = []
const complaints = jest.fn()

beforeAll(() => {
  // The host's build initialises federation in the browser.
  init({ name: 'shell', remotes: [] })
  Object.assign(globalThis, {
    front: {
      init: () => {},
      get: async (name: string) => {
        asked.push(name)
        return () => ({ default: parts[name]! })
      },
    },
  })
  registerRemoteEntries([{ name: 'front' as never, entry: '/remoteEntry.js' }])
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes]))
      node.dispatchEvent(new Event('load'))
  }).observe(document.head, { childList: true })
  addEventListener('error', complaints)
})
let end = () => {}
beforeEach(() => {
  asked.length = 0
  document.documentElement.removeAttribute(interactedAttribute)
  localStorage.clear()
  document.body.innerHTML =
    sleepingSearch +
    '<div data-asleep="counter" data-late="key"><button type="button" id="_counter-R_0_">0</button></div>'
})
afterEach(() => {
  act(end)
  expect(complaints).not.toHaveBeenCalled()
})

const isHydrated = (part: string) =>
  waitFor(() => expect(document.querySelector(`[data-asleep=${part}]`)).toBeNull())

it('hydrates an island over its HTML, announces it, and keeps typed text', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'prazo'
  const ready = new Promise((resolve) => addEventListener(hydratedEvent, resolve, { once: true }))
  end = hydrateIslands('front')
  await isHydrated('search')
  await ready
  expect(screen.getByRole('textbox')).toBe(field)
  expect(screen.getByRole('status')).toHaveTextContent('prazo')
})

it('defers hydration to the first interaction', async () => {
  end = hydrateIslands('front')
  await isHydrated('search')
  expect(asked).toEqual(['./search'])
  dispatchEvent(new Event(interactionEvent))
  await isHydrated('counter')
  fireEvent.click(screen.getByRole('button', { name: '0' }))
  expect(screen.getByRole('button', { name: '1' })).toBeVisible()
})

it.each([
  [
    'the visitor has done something already',
    () => document.documentElement.setAttribute(interactedAttribute, ''),
  ],
  ['the browser keeps something for it', () => localStorage.setItem('key', 'x')],
])('hydrates a deferred island at once when %s', async (_when, given) => {
  given()
  end = hydrateIslands('front')
  await isHydrated('counter')
})

it('hydrates no island after the page is left', async () => {
  end = hydrateIslands('front')
  await isHydrated('search')
  act(end)
  dispatchEvent(new Event(interactionEvent))
  document.body.innerHTML = sleepingSearch
  end = hydrateIslands('front')
  await isHydrated('search')
  expect(asked).not.toContain('./counter')
})
