import { anOrder } from '../../testing.tsx'
import { fillReply, findPlaceholder } from './fill-reply.ts'

it('fills a reply in from the order', () => {
  const text = '{pedido}: {quantidade} {servico} por {valor}, {status}, {link} {nome}'
  expect(fillReply(text, anOrder())).toBe(
    '#a1b2c3d4: 1.500 seguidores no Instagram por R$ 1.234,50, pago, https://www.instagram.com/cafe {nome}',
  )
})

it('takes nothing of a link for a placeholder', () => {
  expect(fillReply('{link}', anOrder({ link: 'https://x.example/{pedido}$&' }))).toBe(
    'https://x.example/{pedido}$&',
  )
})

it('leaves a reply without an order as it is, and names what is missing', () => {
  expect(fillReply('Oi, {pedido}', undefined)).toBe('Oi, {pedido}')
  expect([findPlaceholder('Oi, {pedido}'), findPlaceholder('Oi {x}')]).toEqual(['{pedido}', undefined])
})
