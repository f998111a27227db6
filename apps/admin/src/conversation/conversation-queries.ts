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

export type TranscriptSubject = { orderId: string } | { ticketId: string } | { conversationId: string }

function readTranscript(subject: TranscriptSubject, query: { before?: number }) {
  if ('orderId' in subject) return call(showTranscript, { params: subject, query })
  if ('ticketId' in subject) return call(showTicketTranscript, { params: subject, query })
  return call(showConversationTranscript, { params: subject, query })
}

/** Pages of a conversation, the newest messages first. */
export const transcriptQuery = (subject: TranscriptSubject) =>
  infiniteQueryOptions({
    queryKey: ['transcript', subject],
    queryFn: ({ pageParam: before }) =>
      withMessage('Failed to fetch transcript', readTranscript(subject, { before })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.seq : undefined),
    gcTime: 0,
  })
