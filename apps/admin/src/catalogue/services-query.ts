import { queryOptions } from '@tanstack/react-query'
import { listServices } from '@smm/contracts/services'
import { call } from '../call.ts'
import { withMessage } from '../queries.ts'

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => withMessage('Failed to fetch services', call(listServices)),
})
