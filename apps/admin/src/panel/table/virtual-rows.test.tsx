/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { DataTable } from './data-table.tsx'

const rowPx = 41
const groupPx = 24 * rowPx

// jsdom lays nothing out: the table begins at the top of the document, and a group is as high as its rows.
const heightOfElement = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!
const rectOfElement = Element.prototype.getBoundingClientRect
beforeEach(() => {
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ y: -window.scrollY })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this instanceof HTMLTableSectionElement ? this.rows.length * rowPx : 0
    },
  })
})
afterEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', heightOfElement)
  Element.prototype.getBoundingClientRect = rectOfElement
  scrollTo(0)
})

function scrollTo(px: number) {
  window.scrollY = px
  fireEvent.scroll(window)
}

const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: `row ${index}` }))
const columns = [{ title: 'ID', cell: ({ id }: { id: string }) => <button type="button">{id}</button> }]

const mounted = () => within(screen.getByRole('table')).getAllByRole('cell').length
const rowIndexOf = (text: string) => screen.getByText(text).closest('tr')?.getAttribute('aria-rowindex')
const spacers = () =>
  [...document.querySelectorAll<HTMLElement>('tbody[aria-hidden] td')].map(({ style }) => style.height)

describe('a table of many rows', () => {
  beforeEach(() => {
    render(<DataTable label="Muitas" columns={columns} rows={rows} />)
  })

  it('mounts the rows near the window and counts all of them', () => {
    expect(mounted()).toBe(48)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    expect(rowIndexOf('row 47')).toBe('49')
    expect(spacers()).toEqual([`${(5_000 - 48) * rowPx}px`])
  })

  it('follows the scroll position, and spacers keep the height of what is unmounted', () => {
    scrollTo(100 * groupPx)
    expect(screen.queryByText('row 0')).not.toBeInTheDocument()
    expect(mounted()).toBe(72)
    expect(rowIndexOf('row 2400')).toBe('2402')
    expect(spacers()).toEqual([`${99 * groupPx}px`, `${(5_000 - 102 * 24) * rowPx}px`])
    scrollTo(5_000 * rowPx)
    expect(rowIndexOf('row 4999')).toBe('5001')
    scrollTo(0)
    expect(mounted()).toBe(48)
  })

  it('keeps the group that has the keyboard focus', () => {
    screen.getByText('row 3').focus()
    scrollTo(100 * groupPx)
    expect(screen.getByText('row 3')).toHaveFocus()
    expect(mounted()).toBe(96)
    expect(spacers()[0]).toBe(`${98 * groupPx}px`)
  })
})
