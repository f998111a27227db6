import { useRef, useSyncExternalStore } from 'react'
import { Composer } from './composer/composer.tsx'
import { ConnectionStatus } from './connection/connection-status.tsx'
import { MessageList } from './messages/message-list.tsx'
import type { OrderChat as Chat } from './open-order-chat.ts'
import css from './order-chat.module.css'
import { conversationStarters } from './messages/conversation-starters.ts'
import { Suggestions } from './messages/suggestions.tsx'
import { useFocusNext } from './messages/use-focus-next.ts'
import { findWaiting } from './sheet/find-waiting.ts'
import { isTextField } from './sheet/phone-sheet.ts'
import { usePhoneSheet } from './sheet/use-phone-sheet.ts'
import { WaitingBar } from './sheet/waiting-bar.tsx'
import { useNow } from '../order/use-now.ts'
import { useOrderChat } from './use-order-chat.ts'
import { useSoftKeyboard } from './composer/use-soft-keyboard.ts'
import { useStart } from './use-start.ts'

/** The order chat: status, conversation and composer. The page's frame holds its title. */
export function OrderChat({ chat: chatForTest }: { chat?: Chat }) {
  const { view, chat } = useOrderChat(chatForTest)
  const root = useRef<HTMLDivElement>(null)
  const conversation = useRef<HTMLDivElement>(null)
  const { items, status } = view
  const sheet = usePhoneSheet(root)
  const queuedCount = items.filter(({ isQueued }) => isQueued).length

  useSoftKeyboard(root)
  const now = useNow(items.map(({ pixPayment }) => pixPayment?.dueDate))
  const waiting = findWaiting(items, now)
  const isDialled = status.kind !== 'asleep'
  useStart({ root, chat, isNeeded: isDialled || queuedCount > 0 || !!waiting, enter: sheet.enter })
  const focusNext = useFocusNext(conversation, items)

  /** The pressed button unmounts; without this the keyboard focus would be lost with it. */
  const keepFocus = () => conversation.current?.focus({ preventScroll: true })

  return (
    <div
      ref={root}
      className={css.chat}
      data-empty={items.length === 0 || undefined}
      onFocus={({ target }) => {
        chat().start()
        // A button keeps its place until its click.
        if (isTextField(target)) sheet.open()
      }}
      onPointerDown={() => chat().start()}
      onClick={sheet.open}
      onSubmit={() => {
        const enter = sheet.open() ? focusNext : sheet.enter
        if (!isTextField(document.activeElement)) enter()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && sheet.isOpen) sheet.close()
      }}
    >
      <ConnectionStatus
        status={status}
        queuedCount={queuedCount}
        hasMessages={items.length > 0}
        onClose={sheet.isOpen ? sheet.close : undefined}
        onRetry={() => {
          chat().retry()
          keepFocus()
        }}
        onReset={() => {
          chat().reset()
          keepFocus()
        }}
      />
      <MessageList
        box={conversation}
        items={items}
        awaitingSince={status.kind === 'connected' ? view.awaitingSince : undefined}
        welcome={(onPick) => <Welcome onPick={onPick} />}
        onPick={(text, action) => {
          focusNext()
          chat().send(text, action)
        }}
        onSendAgain={(id) => chat().sendAgain(id)}
      />
      <Composer chat={chat} />
      {waiting && !sheet.isOpen && (
        <WaitingBar
          waiting={waiting}
          onContinue={() => {
            sheet.enter()
            keepFocus()
          }}
        />
      )}
    </div>
  )
}

const never = () => () => {}

function Welcome({ onPick }: { onPick: (text: string) => void }) {
  // The island is prerendered once for all pages, so the path is known only in the browser.
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '/',
  )
  return (
    <div className={css.welcome}>
      <p className={css.hello}>
        <strong>Olá! Vamos fazer seu pedido?</strong> Cole aqui o link do perfil, do vídeo ou da publicação,
        ou escolha por onde começar.
      </p>
      <Suggestions texts={conversationStarters(path)} onPick={onPick} />
    </div>
  )
}
