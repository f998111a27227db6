import type { OrderDetails } from '@smm/contracts/order-details'
import { orderStates } from '../names.ts'
import { showMoment } from '../shown-values.ts'
import css from './order-history.module.css'
import { causeText, reasonText } from './order-words.ts'

/** What happened to the order, newest first, and what was decided about it. */
export function OrderHistory({ details: { history, reviews } }: { details: OrderDetails }) {
  const moves = history.map(({ status, cause, at }) => ({
    at,
    title: orderStates[status].name,
    text: causeText(cause),
  }))
  const decided = reviews.flatMap((review) =>
    review.closedAt ? [{ at: review.closedAt, title: 'Decisão', text: decisionText(review) }] : [],
  )
  const events = [...moves, ...decided].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  if (events.length === 0) return null
  return (
    <section className={css.history} aria-label="Histórico">
      <h3>Histórico</h3>
      <ol>
        {events.map(({ at, title, text }) => (
          <li key={`${at} ${title} ${text}`} className={css.event}>
            <span>
              <strong>{title}</strong>
              {text && <span className={css.text}>{text}</span>}
            </span>
            <time dateTime={at}>{showMoment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const decisionText = (review: OrderDetails['reviews'][number]) =>
  [reasonText(review), review.resolution].filter(Boolean).join(' ')
