import { infiniteQueryOptions } from '@tanstack/react-query'
import { listConversations, type ListConversationsQuery } from '@smm/contracts/conversations/conversations'
import {
  showConversationTranscript,
  showTicketTranscript,
  showTranscript,
} from '@smm/contracts/conversations/transcripts'
import { call } from '../call.ts'
import { firstPageCursor, withMessage } from '../queries.ts'

const conversationsPageSize = 50

export const conversationsQuery = (filter: Pick<ListConversationsQuery, 'state' | 'search'>) =>
  infiniteQueryOptions({
    queryKey: ['conversations', filter],
    queryFn: ({ pageParam }) =>
      withMessage(
        'Failed to fetch conversations',
        call(listConversations, { query: { ...filter, ...pageParam, limit: conversationsPageSize } }),
      ),
    initialPageParam: firstPageCursor,
    getNextPageParam: (page) => {
      const last = page.length < conversationsPageSize ? undefined : page.at(-1)
      return last && { before: last.lastSeenAt, beforeId: last.id }
    },
  })

export type TranscriptOrigin = { orderId: string } | { ticketId: string } | { conversationId: string }

function readTranscript(origin: TranscriptOrigin, query: { before?: number }) {
  if ('orderId' in origin) return call(showTranscript, { params: origin, query })
  if ('ticketId' in origin) return call(showTicketTranscript, { params: origin, query })
  return call(showConversationTranscript, { params: origin, query })
}

/** Pages of a conversation, the newest messages first. */
export const transcriptQuery = (origin: TranscriptOrigin) =>
  infiniteQueryOptions({
    queryKey: ['transcript', origin],
    queryFn: ({ pageParam: before }) =>
      withMessage('Failed to fetch transcript', readTranscript(origin, { before })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.seq : undefined),
    gcTime: 0,
  })
