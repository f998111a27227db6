import { sql } from 'kysely'
import type { Coupon } from '@smm/contracts/orders/coupons'
import type { CouponRefusal } from '@smm/contracts/messages'
import { Refusal } from '@smm/http-service/refusal'
import { foldCouponCode } from '@smm/pricing/coupon-code'
import type { OrderRow, Trx } from '../tables.ts'

/** A visitor is a conversation, or a page that was ordered for. */
type Visitor = { conversationId: string; links: string[] }
type LockedCoupon = Coupon & { id: string }
type Found = { ok: true; coupon: LockedCoupon } | { ok: false; reason: CouponRefusal }

/** Finds a coupon that the visitor may use now, and locks it until the transaction ends: its uses are counted exactly. */
export async function lockCoupon(trx: Trx, code: string, visitor: Visitor): Promise<Found> {
  const found = await trx
    .selectFrom('coupons')
    .select(['id', 'code', 'discount', 'minimumCents', 'products', 'maxUses', 'maxUsesPerVisitor', 'uses'])
    .where('foldedCode', '=', foldCouponCode(code))
    .where('isPaused', '=', false)
    .where('validFrom', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', sql<Date>`now()`)]))
    .forUpdate()
    .executeTakeFirst()
  if (!found) return { ok: false, reason: 'not-valid' }
  const { maxUses, maxUsesPerVisitor, uses, ...coupon } = found
  if (maxUses !== null && uses >= maxUses) return { ok: false, reason: 'used-up' }
  if (maxUsesPerVisitor !== null && (await countUses(trx, coupon.id, visitor)) >= maxUsesPerVisitor)
    return { ok: false, reason: 'used-before' }
  return { ok: true, coupon }
}

/** Its redemptions by the visitor. A statement of its own, so that it sees those of the lock's previous holder. */
async function countUses(trx: Trx, couponId: string, { conversationId, links }: Visitor): Promise<number> {
  const { count } = await trx
    .selectFrom('couponRedemptions')
    .innerJoin('orders', 'orders.redemptionId', 'couponRedemptions.id')
    .select(sql<number>`count(DISTINCT coupon_redemptions.id)::integer`.as('count'))
    .where('couponId', '=', couponId)
    .where('state', '!=', sql.lit('returned'))
    .where((eb) => eb.or([eb('conversationId', '=', conversationId), eb('link', 'in', links)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Uses a locked coupon for a charge; its orders are to name the redemption. */
export async function redeemCoupon(trx: Trx, { id: couponId }: Pick<LockedCoupon, 'id'>): Promise<string> {
  await addUse(trx).where('id', '=', couponId).execute()
  const redemption = await trx
    .insertInto('couponRedemptions')
    .values({ couponId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return redemption.id
}

/**
 * Keeps the coupon of an order whose money is accepted late. One that was returned is used again while it has uses left;
 * otherwise the money cannot be accepted.
 */
export async function keepCoupon(trx: Trx, { redemptionId }: Pick<OrderRow, 'redemptionId'>): Promise<void> {
  if (!redemptionId) return
  const { couponId, state } = await trx
    .selectFrom('couponRedemptions')
    .select(['couponId', 'state'])
    .where('id', '=', redemptionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state === 'returned' && !(await useAgain(trx, couponId))) throw new Refusal('COUPON_USED_UP')
  await trx
    .updateTable('couponRedemptions')
    .set({ state: 'used', endedAt: sql<Date>`now()` })
    .where('id', '=', redemptionId)
    .execute()
}

async function useAgain(trx: Trx, couponId: string): Promise<boolean> {
  const used = await addUse(trx)
    .where('id', '=', couponId)
    .where((eb) => eb.or([eb('maxUses', 'is', null), eb('uses', '<', eb.ref('maxUses'))]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

const addUse = (trx: Trx) => trx.updateTable('coupons').set((eb) => ({ uses: eb('uses', '+', 1) }))
