import { randomUUID } from 'node:crypto'
import { isOrderPageLink, orderPageLink, tokenIn } from '@smm/contracts/orders/order-link'
import { isTokenOf, orderIdIn, pageTokenOf } from './order-link.ts'

const secret = 's'.repeat(32)
const order = { id: randomUUID(), linkVersion: 1 }
const token = pageTokenOf(secret, order)

it('names its order, and opens it alone, in this version and under this secret', () => {
  expect(orderIdIn(token)).toBe(order.id)
  expect(isTokenOf(secret, order, token)).toBe(true)
  expect(isTokenOf(secret, { ...order, linkVersion: 2 }, token)).toBe(false)
  expect(isTokenOf(secret, { ...order, id: randomUUID() }, token)).toBe(false)
  expect(isTokenOf(`${secret}!`, order, token)).toBe(false)
})

it('changed in any character opens nothing', () => {
  const changed = [...token].map(
    (it, at) => token.slice(0, at) + (it === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  expect(changed.filter((it) => isTokenOf(secret, order, it))).toEqual([])
})

it.each(['', 'x', `${token}A`, token.slice(1), '%00', '🙂'.repeat(9)])('finds no order in %j', (text) => {
  expect(orderIdIn(text)).toBeUndefined()
})

it('stands in the fragment of its link, and is told from other fragments', () => {
  const { hash, pathname, search } = new URL(orderPageLink(token), 'https://loja.example')
  expect([pathname, search, tokenIn(hash)]).toEqual(['/pedido', '', token])
  const elsewhere = ['/pedido', `//evil.example/pedido#${token}`, `/pedidos#${token}`, 7]
  expect([orderPageLink(token), ...elsewhere].map(isOrderPageLink)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['', '#', '#conteudo', `#${token}x`, token].map(tokenIn)).toEqual(Array(5).fill(undefined))
})
