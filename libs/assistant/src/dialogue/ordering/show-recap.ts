import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import type { Catalogue } from '../../shop.ts'
import { confirming, type Recap } from '../state.ts'
import type { Shop } from '../turn.ts'
import { discountRecap } from './discount-recap.ts'

/** `before`: the recap that stands above · `isPriceAsked`: of one order its price is told, and only the total of a recap that is the same. */
type Showing = { coupon: string | null; before: readonly Recap[] | null; isPriceAsked?: boolean }

/** Shows orders in full, less the coupon, and asks for a yes. */
export function showRecap(
  shop: Catalogue & Pick<Shop, 'takesCarts'>,
  listed: Recap[],
  { coupon, before, isPriceAsked = false }: Showing,
) {
  const isOnePix = shop.takesCarts === true
  const discounted = coupon === null ? { recap: listed, parts: [] } : discountRecap(shop, coupon, listed)
  const { recap, code, isOver = false } = discounted
  const applied = code === undefined ? {} : { coupon: code }
  const isSame = isDeepStrictEqual(before, recap)
  const [order, ...others] = recap
  const isQuoted = isPriceAsked && before === null && code === undefined && others.length === 0
  const shown =
    isSame && isPriceAsked
      ? say('total', { orders: recap })
      : order && isQuoted
        ? say('recap-quoted', { order })
        : say('recap', { orders: recap, isAgain: before !== null, isOnePix, ...applied })
  const question = isQuoted ? say('ask-if-wanted') : say('ask-yes', { pixCount: isOnePix ? 1 : recap.length })
  return { state: confirming(recap, applied), isSame, isOver, parts: [...discounted.parts, shown], question }
}
