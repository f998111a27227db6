import { queryOptions } from '@tanstack/react-query'
import { showTakeover } from '@smm/contracts/conversations/takeover'
import { call } from '../call.ts'

export const takeoverQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['takeover', conversationId],
    queryFn: () => call(showTakeover, { params: { id: conversationId } }),
    gcTime: 0,
  })
