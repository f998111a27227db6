import type { CouponChange, NewCoupon, StaffCoupon } from '@smm/contracts/orders/coupons'
import { productName } from '@smm/contracts/products'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import { foldCouponCode } from '@smm/pricing/coupon-code'
import { formatCents } from '@smm/pricing/money'
import type { Deps } from '../deps.ts'
import { writeAudit } from '../staff/write-audit.ts'
import { showCoupon } from './list-coupons.ts'

/** Adds a coupon. Codes are unique without regard to case and accents, also among those that are over. */
export async function addCoupon(deps: Deps, wanted: NewCoupon, actor: string): Promise<StaffCoupon> {
  const { code, validFrom, ...terms } = wanted
  const from = validFrom === undefined ? new Date() : new Date(validFrom)
  checkPeriod(from, terms.validUntil)
  const coupon = await transact(deps, async (trx) => {
    const added = await trx
      .insertInto('coupons')
      .values({
        ...columnsOf(terms),
        code,
        foldedCode: foldCouponCode(code),
        createdBy: actor,
        ...(validFrom !== undefined && { validFrom: from }),
      })
      .onConflict((conflict) => conflict.constraint('coupons_one_per_code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Refusal('COUPON_CODE_TAKEN', { code })
    const saved = await showCoupon(trx, added.id)
    await writeAudit(trx, actor, 'coupon-added', auditDetails(saved))
    return saved
  })
  deps.wake('publish-coupons')
  return coupon
}

/** Optimistic locking: refuses with CONFLICT when somebody saved another version than the one displayed. */
export async function changeCoupon(
  deps: Deps,
  id: string,
  change: CouponChange,
  actor: string,
): Promise<StaffCoupon> {
  const { version, validFrom, isPaused, ...terms } = change
  checkPeriod(new Date(validFrom), terms.validUntil)
  const coupon = await transact(deps, async (trx) => {
    const changed = await trx
      .updateTable('coupons')
      .set({ ...columnsOf(terms), validFrom: new Date(validFrom), isPaused, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    const saved = await showCoupon(trx, id)
    if (!changed) throw new Refusal('CONFLICT', { couponId: id, seen: version, now: saved.version })
    await writeAudit(trx, actor, 'coupon-changed', auditDetails(saved))
    return saved
  })
  deps.wake('publish-coupons')
  return coupon
}

type Terms = Omit<CouponChange, 'version' | 'validFrom' | 'isPaused'>

const columnsOf = ({ discount, products, validUntil, ...terms }: Terms) => ({
  ...terms,
  discount: JSON.stringify(discount),
  products: products && JSON.stringify(products),
  validUntil: validUntil === null ? null : new Date(validUntil),
})

function checkPeriod(from: Date, validUntil: string | null): void {
  if (validUntil !== null && new Date(validUntil) <= from)
    throw new Refusal('INVALID_REQUEST', { validFrom: from.toISOString(), validUntil })
}

function auditDetails(coupon: StaffCoupon): Record<string, string> {
  const { code, discount, minimumCents, products, validFrom, validUntil, isPaused } = coupon
  const { maxUses, maxUsesPerVisitor } = coupon
  return {
    coupon: code,
    discount: discount.kind === 'percent' ? `${discount.percent}%` : formatCents(discount.cents),
    ...(minimumCents > 0 && { minimum: formatCents(minimumCents) }),
    ...(products && { products: products.map(productName).join(', ') }),
    validFrom,
    ...(validUntil && { validUntil }),
    ...(maxUses !== null && { maxUses: String(maxUses) }),
    ...(maxUsesPerVisitor !== null && { maxUsesPerVisitor: String(maxUsesPerVisitor) }),
    ...(isPaused && { paused: 'sim' }),
  }
}
