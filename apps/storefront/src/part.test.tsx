import { renderToStaticMarkup } from 'react-dom/server'
import { Part, prerenderedParts } from './part.tsx'

afterEach(() => {
  for (const name of Object.keys(prerenderedParts)) delete prerenderedParts[name]
})

it('stands in a prerendered page as HTML of its own, named for the shell to wake', () => {
  prerenderedParts['order-chat'] = '<p id="_order-chat-R_0_">Olá</p>'
  const html = renderToStaticMarkup(
    <Part name="order-chat" late="smm:chat">
      <p>desenhado com a página</p>
    </Part>,
  )
  expect(html).toBe(
    '<div data-asleep="order-chat" data-late="smm:chat"><p id="_order-chat-R_0_">Olá</p></div>',
  )
})

it('is drawn like everything else in a page that the browser draws', () => {
  const html = renderToStaticMarkup(
    <Part name="order-chat" late="smm:chat">
      <p>Olá</p>
    </Part>,
  )
  expect(html).toBe('<div><p>Olá</p></div>')
})
