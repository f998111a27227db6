import { isDeepStrictEqual } from 'node:util'
import { type Part, say } from '../../replies/say.ts'
import { confirming, type Recap } from '../state.ts'
import type { Shop } from '../turn.ts'
import type { Discounted } from './discount-recap.ts'

/** `before`: the recap that stands above · `isPriceAsked`: of one order its price is told, and only the total of a recap that is the same. */
type Showing = { before: readonly Recap[] | null; isPriceAsked?: boolean }

/** Shows orders in full, less the coupon or why it takes nothing off, and asks for a yes. */
export function showRecap(
  shop: Pick<Shop, 'takesCarts'>,
  { recap, coupon, refused }: Discounted,
  { before, isPriceAsked = false }: Showing,
) {
  const isOnePix = shop.takesCarts === true
  const taken = coupon === undefined ? {} : { coupon }
  const isSame = isDeepStrictEqual(before, recap)
  const [order, ...others] = recap
  const isQuoted = isPriceAsked && before === null && coupon === undefined && others.length === 0
  const shown =
    isSame && isPriceAsked
      ? say('total', { orders: recap })
      : order && isQuoted
        ? say('recap-quoted', { order })
        : say('recap', {
            orders: recap,
            isAgain: before !== null,
            isOnePix,
            ...taken,
          })
  const question = isQuoted ? say('ask-if-wanted') : say('ask-yes', { pixCount: isOnePix ? 1 : recap.length })
  const parts = [...(refused ? [tellRefused(refused)] : []), shown]
  return { state: confirming({ recap, ...taken }), isSame, parts, question }
}

const tellRefused = (refused: NonNullable<Discounted['refused']>): Part =>
  refused.why === 'over'
    ? say('coupon-over', refused)
    : say('coupon-not-for-order', { coupon: refused.coupon, reason: refused.why })
