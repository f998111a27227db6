import { queryOptions } from '@tanstack/react-query'
import { listTiers } from '@smm/contracts/prices/tiers'
import { call } from '../call.ts'

export const tiersQuery = queryOptions({ queryKey: ['tiers'], queryFn: () => call(listTiers) })
