import { queryOptions } from '@tanstack/react-query'
import { listStaff, showAccount } from '@smm/contracts/staff'
import { call } from '../call.ts'

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => call(showAccount) })
export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => call(listStaff) })
