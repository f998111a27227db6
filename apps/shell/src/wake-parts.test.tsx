/** @jest-environment jsdom */
import { init } from '@module-federation/enhanced/runtime'
import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readyEvent, touchedEvent, touchedMark } from '@smm/contracts/pages'
import { type ComponentType, useId, useState } from 'react'
import { knowRemotes } from './remotes.ts'
import { wakeParts } from './wake-parts.tsx'

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
  // In the browser the host's build does this.
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
  knowRemotes([{ name: 'front' as never, entry: '/remoteEntry.js' }])
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes]))
      node.dispatchEvent(new Event('load'))
  }).observe(document.head, { childList: true })
  addEventListener('error', complaints)
})
let end = () => {}
beforeEach(() => {
  asked.length = 0
  document.documentElement.removeAttribute(touchedMark)
  localStorage.clear()
  document.body.innerHTML =
    sleepingSearch +
    '<div data-asleep="counter" data-late="key"><button type="button" id="_counter-R_0_">0</button></div>'
})
afterEach(() => {
  act(end)
  expect(complaints).not.toHaveBeenCalled()
})

const isAwake = (part: string) =>
  waitFor(() => expect(document.querySelector(`[data-asleep=${part}]`)).toBeNull())

it('wakes a part over the HTML it finds, says so, and keeps what was typed', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'prazo'
  const ready = new Promise((resolve) => addEventListener(readyEvent, resolve, { once: true }))
  end = wakeParts('front')
  await isAwake('search')
  await ready
  expect(screen.getByRole('textbox')).toBe(field)
  expect(screen.getByRole('status')).toHaveTextContent('prazo')
})

it('lets a late part sleep until the visitor does something', async () => {
  end = wakeParts('front')
  await isAwake('search')
  expect(asked).toEqual(['./search'])
  dispatchEvent(new Event(touchedEvent))
  await isAwake('counter')
  fireEvent.click(screen.getByRole('button', { name: '0' }))
  expect(screen.getByRole('button', { name: '1' })).toBeVisible()
})

it.each([
  ['the visitor has done something already', () => document.documentElement.setAttribute(touchedMark, '')],
  ['the browser keeps something for it', () => localStorage.setItem('key', 'x')],
])('wakes a late part at once when %s', async (_when, given) => {
  given()
  end = wakeParts('front')
  await isAwake('counter')
})

it('wakes nothing once the page is left', async () => {
  end = wakeParts('front')
  await isAwake('search')
  act(end)
  dispatchEvent(new Event(touchedEvent))
  document.body.innerHTML = sleepingSearch
  end = wakeParts('front')
  await isAwake('search')
  expect(asked).not.toContain('./counter')
})
