import type { TranscriptSubject } from './conversation-queries.ts'
import { Takeover } from './takeover.tsx'
import { useHolder } from './use-holder.ts'
import { Transcript } from './transcript.tsx'

type ConversationProps = {
  subject: TranscriptSubject
  /** Fills in the canned replies. */
  orderId?: string | undefined
}

/** The messages of a conversation and its holder, which are read again every few seconds. */
export function Conversation({ subject, orderId }: ConversationProps) {
  const { conversationId, takeover, refetchTranscript } = useHolder(subject)
  return (
    <>
      <Transcript subject={subject} />
      {conversationId && takeover && (
        <Takeover
          conversationId={conversationId}
          holder={takeover.holder}
          orderId={orderId}
          onSent={refetchTranscript}
        />
      )}
    </>
  )
}
