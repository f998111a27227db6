import { brand } from '@smm/site/brand'
import type { ChatItem } from '../conversation/conversation.ts'
import css from './message-bubble.module.css'
import { PixCard } from '../pix/pix-card.tsx'
import { formatTime } from './format-time.ts'
import { splitLinks } from './split-links.ts'

type Props = {
  item: ChatItem
  isFirstOfGroup: boolean
  isLastOfGroup: boolean
  onSendAgain: (id: string) => void
}

export function MessageBubble({ item, isFirstOfGroup, isLastOfGroup, onSendAgain }: Props) {
  return (
    <div
      className={css.line}
      data-from={item.isFromUser ? 'visitor' : 'house'}
      data-first={isFirstOfGroup || undefined}
      data-last={isLastOfGroup || undefined}
    >
      {item.content.trim() !== '' && (
        <div className={css.bubble}>
          <span className={css.speaker}>{item.isFromUser ? 'Você:' : `${brand.name}:`}</span>
          <p className={css.text}>
            <LinkedText content={item.content} />
          </p>
          <p className={css.foot}>
            {item.isQueued && <QueuedMark />}
            <time dateTime={new Date(item.timestamp).toISOString()}>{formatTime(item.timestamp)}</time>
          </p>
        </div>
      )}
      {item.type === 'pix_payment' && item.pixPayment && <PixCard payment={item.pixPayment} />}
      {item.problem && (
        <p className={css.problem}>
          {item.problem}{' '}
          <button type="button" className={css.again} onClick={() => onSendAgain(item.id)}>
            Enviar de novo
          </button>
        </p>
      )}
    </div>
  )
}

// A line break inside an amount would split currency and number.
const amountBreak = /R\$ (?=\d)/g

/** Text and links as text nodes: a message is never parsed as HTML. */
function LinkedText({ content }: { content: string }) {
  return splitLinks(content).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text.replaceAll(amountBreak, 'R$\u00a0')
    ),
  )
}

function QueuedMark() {
  return (
    <span className={css.queued}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M8 4.5V8l2.3 1.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span>Na fila</span>
    </span>
  )
}
