import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAudit } from '@smm/contracts/audit'
import { call } from '../call.ts'
import { withMessage } from '../queries.ts'

const auditPageSize = 100

export const auditQuery = ({ action, search }: { action?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: ['audit', action ?? 'all', search ?? ''],
    queryFn: ({ pageParam: before }) =>
      withMessage(
        'Failed to fetch audit',
        call(listAudit, { query: { action, search, before, limit: auditPageSize } }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < auditPageSize ? undefined : page.at(-1)?.id),
  })
