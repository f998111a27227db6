import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ChatItem } from '../conversation/conversation.ts'

const newest = '[role="log"] > :last-child'

/**
 * A button that was tapped is gone once its words are sent. The focus goes on to those words, and from there to the answer,
 * whose buttons are the next ones to be reached. A visitor who moves it meanwhile keeps it.
 */
export function useFocusNext(box: RefObject<HTMLElement | null>, items: readonly ChatItem[]): () => void {
  const isFollowing = useRef(false)
  const focused = useRef<Element>(undefined)
  const last = items.at(-1)
  const lastId = last?.id
  const isAnswer = last?.isFromUser === false

  useEffect(() => {
    if (!isFollowing.current) return
    const line = box.current?.querySelector<HTMLElement>(newest)
    const { activeElement } = document
    const isMoved = activeElement !== document.body && activeElement !== focused.current
    if (isAnswer || isMoved) isFollowing.current = false
    if (!line || isMoved) return
    line.tabIndex = -1
    line.focus({ preventScroll: true })
    focused.current = line
  }, [box, lastId, isAnswer])

  return useCallback(() => {
    isFollowing.current = true
    focused.current = document.activeElement ?? undefined
  }, [])
}
