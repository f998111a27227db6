import { queryOptions } from '@tanstack/react-query'
import { listCannedReplies } from '@smm/contracts/conversations/canned-replies'
import { call } from '../../call.ts'

export const cannedRepliesQuery = queryOptions({
  queryKey: ['canned-replies'],
  queryFn: () => call(listCannedReplies),
})
