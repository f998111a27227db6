import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { ChatItem } from './conversation.ts'
import { MessageBubble } from './message-bubble.tsx'
import css from './message-list.module.css'
import { NewMessageCounter } from './new-message-counter.tsx'
import { isSameDay, shownDay } from './shown-times.ts'
import { Suggestions } from './suggestions.tsx'
import { useScrollToNews } from './use-scroll-to-news.ts'

const sameGroupMs = 5 * 60_000
const longestWaitMs = 20_000

type Props = {
  box: RefObject<HTMLDivElement | null>
  items: ChatItem[]
  /** When the visitor's last message got to the chat, while it has no answer yet. */
  awaitingSince?: number
  welcome: ReactNode
  onSend: (text: string) => void
  onSendAgain: (id: string) => void
}

export function MessageList({ box, items, awaitingSince, welcome, onSend, onSendAgain }: Props) {
  const last = items.at(-1)
  const isAnswering = awaitingSince !== undefined && last?.isFromUser === true
  const news = useScrollToNews(box, items, isAnswering)
  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={css.box}
        tabIndex={0}
        role="group"
        aria-label="Conversa"
        onScroll={news.onScroll}
      >
        <div className={css.content}>
          <div role="log" aria-live="polite" aria-label="Mensagens" className={css.log}>
            {items.length === 0 && welcome}
            {items.map((item, index) => (
              <Fragment key={item.id}>
                {startsDay(items, index) && <p className={css.day}>{shownDay(item.timestamp)}</p>}
                <MessageBubble
                  item={item}
                  isFirstOfGroup={startsGroup(items, index)}
                  isLastOfGroup={index === items.length - 1 || startsGroup(items, index + 1)}
                  onSendAgain={onSendAgain}
                />
              </Fragment>
            ))}
          </div>
          {isAnswering && <Typing key={awaitingSince} />}
          {last?.suggestions && <Suggestions texts={last.suggestions} onPick={onSend} />}
        </div>
      </div>
      {news.isAway && <NewMessageCounter count={news.newsCount} onGo={() => news.follow()} />}
    </div>
  )
}

function Typing() {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <p className={css.typing} aria-hidden="true">
      digitando
      <span className={css.dots}>
        <i />
        <i />
        <i />
      </span>
    </p>
  )
}

const startsDay = (items: ChatItem[], index: number) =>
  index === 0 || !isSameDay(items[index - 1]!.timestamp, items[index]!.timestamp)

/** One speaker's messages within a few minutes stand together. */
function startsGroup(items: ChatItem[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]!]
  if (!before || startsDay(items, index)) return true
  return before.isFromUser !== item.isFromUser || item.timestamp - before.timestamp > sameGroupMs
}
