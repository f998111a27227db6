import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Composer } from './composer.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { MessageList } from './message-list.tsx'
import type { OrderChat as Chat } from './open-order-chat.ts'
import css from './order-chat.module.css'
import { startersOn } from './starters-on.ts'
import { Suggestions } from './suggestions.tsx'
import { useOrderChat } from './use-order-chat.ts'
import { useSoftKeyboard } from './use-soft-keyboard.ts'
import { useWhenNear } from './use-when-near.ts'

/** The order chat: status, conversation and field. Its title stands above, in the page's frame. */
export function OrderChat({ chat: given }: { chat?: Chat }) {
  const { view, chat } = useOrderChat(given)
  const root = useRef<HTMLDivElement>(null)
  const conversation = useRef<HTMLDivElement>(null)
  const { items, status } = view
  const queuedCount = items.filter(({ isQueued }) => isQueued).length

  useSoftKeyboard(root)
  useWhenNear(root, () => chat().start())
  useEffect(() => {
    if (queuedCount > 0) chat().start()
  }, [chat, queuedCount])

  /** What was pressed is gone from the page: the keyboard's place must not be lost with it. */
  const holdFocus = () => conversation.current?.focus({ preventScroll: true })

  function pick(text: string) {
    chat().send(text)
    holdFocus()
  }

  return (
    <div ref={root} className={css.chat} onFocus={() => chat().start()} onPointerDown={() => chat().start()}>
      <ConnectionStatus
        status={status}
        queuedCount={queuedCount}
        hasMessages={items.length > 0}
        onRetry={() => {
          chat().retry()
          holdFocus()
        }}
        onReset={() => {
          chat().reset()
          holdFocus()
        }}
      />
      <MessageList
        box={conversation}
        items={items}
        awaitingSince={status.kind === 'connected' ? view.awaitingSince : undefined}
        welcome={<Welcome onPick={pick} />}
        onSend={pick}
        onSendAgain={(id) => chat().sendAgain(id)}
      />
      <Composer chat={chat} />
    </div>
  )
}

const never = () => () => {}

function Welcome({ onPick }: { onPick: (text: string) => void }) {
  // Prerendered once for all pages: the page is known from where it is read.
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '/',
  )
  return (
    <div className={css.welcome}>
      <p className={css.hello}>
        <strong>Olá! Vamos fazer o seu pedido?</strong> Cole abaixo o link do perfil, do vídeo ou da
        publicação, ou escolha por onde começar. A sua senha nunca é pedida.
      </p>
      <Suggestions texts={startersOn(path)} onPick={onPick} />
    </div>
  )
}
