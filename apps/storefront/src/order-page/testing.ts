import type { OrderPage } from '@smm/contracts/orders/order-page'
import type { OrderView } from '@smm/contracts/orders/order-view'

/** The page of a delivered order; `change` overrides what its order shows. */
export const aPage = (change: Partial<OrderView> = {}, more: Partial<OrderPage> = {}): OrderPage => ({
  order: {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    version: 3,
    platform: 'instagram',
    serviceType: 'followers',
    title: '500 seguidores no Instagram',
    target: '@loja.x',
    quantity: 500,
    amount: 45,
    state: 'delivered',
    steps: [
      { state: 'awaiting-payment', at: '2026-11-20T12:00:00.000Z' },
      { state: 'paid', at: '2026-11-20T12:01:00.000Z' },
      { state: 'in-progress', at: '2026-11-20T12:30:00.000Z' },
      { state: 'delivered', at: '2026-11-23T12:00:00.000Z' },
    ],
    actions: [{ name: 'receipt' }],
    ...change,
  },
  link: 'https://www.instagram.com/loja.x/',
  placedAt: '2026-11-20T12:00:00.000Z',
  termsVersion: '2.1',
  ...more,
})
