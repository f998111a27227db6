import { renderToStaticMarkup } from 'react-dom/server'
import { Tiles } from './tiles.tsx'

describe('Tiles', () => {
  it('renders one path per colour, the grounds before the figures', () => {
    const html = renderToStaticMarkup(<Tiles rows={['ayg ...', 'lyg oyb']} />)
    expect(html).toContain('viewBox="0 0 2 2"')
    expect([...html.matchAll(/<path fill="var\(--([\w-]+)\)"/g)].map((it) => it[1])).toEqual([
      'tile-leaf',
      'tile-blue',
      'sun',
    ])
  })

  it('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Tiles rows={['ayg']} />)).toContain('aria-hidden="true"')
  })
})
