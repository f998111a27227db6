import {
  addSecondSupplier,
  openPanelApi,
  type PanelCall,
  routeToBoth,
} from '../../journeys/actors/panel-api.ts'
import { eventually } from '../../journeys/eventually.ts'
import { queryDatabase } from '../../storm/facts/query-database.ts'
import type { startMixed } from './start-mixed.ts'

type Mixed = Awaited<ReturnType<typeof startMixed>>

const followers = { platform: 'instagram', serviceType: 'followers' } as const

/** The owner has just changed these: a coupon for the next order, and the supplier that is asked first. */
export type ChangedOffer = { coupon: string; supplier: 'first' | 'second' }

/** Changes both in the panel, so that each mix of releases carries their messages. */
export async function changeOffer(product: Mixed, number: number): Promise<ChangedOffer> {
  const call = await eventually('panel', () => openPanelApi(product))
  const coupon = `VIZINHO${number}`
  const supplier = number % 2 ? 'second' : 'first'
  await addCoupon(call, coupon)
  const secondId = (await secondOf(product)) ?? (await addSecondSupplier(call, product.sandbox))
  await routeToBoth(call, followers, secondId, supplier)
  await eventually(`${supplier} supplier asked first, and the coupon in the chat`, async () => {
    const comparison = supplier === 'first' ? '=' : '<>'
    const route = `SELECT FROM routes WHERE platform = 'instagram' AND rank = 0 AND supplier_id ${comparison} 'smm-api'`
    const known = `SELECT FROM catalogue_copy WHERE coupons::text LIKE '%${coupon}%'`
    const [routes, coupons] = await Promise.all([
      queryDatabase(product.databaseUrl('ORDERS'), route),
      queryDatabase(product.databaseUrl('CHAT'), known),
    ])
    return routes.length > 0 && coupons.length > 0
  })
  return { coupon, supplier }
}

const addCoupon = (call: PanelCall, code: string) =>
  call('POST', '/api/coupons', {
    code,
    discount: { kind: 'percent', percent: 10 },
    minimumCents: 0,
    products: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerVisitor: null,
  })

async function secondOf({ databaseUrl }: Mixed): Promise<string | undefined> {
  const query = "SELECT id FROM suppliers WHERE id <> 'smm-api'"
  return (await queryDatabase<{ id: string }>(databaseUrl('CATALOGUE'), query))[0]?.id
}
