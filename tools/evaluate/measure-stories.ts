import { ordersInStories, type StoryOrder } from '@smm/assistant/corpus'
import { talk } from '@smm/assistant/testing'
import { type Measured, measureRows } from './figures.ts'
import { lastName } from './page-rows.ts'

/** Whether a first message that tells more than it orders comes to its orders, each with its quantity and its page, and to no other. */
export const measureStories = (): Measured =>
  measureRows('orders in stories', ordersInStories, ([message, orders]) => {
    const read = inShort(
      talk(message).state.dialogue.cart.map((it) => ({
        ...it,
        page: it.link?.canonicalUrl ?? it.handle,
      })),
    )
    return read === inShort(orders) ? null : `story: ${message} ⇒ ${inShort(orders)}, read ${read}`
  })

/** A page without a platform is taken for one of Instagram, as most are. */
const inShort = (orders: readonly StoryOrder[]) =>
  orders
    .map(({ platform, serviceType, quantity, page }) =>
      [platform ?? 'instagram', serviceType, quantity, page && lastName(page)].join(' '),
    )
    .sort()
    .join(' + ')
