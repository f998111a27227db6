import { queryOptions } from '@tanstack/react-query'
import { listMargins } from '@smm/contracts/prices/margins'
import { call } from '../call.ts'
import { withMessage } from '../queries.ts'

export const marginsQuery = queryOptions({
  queryKey: ['margins'],
  queryFn: () => withMessage('Failed to fetch margins', call(listMargins)),
})
