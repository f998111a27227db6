import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { takeOver, type Takeover } from '@smm/contracts/conversations/takeover'
import { useMayCall } from '../identity/use-role.ts'
import { type TranscriptSubject, transcriptQuery } from './conversation-queries.ts'
import { accountQuery } from '../staff/staff-queries.ts'
import { takeoverQuery } from './takeover-query.ts'

/** A conversation that is open is read again. */
export const pollMs = 4_000

type Holding = {
  conversationId?: string | undefined
  /** Undefined until it is known, and for a role that answers no visitor. */
  takeover?: Takeover | undefined
  /** The member who looks at it has it. */
  isMine: boolean
  refetchTranscript: () => void
}

/** The holder of a conversation, which is asked for again every few seconds. */
export function useHolder(subject: TranscriptSubject): Holding {
  const mayTakeOver = useMayCall(takeOver)
  const transcript = useInfiniteQuery({ ...transcriptQuery(subject), enabled: mayTakeOver })
  const conversationId = transcript.data?.pages[0]?.conversationId
  const { data: takeover } = useQuery({
    ...takeoverQuery(conversationId ?? ''),
    enabled: mayTakeOver && conversationId !== undefined,
    refetchInterval: pollMs,
  })
  const account = useQuery({ ...accountQuery, enabled: mayTakeOver })
  const holder = takeover?.holder
  return {
    conversationId,
    takeover,
    isMine: holder !== null && holder !== undefined && holder.username === account.data?.username,
    refetchTranscript: () => void transcript.refetch(),
  }
}
