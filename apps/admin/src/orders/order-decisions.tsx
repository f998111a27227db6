import { useState } from 'react'
import type { OrderDetails, Review } from '@smm/contracts/order-details'
import { Button } from '@smm/ui/button'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { showReais } from '../shown-values.ts'
import { DecisionForm } from './decision-form.tsx'
import css from './order-decisions.module.css'
import { decisions, reasonText, refundCauseText } from './order-words.ts'

type Action = OrderDetails['actions'][number]
const keyOf = ({ name, subject }: Action) => `${name} ${subject ?? ''}`

/** What waits for the administrator, and the ways out of it. */
export function OrderDecisions({ details }: { details: OrderDetails }) {
  const [chosenKey, setChosen] = useState('')
  const waiting = details.reviews.filter(({ closedAt }) => !closedAt)
  const chosen = details.actions.find((action) => keyOf(action) === chosenKey)
  if (waiting.length === 0 && details.actions.length === 0) return null
  return (
    <section className={css.decisions} aria-label="Precisa de você">
      <h3>
        <PanelIcon name="warning" size="1.125rem" />
        Precisa de você
      </h3>
      {waiting.map((review) => (
        <Waiting key={review.id} review={review} />
      ))}
      {chosen ? (
        <DecisionForm key={chosenKey} details={details} action={chosen} onClose={() => setChosen('')} />
      ) : (
        <div className={css.ways}>
          {details.actions.map((action) => (
            <Button
              key={keyOf(action)}
              look="quiet"
              size="small"
              className={css.way}
              onClick={() => setChosen(keyOf(action))}
            >
              {nameOf(action, details)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Several refunds or payments of one order are told apart by what they are about. */
function nameOf(action: Action, { refunds, reviews }: OrderDetails): string {
  const { name } = decisions[action.name]
  const refund = refunds.find(({ id }) => id === action.subject)
  if (refund) return `${name} de ${showReais(refund.amount)} (${refundCauseText(refund.cause)})`
  const review = reviews.find(({ id }) => id === action.subject)
  return review?.amount ? `${name} de ${showReais(review.amount)}` : name
}

function Waiting({ review }: { review: Review }) {
  return (
    <p>
      {reasonText(review)}
      {review.amount && <strong> {showReais(review.amount)}</strong>}
      {review.said && <span className={css.said}>“{review.said}”</span>}
    </p>
  )
}
