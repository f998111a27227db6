import { useState } from 'react'
import { orderActionRoles } from '@smm/contracts/orders/order-actions'
import type { OfferedAction, OrderDetails } from '@smm/contracts/orders/order-details'
import type { Review } from '@smm/contracts/orders/reviews'
import { Button } from '@smm/ui/button'
import { groupsText } from '../../identity/for-roles.tsx'
import { useRole } from '../../identity/use-role.ts'
import { PanelIcon } from '../../panel/controls/panel-icon.tsx'
import { formatAmount } from '../../format-values.ts'
import { decisionLabels } from './decision-labels.ts'
import { DecisionForm } from './decision-form.tsx'
import css from './order-decisions.module.css'
import { reviewFactLines, reviewReasonText } from '../review-texts.ts'
import { decisionKey, decisionName, possibleDecisions } from './possible-decisions.ts'

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
  const role = useRole()
  const { optional } = possibleDecisions(details)
  if (!optional.some(({ name }) => orderActionRoles[name].includes(role))) return null
  return (
    <section className={css.further} aria-label="Outras decisões">
      <h3>Outras decisões</h3>
      <Decisions details={details} actions={optional} />
    </section>
  )
}

function Decisions({ details, actions }: { details: OrderDetails; actions: OfferedAction[] }) {
  const role = useRole()
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
  const others = actions.find(({ name }) => !orderActionRoles[name].includes(role))
  return (
    <div className={css.buttons}>
      {actions
        .filter(({ name }) => orderActionRoles[name].includes(role))
        .map((action) => (
          <Button
            key={decisionKey(action)}
            look="quiet"
            size="small"
            onClick={() => setSelectedKey(decisionKey(action))}
          >
            {decisionName(action, details)}
          </Button>
        ))}
      {others && (
        <p className={css.said}>
          {decisionLabels[others.name].name}: só {groupsText(orderActionRoles[others.name])}.
        </p>
      )}
    </div>
  )
}

function ReviewText({ review }: { review: Review }) {
  return (
    <p>
      {reviewReasonText(review)}
      {review.amount && <strong> {formatAmount(review.amount)}</strong>}
      {reviewFactLines(review).map((fact) => (
        <span key={fact} className={css.said}>
          {fact}
        </span>
      ))}
    </p>
  )
}
