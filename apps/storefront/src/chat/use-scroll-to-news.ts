import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatItem } from './conversation.ts'

const nearBottomPx = 80
const aboveCardPx = 12

type Scrolled = Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>

export const isNearBottom = ({ scrollHeight, scrollTop, clientHeight }: Scrolled) =>
  scrollHeight - scrollTop - clientHeight <= nearBottomPx

/** Where a conversation rests: at its end, or at the top of a payment card that it ends with, whose amount is read first. */
export function restOf(box: HTMLElement): number {
  const card = box.querySelector('[role="log"] > :last-child > section')
  if (!card) return box.scrollHeight
  const below = card.getBoundingClientRect().top - box.getBoundingClientRect().top
  return box.scrollTop + below - aboveCardPx
}

/** What the chat said after the message that was last when the visitor scrolled away. */
export function countNews(items: ChatItem[], lastSeenId: string | undefined): number {
  const seen = items.findIndex(({ id }) => id === lastSeenId)
  return items.slice(seen + 1).filter(({ isFromUser }) => !isFromUser).length
}

/** Keeps the end of the conversation in sight, unless the visitor is reading further up. */
export function useScrollToNews(box: RefObject<HTMLElement | null>, items: ChatItem[], isAnswering: boolean) {
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
    // An empty chat is read from its first line.
    if (lastId === undefined) isFollowing.current = undefined
    else if (isFollowing.current !== false || isLastOwn) {
      isFollowing.current = true
      box.current?.scrollTo?.({ top: restOf(box.current), behavior: 'instant' })
    }
  }, [box, lastId, isLastOwn, isAnswering])

  const isCard = last?.type === 'pix_payment'
  const lastIdBefore = useRef<string>(undefined)
  useEffect(() => {
    const isNews = lastIdBefore.current !== undefined && lastIdBefore.current !== lastId
    lastIdBefore.current = lastId
    if (isCard && isNews && isFollowing.current && isInSight(box.current)) {
      // Its amount stands at the top, which the page's header may cover.
      box.current?.scrollIntoView?.({ block: 'nearest' })
    }
  }, [box, lastId, isCard])

  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const keepEnd = new ResizeObserver(() => {
      const top = Math.max(restOf(element), element.scrollTop)
      if (isFollowing.current) element.scrollTo({ top, behavior: 'instant' })
    })
    keepEnd.observe(element)
    for (const child of element.children) keepEnd.observe(child)
    return () => keepEnd.disconnect()
  }, [box])

  return {
    isAway: leftAt !== undefined,
    newsCount: leftAt ? countNews(items, leftAt.lastSeenId) : 0,
    follow,
    onScroll() {
      if (!box.current) return
      const isAtEnd = isNearBottom(box.current) || box.current.scrollTop >= restOf(box.current) - nearBottomPx
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
