import { renderToStaticMarkup } from 'react-dom/server'
import { Island, prerenderedIslands } from './island.tsx'

afterEach(() => {
  for (const name of Object.keys(prerenderedIslands)) delete prerenderedIslands[name]
})

it('is prerendered as HTML of its own, named for hydration', () => {
  prerenderedIslands['order-chat'] = '<p id="_order-chat-R_0_">Olá</p>'
  const html = renderToStaticMarkup(
    <Island name="order-chat" deferUnlessStored="smm:chat">
      <p>desenhado com a página</p>
    </Island>,
  )
  expect(html).toBe(
    '<div data-asleep="order-chat" data-late="smm:chat"><p id="_order-chat-R_0_">Olá</p></div>',
  )
})

it('is rendered inline in a client-rendered page', () => {
  const html = renderToStaticMarkup(
    <Island name="order-chat" deferUnlessStored="smm:chat">
      <p>Olá</p>
    </Island>,
  )
  expect(html).toBe('<div><p>Olá</p></div>')
})
