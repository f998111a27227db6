import { says } from '../understanding/reading.ts'
import { hasPage } from './cart/draft.ts'
import type { Turn } from './turn.ts'

/** Whether the message names any part of an order now: a quantity, a page, a tier or a choice. */
export const namesOrder = ({ namedOrders, reading }: Turn): boolean =>
  reading.choice !== null ||
  reading.resize !== null ||
  namedOrders.some((it) => it.quantity ?? it.tier ?? hasPage(it))

/** 'não quero 500, quero 1000': what is negated makes place for what is wanted. */
export const wantsOther = (turn: Turn): boolean =>
  says(turn.reading, 'order', 'correct') &&
  turn.namedOrders.some((it) => it.quantity ?? it.serviceType ?? hasPage(it))

/** 'quero mais 500' */
export const isNewOrder = (turn: Turn): boolean =>
  says(turn.reading, 'order', 'add-item') && namesQuantity(turn)

export const namesQuantity = ({ namedOrders }: Pick<Turn, 'namedOrders'>): boolean =>
  namedOrders.some((it) => it.quantity !== null)

/** 'e se eu levar 400?' */
export const namesSupposed = ({ reading }: Pick<Turn, 'reading'>): boolean => reading.supposed.length > 0

/** Whether the message brings a part of an order. */
export const bringsFacts = ({ namedOrders, reading, dialogue: { cart, last } }: Turn): boolean =>
  namedOrders.length > 0 ||
  reading.choice !== null ||
  (reading.resize !== null && (cart.length > 0 || last !== null))
