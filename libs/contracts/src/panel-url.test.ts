import { panelOrderUrl, panelUrl } from './panel-url.ts'

it('a section of the panel has an address, and so has what it opens', () => {
  expect(panelUrl('hoje')).toBe('/admin09?secao=hoje')
  expect(panelUrl('tickets', { status: 'open', busca: 'R$ 5&a' })).toBe(
    '/admin09?secao=tickets&status=open&busca=R%24+5%26a',
  )
  expect(panelOrderUrl('1')).toBe('/admin09?secao=pedidos&pedido=1')
})
