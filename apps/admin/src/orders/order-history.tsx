import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { orderBadges } from '../status-badges.ts'
import { formatTimestamp } from '../format-values.ts'
import css from './order-history.module.css'
import { causeLabel, resolutionLabel } from './order-labels.ts'
import { reviewReasonText } from './review-texts.ts'

/** Status changes and decisions of an order, newest first. */
export function OrderHistory({ details: { history, reviews } }: { details: OrderDetails }) {
  const statusChanges = history.map(({ status, cause, at }) => ({
    at,
    title: orderBadges[status].name,
    text: causeLabel(cause),
  }))
  const closedReviews = reviews.flatMap((review) =>
    review.closedAt ? [{ at: review.closedAt, title: 'Decisão', text: decisionText(review) }] : [],
  )
  const events = [...statusChanges, ...closedReviews].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
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
            <time dateTime={at}>{formatTimestamp(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const decisionText = (review: OrderDetails['reviews'][number]) =>
  [reviewReasonText(review), resolutionLabel(review.resolution ?? '')].filter(Boolean).join(' ')
