import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { maxMessageLength } from '@smm/contracts/pages'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import type { OrderChat } from '../open-order-chat.ts'
import css from './composer.module.css'

export const minInputHeightPx = 44
export const maxInputHeightPx = 200
const showCountFrom = 1800

type Props = { chat: () => Pick<OrderChat, 'draft' | 'send'> }

/** The message field and its send button. */
export function Composer({ chat }: Props) {
  const { field, length, onInput, send } = useDraft(chat)
  const isTooLong = length > maxMessageLength
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css.row}>
        <label className={visuallyHidden} htmlFor="order-chat-message">
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
          aria-describedby={length >= showCountFrom ? 'order-chat-length' : undefined}
          onInput={onInput}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
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
      <CharacterCount length={length} />
    </form>
  )
}

/** An uncontrolled field: text typed before hydration stays in it. */
function useDraft(chat: Props['chat']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)

  useEffect(() => {
    const typed = field.current
    if (!typed) return
    if (typed.value) chat().draft = typed.value
    else typed.value = chat().draft
    fitHeight(typed)
    setLength(typed.value.trim().length)
  }, [chat])

  function onInput() {
    const typed = field.current!
    chat().draft = typed.value
    fitHeight(typed)
    setLength(typed.value.trim().length)
  }

  function send() {
    const typed = field.current!
    const text = typed.value.trim()
    if (!text || text.length > maxMessageLength) return
    typed.value = ''
    onInput()
    chat().send(text)
  }

  return { field, length, onInput, send }
}

/** The character count, from 1,800 characters on. */
function CharacterCount({ length }: { length: number }) {
  const isTooLong = length > maxMessageLength
  if (length < showCountFrom) return null
  return (
    <p id="order-chat-length" className={css.length} data-too-long={isTooLong || undefined}>
      {isTooLong
        ? `Mensagem longa demais: ${formatInteger(length)} de ${formatInteger(maxMessageLength)} caracteres. Encurte o texto para enviar.`
        : `${formatInteger(length)} de ${formatInteger(maxMessageLength)} caracteres`}
    </p>
  )
}

/** Enter sends, unless it ends an input-method composition, which Safari reports only as key code 229. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

export const inputHeight = (contentHeight: number) =>
  Math.min(Math.max(contentHeight, minInputHeightPx), maxInputHeightPx)

function fitHeight(field: HTMLTextAreaElement) {
  field.style.height = 'auto'
  const { scrollHeight } = field
  field.style.height = `${inputHeight(scrollHeight)}px`
  field.style.overflowY = scrollHeight > maxInputHeightPx ? 'auto' : 'hidden'
}

const formatInteger = (count: number) => count.toLocaleString('pt-BR')
