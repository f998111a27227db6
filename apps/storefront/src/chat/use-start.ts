import { type RefObject, useEffect } from 'react'
import { takeChosenWords } from './messages/chosen-package.ts'
import type { OrderChat } from './open-order-chat.ts'
import { useWhenInView } from './use-when-in-view.ts'

type Start = {
  root: RefObject<HTMLElement | null>
  chat: () => OrderChat
  /** The document has dialled already, a message is to be sent, or the newest state of an order to be read. */
  isNeeded: boolean
  /** Shows the chat, ready for the visitor's words. */
  enter: () => void
}

/** Starts the chat when it comes near the viewport, has work to do, or the address has words for it. */
export function useStart({ root, chat, isNeeded, enter }: Start) {
  useWhenInView(root, () => chat().start())
  useEffect(() => {
    if (isNeeded) chat().start()
  }, [chat, isNeeded])

  useEffect(() => {
    const chosen = takeChosenWords()
    if (!chosen) return
    chat().start()
    chat().send(chosen.words)
    if (chosen.isPackage) enter()
  }, [chat, enter])
}
