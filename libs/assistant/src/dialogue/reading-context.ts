import type { PriceBook } from '@smm/contracts/prices/price-book'
import { tierNames } from '@smm/pricing/price-book'
import { asPlaced, newestFirst } from '../placed-orders.ts'
import type { ReadingContext } from '../understanding/reading.ts'
import { topicTraits } from '../understanding/topic-traits.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { hasPage } from './cart/draft.ts'
import { type Dialogue, filed, type StateAt } from './state.ts'
import { isRecap } from './waits-for.ts'

/** The messages that the next one goes on from: those of the cart, or of a complaint that is not with the staff yet. */
export const messagesBefore = ({ state, cartMessages = [] }: Dialogue): readonly string[] =>
  state.at === 'complaining' && state.step !== filed ? [state.description] : cartMessages

type Known = { priceBook?: PriceBook; orders?: readonly VisitorOrder[] }

/** The context in which the reader reads the next message. */
export function readingContext(
  dialogue: Dialogue,
  { priceBook = [], orders = [] }: Known = {},
): ReadingContext {
  const { topic } = dialogue
  const tiers = tierNames(priceBook)
  return {
    ...contextOf(dialogue),
    ...(topic && topicTraits[topic].hasTerm && { termOf: topic }),
    ...(tiers.length > 0 && { tiers }),
    ...(orders.length > 0 && { placed: newestFirst(orders).map(asPlaced) }),
  }
}

function contextOf({ state, cart }: Dialogue): ReadingContext {
  switch (state.at) {
    case 'collecting':
      return { expecting: state.missing, shownRows: 0 }
    case 'choosing': {
      const isPageOpen = cart.length > 0 && !cart.some(hasPage)
      return { expecting: 'choice', shownRows: state.shown.length, isPageOpen }
    }
    case 'cancelling':
      return { expecting: 'choice', shownRows: state.orderIds.length }
    case 'confirming': {
      const answered = recapToAnswer(state)
      /** 'só o segundo' points to its rows, also where a yes would not mean them. */
      const shownRows = 'recap' in answered || state.recap.length === 1 ? 0 : state.recap.length
      return { expecting: 'confirmation', shownRows, ...answered }
    }
    case 'complaining':
      return state.step === 'offered'
        ? { expecting: 'confirmation', shownRows: 0, ofComplaint: true }
        : { expecting: 'link', shownRows: 0 }
    case 'tracking':
      return { expecting: 'link', shownRows: 0 }
    default:
      return { expecting: 'nothing', shownRows: 0 }
  }
}

/** The recap, while a yes can mean it. */
function recapToAnswer(shown: StateAt<'confirming'>) {
  const { recap, waitsFor } = shown
  if (!isRecap('meant', shown)) return {}
  return waitsFor === 'nod' ? { recap } : { recap, isAnswered: true, isPaused: isRecap('quiet', shown) }
}
