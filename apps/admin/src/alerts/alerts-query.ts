import { queryOptions } from '@tanstack/react-query'
import { showAlerts } from '@smm/contracts/orders/alerts'
import { call } from '../call.ts'

export const alertsQuery = queryOptions({ queryKey: ['alerts'], queryFn: () => call(showAlerts) })
