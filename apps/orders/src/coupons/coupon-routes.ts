import * as coupons from '@smm/contracts/orders/coupons'
import type { StaffScope } from '@smm/http-service/staff/staff-routes'
import { staffOf } from '@smm/http-service/staff/identify-staff'
import type { Deps } from '../deps.ts'
import { listCoupons } from './list-coupons.ts'
import { addCoupon, changeCoupon } from './change-coupons.ts'

export function couponRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...coupons.listCoupons, handler: () => listCoupons(deps.db) })
  app.route({
    ...coupons.addCoupon,
    async handler(request, reply) {
      return reply.code(201).send(await addCoupon(deps, request.body, staffOf(request).username))
    },
  })
  app.route({
    ...coupons.changeCoupon,
    handler: (request) => changeCoupon(deps, request.params.id, request.body, staffOf(request).username),
  })
}
