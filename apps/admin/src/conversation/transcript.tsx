import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type * as contract from '@smm/contracts/conversations/transcripts'
import { Button } from '@smm/ui/button'
import { Loaded } from '../panel/loading/loaded.tsx'
import { type TranscriptSubject, transcriptQuery } from './conversation-queries.ts'
import { formatTimestamp, formatAmount } from '../format-values.ts'
import css from './transcript.module.css'
import { pollMs } from './use-holder.ts'

/** The messages of a conversation. They come from the chat, so their failure must leave the rest of the sheet. */
export function Transcript({ subject }: { subject: TranscriptSubject }) {
  const transcript = useInfiniteQuery({ ...transcriptQuery(subject), refetchInterval: pollMs })
  return (
    <section className={css.transcript} aria-label="Conversa">
      <h3>Conversa</h3>
      <Loaded
        query={transcript}
        loadingText="Carregando a conversa..."
        failedText="Não foi possível carregar a conversa."
      >
        {({ pages }) => (
          <Messages
            messages={pages.toReversed().flatMap((page) => page.messages)}
            older={transcript.hasNextPage ? transcript : undefined}
          />
        )}
      </Loaded>
    </section>
  )
}

type Message = contract.Transcript['messages'][number]

const senderName = ({ isFromVisitor, author }: Message) => {
  if (author) return `Equipe (${author})`
  return isFromVisitor ? 'Cliente' : 'Assistente'
}
type OlderMessages = { isFetchingNextPage: boolean; fetchNextPage: () => unknown }

function Messages({ messages, older }: { messages: Message[]; older?: OlderMessages }) {
  const box = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const count = messages.length
  // Starts at the newest message; older messages are added above without moving the visible ones.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.scrollTop += element.scrollHeight - heightBefore.current
    heightBefore.current = element.scrollHeight
  }, [count])
  if (count === 0) return <p className={css.none}>Nada desta conversa está guardado.</p>
  return (
    <div ref={box} className={css.box} role="group" aria-label="Mensagens da conversa" tabIndex={0}>
      {older && (
        <Button
          look="quiet"
          size="small"
          className={css.older}
          disabled={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {older.isFetchingNextPage ? 'Carregando...' : 'Mensagens anteriores'}
        </Button>
      )}
      <ol className={css.messages}>
        {messages.map((message) => (
          <li key={message.id} className={message.isFromVisitor ? css.visitor : css.house}>
            <p className={css.text}>
              {message.content}
              {message.pixAmount !== null && <strong>Cartão PIX de {formatAmount(message.pixAmount)}</strong>}
            </p>
            <p className={css.about}>
              {senderName(message)},{' '}
              <time dateTime={message.createdAt}>{formatTimestamp(message.createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
