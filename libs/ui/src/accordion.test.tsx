import { renderToStaticMarkup } from 'react-dom/server'
import { Accordion } from './accordion.tsx'

describe('Accordion', () => {
  const items = [
    { id: 'um', question: 'Um?', answer: 'Sim.' },
    { id: 'dois', question: 'Dois?', answer: 'Não.' },
  ]

  it('gives all items one name, so that one is open at a time', () => {
    const html = renderToStaticMarkup(<Accordion name="ajuda" items={items} />)
    expect(html.match(/<details [^>]*name="ajuda"/g)).toHaveLength(2)
    expect(html).not.toContain(' open')
  })

  it('opens the first one when asked', () => {
    const html = renderToStaticMarkup(<Accordion name="ajuda" items={items} openFirst />)
    expect(html.match(/<details [^>]*open/g)).toHaveLength(1)
    expect(html.indexOf(' open')).toBeLessThan(html.indexOf('Um?'))
  })
})
