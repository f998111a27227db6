import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatItem } from '../conversation/conversation.ts'

const nearBottomPx = 80
const aboveCardPx = 12

type Scrolled = Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>

export const isNearBottom = ({ scrollHeight, scrollTop, clientHeight }: Scrolled) =>
  scrollHeight - scrollTop - clientHeight <= nearBottomPx

const drawn = ['> section', '[data-drawn]'].map((last) => `[role="log"] > :last-child${last}`).join()

/** The resting position: the end, or the top of a final card or list, which is read from its beginning. */
function restingScrollTop(box: HTMLElement): number {
  const card = box.querySelector(drawn)
  if (!card) return box.scrollHeight
  const below = card.getBoundingClientRect().top - box.getBoundingClientRect().top
  return box.scrollTop + below - aboveCardPx
}

/** Counts the chat's messages after the last one the visitor has seen. */
export function countUnread(items: ChatItem[], lastSeenId: string | undefined): number {
  const seen = items.findIndex(({ id }) => id === lastSeenId)
  return items.slice(seen + 1).filter(({ isFromUser }) => !isFromUser).length
}

/** Keeps the end of the conversation in view, unless the visitor has scrolled up. */
export function useStickToBottom(
  box: RefObject<HTMLElement | null>,
  items: ChatItem[],
  isAnswering: boolean,
) {
  const isFollowing = useRef<boolean>(undefined)
  const [leftAt, setLeftAt] = useState<{ lastSeenId: string | undefined }>()
  const last = items.at(-1)

  function follow() {
    isFollowing.current = true
    setLeftAt(undefined)
    box.current?.scrollTo?.({ top: box.current.scrollHeight })
  }

  const lastId = last?.id
  const isLastOwn = last?.isFromUser
  useLayoutEffect(() => {
    // An empty chat shows its beginning.
    if (lastId === undefined) isFollowing.current = undefined
    else if (isFollowing.current !== false || isLastOwn) {
      isFollowing.current = true
      box.current?.scrollTo?.({ top: restingScrollTop(box.current), behavior: 'instant' })
    }
  }, [box, lastId, isLastOwn, isAnswering])

  const isCard = last?.type === 'pix_payment'
  const lastIdBefore = useRef<string>(undefined)
  useEffect(() => {
    const isNew = lastIdBefore.current !== undefined && lastIdBefore.current !== lastId
    lastIdBefore.current = lastId
    if (isCard && isNew && isFollowing.current && isInSight(box.current)) {
      // The page's header may cover the amount at the top of the card.
      box.current?.scrollIntoView?.({ block: 'nearest' })
    }
  }, [box, lastId, isCard])

  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const top = Math.max(restingScrollTop(element), element.scrollTop)
      if (isFollowing.current) element.scrollTo({ top, behavior: 'instant' })
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])

  return {
    isAway: leftAt !== undefined,
    unreadCount: leftAt ? countUnread(items, leftAt.lastSeenId) : 0,
    follow,
    onScroll() {
      if (!box.current) return
      const isAtEnd =
        isNearBottom(box.current) || box.current.scrollTop >= restingScrollTop(box.current) - nearBottomPx
      if (lastId !== undefined) isFollowing.current = isAtEnd
      if (isAtEnd || lastId === undefined) setLeftAt(undefined)
      else setLeftAt((left) => left ?? { lastSeenId: lastId })
    },
  }
}

function isInSight(box: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight
}
