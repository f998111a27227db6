import type { MessagePart } from '@smm/contracts/message-parts'
import { brand } from '@smm/site/brand'
import type { ChatItem } from '../conversation/conversation.ts'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './message-bubble.module.css'
import { ChoiceList } from '../parts/choice-list.tsx'
import { LinkButtons } from '../parts/link-buttons.tsx'
import type { OnAction } from '../parts/open-parts.ts'
import { OrderCard } from '../parts/order-card.tsx'
import type { OrderCards } from '../parts/order-cards.ts'
import { PackageList } from '../parts/package-list.tsx'
import { RecapCard } from '../parts/recap-card.tsx'
import { PixCard } from '../../pix/pix-card.tsx'
import { PixLine } from '../../pix/pix-line.tsx'
import { formatTime } from '../../format-time.ts'
import { splitLinks } from './split-links.ts'

type Props = {
  item: ChatItem
  isFirstOfGroup: boolean
  isLastOfGroup: boolean
  /** Its packages or recap can be tapped. */
  isOpen: boolean
  orders: OrderCards
  onAction: OnAction
  onSendAgain: (id: string) => void
}

export function MessageBubble({ item, orders, isOpen, onAction, onSendAgain, ...group }: Props) {
  const pixEnd = orders.pixEndIn(item)
  return (
    <div
      className={css.line}
      data-from={item.isFromUser ? 'visitor' : 'house'}
      data-first={group.isFirstOfGroup || undefined}
      data-last={group.isLastOfGroup || undefined}
      data-drawn={item.parts ? true : undefined}
    >
      {partsOf(item).map((part, index) => {
        switch (part.type) {
          case 'text':
            return <Bubble key={index} item={item} text={part.text} isFirst={index === 0} />
          case 'staff':
            return (
              <Bubble
                key={index}
                item={item}
                text={part.text}
                isFirst={index === 0}
                speaker={part.speaker}
                isNamed={group.isFirstOfGroup}
              />
            )
          case 'packages':
            return <PackageList key={index} part={part} isOpen={isOpen} onAction={onAction} />
          case 'choices':
            return <ChoiceList key={index} part={part} isOpen={isOpen} onAction={onAction} />
          case 'recap':
            return <RecapCard key={index} part={part} isOpen={isOpen} onAction={onAction} />
          case 'order': {
            const placed = orders.orderIn(item.id, part.order.id)
            return (
              placed && (
                <OrderCard key={index} order={placed.view} viewId={placed.viewId} onAction={onAction} />
              )
            )
          }
          case 'links':
            return <LinkButtons key={index} part={part} />
        }
      })}
      {item.pixPayment && !pixEnd && <PixCard payment={item.pixPayment} />}
      {item.pixPayment && pixEnd && <PixLine payment={item.pixPayment} end={pixEnd} />}
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

/** The parts to draw: without any, the content is the only one. */
const partsOf = ({ parts, content }: ChatItem): MessagePart[] =>
  parts ?? (content.trim() === '' ? [] : [{ type: 'text', text: content }])

type BubbleProps = {
  item: ChatItem
  text: string
  isFirst: boolean
  /** Of the shop's messages, whoever is not the assistant; shown where `isNamed`, and always read aloud. */
  speaker?: string
  isNamed?: boolean
}

const Bubble = ({ item, text, isFirst, speaker = brand.name, isNamed }: BubbleProps) => (
  <div className={css.bubble}>
    {isFirst && !isNamed && (
      <span className={visuallyHidden}>{item.isFromUser ? 'Você:' : `${speaker}:`}</span>
    )}
    {isNamed && <p className={css.speaker}>{speaker}</p>}
    <p className={css.text}>
      <LinkedText content={text} />
    </p>
    {isFirst && (
      <p className={css.foot}>
        {item.isQueued && <QueuedMark />}
        <time dateTime={new Date(item.timestamp).toISOString()}>{formatTime(item.timestamp)}</time>
      </p>
    )}
  </div>
)

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
