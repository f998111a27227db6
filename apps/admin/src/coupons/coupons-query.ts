import { queryOptions } from '@tanstack/react-query'
import { listCoupons } from '@smm/contracts/orders/coupons'
import { call } from '../call.ts'

export const couponsQuery = queryOptions({ queryKey: ['coupons'], queryFn: () => call(listCoupons) })
