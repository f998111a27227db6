import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './composer.module.css'

export const shortestInput = 44
export const tallestInput = 200
/** The same limit as the chat's own (`longestMessage` in the contract). */
export const longestMessage = 2000
const countFrom = 1800

type Props = { chat: () => { draft: string; send: (text: string) => void } }

/** What the visitor writes, and the ways to send it. */
export function Composer({ chat }: Props) {
  const { field, length, takeInput, send } = useTypedMessage(chat)
  const isTooLong = length > longestMessage
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css.row}>
        <label className={css.label} htmlFor="order-chat-message">
          Sua mensagem
        </label>
        <textarea
          ref={field}
          id="order-chat-message"
          className={css.field}
          rows={1}
          placeholder="Cole o link ou escreva aqui"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={length >= countFrom ? 'order-chat-length' : undefined}
          onInput={takeInput}
          onKeyDown={(event) => {
            if (!asksToSend(event)) return
            event.preventDefault()
            send()
          }}
        />
        <button
          type="submit"
          className={css.send}
          aria-label="Enviar mensagem"
          disabled={length === 0 || isTooLong}
          onMouseDown={(event) => event.preventDefault()}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M3.4 20.6 21.5 12 3.4 3.4 3.3 10l12 2-12 2z" fill="currentColor" />
          </svg>
        </button>
      </div>
      <LengthNote length={length} />
    </form>
  )
}

/** The field is left to the browser, so that what was typed before the page came alive stays in it. */
function useTypedMessage(chat: Props['chat']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)

  useEffect(() => {
    const typed = field.current
    if (!typed) return
    if (typed.value) chat().draft = typed.value
    else typed.value = chat().draft
    measure(typed)
    setLength(typed.value.trim().length)
  }, [chat])

  function takeInput() {
    const typed = field.current!
    chat().draft = typed.value
    measure(typed)
    setLength(typed.value.trim().length)
  }

  function send() {
    const typed = field.current!
    const text = typed.value.trim()
    if (!text || text.length > longestMessage) return
    typed.value = ''
    takeInput()
    chat().send(text)
  }

  return { field, length, takeInput, send }
}

/** How much of the room is used, once there is little left. */
function LengthNote({ length }: { length: number }) {
  const isTooLong = length > longestMessage
  if (length < countFrom) return null
  return (
    <p id="order-chat-length" className={css.length} data-too-long={isTooLong || undefined}>
      {isTooLong
        ? `Mensagem longa demais: ${shown(length)} de ${shown(longestMessage)} caracteres. Encurte o texto para enviar.`
        : `${shown(length)} de ${shown(longestMessage)} caracteres`}
    </p>
  )
}

/** Enter sends, unless it ends a word being composed (accents, Japanese …): Safari says so only by the old key code. */
const asksToSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

export const inputHeight = (contentHeight: number) =>
  Math.min(Math.max(contentHeight, shortestInput), tallestInput)

function measure(field: HTMLTextAreaElement) {
  field.style.height = 'auto'
  const { scrollHeight } = field
  field.style.height = `${inputHeight(scrollHeight)}px`
  field.style.overflowY = scrollHeight > tallestInput ? 'auto' : 'hidden'
}

const shown = (count: number) => count.toLocaleString('pt-BR')
