import { useState } from 'react'
import type { OrderDetails, Review } from '@smm/contracts/order-details'
import { Button } from '@smm/ui/button'
import { PanelIcon } from '../../panel/controls/panel-icon.tsx'
import { formatAmount } from '../../format-values.ts'
import { DecisionForm } from './decision-form.tsx'
import css from './order-decisions.module.css'
import { reviewReasonText } from '../review-reasons.ts'
import { type Action, decisionKey, decisionName, possibleDecisions } from './possible-decisions.ts'

/** The open reviews of an order and the decisions that close them. */
export function OrderDecisions({ details }: { details: OrderDetails }) {
  const openReviews = details.reviews.filter(({ closedAt }) => !closedAt)
  const { required } = possibleDecisions(details)
  if (openReviews.length === 0 && required.length === 0) return null
  return (
    <section className={css.decisions} aria-label="Precisa de você">
      <h3>
        <PanelIcon name="warning" size="1.125rem" />
        Precisa de você
      </h3>
      {openReviews.map((review) => (
        <ReviewText key={review.id} review={review} />
      ))}
      <Decisions details={details} actions={required} />
    </section>
  )
}

export function OptionalDecisions({ details }: { details: OrderDetails }) {
  const { optional } = possibleDecisions(details)
  if (optional.length === 0) return null
  return (
    <section className={css.further} aria-label="Outras decisões">
      <h3>Outras decisões</h3>
      <Decisions details={details} actions={optional} />
    </section>
  )
}

function Decisions({ details, actions }: { details: OrderDetails; actions: Action[] }) {
  const [selectedKey, setSelectedKey] = useState('')
  const selected = actions.find((action) => decisionKey(action) === selectedKey)
  if (selected) {
    return (
      <DecisionForm
        key={selectedKey}
        details={details}
        action={selected}
        onClose={() => setSelectedKey('')}
      />
    )
  }
  return (
    <div className={css.buttons}>
      {actions.map((action) => (
        <Button
          key={decisionKey(action)}
          look="quiet"
          size="small"
          onClick={() => setSelectedKey(decisionKey(action))}
        >
          {decisionName(action, details)}
        </Button>
      ))}
    </div>
  )
}

function ReviewText({ review }: { review: Review }) {
  return (
    <p>
      {reviewReasonText(review)}
      {review.amount && <strong> {formatAmount(review.amount)}</strong>}
      {review.said && <span className={css.said}>“{review.said}”</span>}
      {review.endToEndId && <span className={css.said}>No banco: {review.endToEndId}</span>}
    </p>
  )
}
