import { useRef, useState } from 'react'
import { newUuid } from '@smm/ui/new-uuid'
import { findPlaceholder } from './fill-reply.ts'

/** A message to a visitor while it is written. The same words keep their id, so the server stores a retry once. */
export function useMessageDraft() {
  const [text, write] = useState('')
  const attempt = useRef({ text: '', id: '' })
  const words = text.trim()
  const unfilled = findPlaceholder(text)
  return {
    text,
    write,
    insert: (reply: string) => write((before) => (before.trim() ? `${before.trimEnd()}\n\n${reply}` : reply)),
    isReady: words !== '' && !unfilled,
    problem: unfilled ? `Troque ${unfilled} pelo que o cliente deve ler.` : '',
    takeMessage() {
      if (attempt.current.text !== words) attempt.current = { text: words, id: newUuid() }
      return attempt.current
    },
    clear() {
      attempt.current = { text: '', id: '' }
      write('')
    },
  }
}
