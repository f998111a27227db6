/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { DataTable } from './data-table.tsx'

type Watcher = { look: IntersectionObserverCallback; target?: Element }
let watchers: Watcher[] = []

beforeEach(() => {
  watchers = []
  globalThis.IntersectionObserver = class {
    constructor(look: IntersectionObserverCallback) {
      watchers.push({ look })
    }
    observe(target: Element) {
      watchers.at(-1)!.target = target
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

function scrollTo(isIntersecting: boolean, place: number, height = 0) {
  const { look } = watchers[place]!
  const entry = { isIntersecting, boundingClientRect: { height } } as IntersectionObserverEntry
  act(() => look([entry], {} as IntersectionObserver))
}

const rows = Array.from({ length: 100 }, (_, place) => ({ id: `row ${place}` }))
const columns = [{ title: 'ID', cell: ({ id }: { id: string }) => <button type="button">{id}</button> }]
const shown = () => within(screen.getByRole('table')).getAllByRole('cell').length

describe('a table of many rows', () => {
  it('holds those near the window, and knows of all', () => {
    render(<DataTable label="Muitas" columns={columns} rows={rows} />)
    expect(shown()).toBe(24)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '101')
    scrollTo(true, 1)
    expect(shown()).toBe(48)
    expect(screen.getByText('row 47').closest('tr')).toHaveAttribute('aria-rowindex', '49')
    scrollTo(false, 0, 1_968)
    expect(shown()).toBe(24)
    expect(document.querySelector('tbody td')).toHaveStyle({ height: '1968px' })
  })

  it('keeps what the keyboard is in', () => {
    render(<DataTable label="Muitas" columns={columns} rows={rows} />)
    screen.getByText('row 3').focus()
    scrollTo(false, 0, 1_968)
    expect(screen.getByText('row 3')).toHaveFocus()
  })
})
