import { type Part, say } from '../../replies/say.ts'
import type { Catalogue } from '../../shop.ts'
import { confirming, type Recap } from '../state.ts'
import type { Shop } from '../turn.ts'
import { discountRecap } from './discount-recap.ts'

/** Shows orders in full, less the coupon, and asks for a yes. */
export function showRecap(
  shop: Catalogue & Pick<Shop, 'takesCarts'>,
  listed: Recap[],
  { coupon, isAgain }: { coupon: string | null; isAgain: boolean },
) {
  const isOnePix = shop.takesCarts === true
  const discounted = coupon === null ? { recap: listed, parts: [] } : discountRecap(shop, coupon, listed)
  const { recap, code, isOver = false } = discounted
  const applied = code === undefined ? {} : { coupon: code }
  const parts: Part[] = [
    ...discounted.parts,
    say('recap', { orders: recap, isAgain, isOnePix, ...applied }),
    say('ask-yes', { pixCount: isOnePix ? 1 : recap.length }),
  ]
  return { state: confirming(recap, applied), parts, isOver }
}
