import { Fragment, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import type { ChatAction } from '@smm/contracts/message-parts'
import { openPartsId, quickReplies } from '../parts/open-parts.ts'
import { arrangeOrderCards } from '../parts/order-cards.ts'
import type { ChatItem } from '../conversation/conversation.ts'
import { MessageBubble } from './message-bubble.tsx'
import css from './message-list.module.css'
import { NewMessageCounter } from './new-message-counter.tsx'
import { isSameDay, formatDay } from '../../format-time.ts'
import { Suggestions } from './suggestions.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const sameGroupMs = 5 * 60_000
const typingTimeoutMs = 20_000

type Props = {
  box: RefObject<HTMLDivElement | null>
  items: ChatItem[]
  /** Time of delivery of the visitor's last message, while it has no answer. */
  awaitingSince?: number
  welcome: (onPick: (text: string) => void) => ReactNode
  /** The words of a button that was tapped. */
  onPick: (text: string, action?: ChatAction) => void
  onSendAgain: (id: string) => void
}

export function MessageList({ box, items: stored, awaitingSince, welcome, onPick, onSendAgain }: Props) {
  const orders = useMemo(() => arrangeOrderCards(stored), [stored])
  const { items } = orders
  const last = items.at(-1)
  const openId = openPartsId(items)
  const replies = quickReplies(items)
  const isAnswering = awaitingSince !== undefined && last?.isFromUser === true
  const scroll = useStickToBottom(box, items, isAnswering)
  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={css.box}
        tabIndex={0}
        role="group"
        aria-label="Conversa"
        onScroll={scroll.onScroll}
      >
        <div className={css.content}>
          <div role="log" aria-live="polite" aria-label="Mensagens" className={css.log}>
            {items.length === 0 && welcome(onPick)}
            {withNeighbours(items).map(({ before, item, next }) => (
              <Fragment key={item.id}>
                {startsDay(before, item) && <p className={css.day}>{formatDay(item.timestamp)}</p>}
                <MessageBubble
                  item={item}
                  isFirstOfGroup={startsGroup(before, item)}
                  isLastOfGroup={!next || startsGroup(item, next)}
                  isOpen={item.id === openId}
                  orders={orders}
                  onAction={onPick}
                  onSendAgain={onSendAgain}
                />
              </Fragment>
            ))}
          </div>
          {isAnswering && <Typing key={awaitingSince} />}
          {replies && <Suggestions texts={replies} onPick={onPick} />}
        </div>
      </div>
      {scroll.isAway && <NewMessageCounter count={scroll.unreadCount} onGo={() => scroll.follow()} />}
    </div>
  )
}

function Typing() {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), typingTimeoutMs)
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

const withNeighbours = (items: ChatItem[]) =>
  items.map((item, index) => ({ before: items[index - 1], item, next: items[index + 1] }))

const startsDay = (before: ChatItem | undefined, item: ChatItem) =>
  !before || !isSameDay(before.timestamp, item.timestamp)

/** The member of staff who speaks; undefined for the visitor and the assistant. */
const speakerOf = ({ parts = [] }: ChatItem) => parts.find((part) => part.type === 'staff')?.speaker

/** Messages of one speaker within five minutes form a group. */
function startsGroup(before: ChatItem | undefined, item: ChatItem): boolean {
  if (!before || startsDay(before, item)) return true
  if (before.isFromUser !== item.isFromUser || speakerOf(before) !== speakerOf(item)) return true
  return item.timestamp - before.timestamp > sameGroupMs
}
