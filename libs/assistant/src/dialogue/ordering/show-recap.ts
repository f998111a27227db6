import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import type { Catalogue } from '../../shop.ts'
import { confirming, type Recap } from '../state.ts'
import type { Shop } from '../turn.ts'
import { discountRecap } from './discount-recap.ts'

/** `before`: the recap that stands above · `isTotalAsked`: only its total is told, where it is the same. */
type Showing = { coupon: string | null; before: readonly Recap[] | null; isTotalAsked?: boolean }

/** Shows orders in full, less the coupon, and asks for a yes. */
export function showRecap(
  shop: Catalogue & Pick<Shop, 'takesCarts'>,
  listed: Recap[],
  { coupon, before, isTotalAsked = false }: Showing,
) {
  const isOnePix = shop.takesCarts === true
  const discounted = coupon === null ? { recap: listed, parts: [] } : discountRecap(shop, coupon, listed)
  const { recap, code, isOver = false } = discounted
  const applied = code === undefined ? {} : { coupon: code }
  const isSame = isDeepStrictEqual(before, recap)
  const shown =
    isSame && isTotalAsked
      ? say('total', { orders: recap })
      : say('recap', { orders: recap, isAgain: before !== null, isOnePix, ...applied })
  const question = say('ask-yes', { pixCount: isOnePix ? 1 : recap.length })
  return { state: confirming(recap, applied), isSame, isOver, parts: [...discounted.parts, shown], question }
}
