import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { Transcript as Page } from '@smm/contracts/transcripts'
import { Button } from '@smm/ui/button'
import { Loaded } from './loaded.tsx'
import { type TranscriptOrigin, transcriptQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import css from './transcript.module.css'

/** What the customer and the shop said to each other. The chat may be down: what stands beside it is there all the same. */
export function Transcript({ origin }: { origin: TranscriptOrigin }) {
  const reading = useInfiniteQuery(transcriptQuery(origin))
  return (
    <section className={css.transcript} aria-label="Conversa">
      <h3>Conversa</h3>
      <Loaded
        reading={reading}
        loadingText="Carregando a conversa..."
        failedText="Não foi possível carregar a conversa."
      >
        {({ pages }) => (
          <Messages
            messages={pages.toReversed().flatMap((page) => page.messages)}
            older={reading.hasNextPage ? reading : undefined}
          />
        )}
      </Loaded>
    </section>
  )
}

type Message = Page['messages'][number]

const speakerOf = ({ isFromVisitor, author }: Message) => {
  if (author) return `Equipe (${author})`
  return isFromVisitor ? 'Cliente' : 'Assistente'
}
type Older = { isFetchingNextPage: boolean; fetchNextPage: () => unknown }

function Messages({ messages, older }: { messages: Message[]; older?: Older }) {
  const box = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const count = messages.length
  // The newest is seen first; what is older comes in above without moving what is read.
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
              {message.pixAmount !== null && <strong>Cartão PIX de {showReais(message.pixAmount)}</strong>}
            </p>
            <p className={css.about}>
              {speakerOf(message)}, <time dateTime={message.createdAt}>{showMoment(message.createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
