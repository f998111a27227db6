import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { takeOver } from '@smm/contracts/conversations/takeover'
import { useMayCall } from '../identity/use-role.ts'
import { type TranscriptOrigin, transcriptQuery } from '../queries.ts'
import { Takeover } from './takeover.tsx'
import { takeoverQuery } from './takeover-query.ts'
import { Transcript } from './transcript.tsx'

const pollMs = 4_000

type ConversationProps = {
  origin: TranscriptOrigin
  /** Fills in the canned replies. */
  orderId?: string | undefined
}

/** The messages of a conversation and its holder; while a member holds it, both are read again every few seconds. */
export function Conversation({ origin, orderId }: ConversationProps) {
  const transcript = useInfiniteQuery(transcriptQuery(origin))
  const conversationId = transcript.data?.pages[0]?.conversationId
  const mayAnswer = useMayCall(takeOver) && conversationId !== undefined
  const { data } = useQuery({
    ...takeoverQuery(conversationId ?? ''),
    enabled: mayAnswer,
    refetchInterval: pollMs,
  })
  return (
    <>
      <Transcript origin={origin} refetchInterval={data?.holder ? pollMs : false} />
      {mayAnswer && data && (
        <Takeover
          conversationId={conversationId}
          holder={data.holder}
          orderId={orderId}
          onSent={() => void transcript.refetch()}
        />
      )}
    </>
  )
}
