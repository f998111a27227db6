import { visitOriginOf } from './visit-origin.ts'

it.each([
  ['https://loja.example/', { page: '/', source: '' }],
  ['https://loja.example/precos?utm_source=Google&pacote=500', { page: '/precos', source: 'google' }],
  ['https://loja.example/precos?utm_source=%3Cscript%3E#x', { page: '/precos', source: '' }],
  ['https://loja.example/%C3%A7', undefined],
  ['about:blank', undefined],
])('of %s is %j', (address, origin) => {
  expect(visitOriginOf(address)).toEqual(origin)
})
