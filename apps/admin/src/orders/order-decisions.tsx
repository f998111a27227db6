import { useState } from 'react'
import type { OrderDetails, Review } from '@smm/contracts/order-details'
import { Button } from '@smm/ui/button'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { showReais } from '../shown-values.ts'
import { DecisionForm } from './decision-form.tsx'
import css from './order-decisions.module.css'
import { reasonText } from './order-words.ts'
import { type Action, keyOf, nameOf, possibleDecisions } from './possible-decisions.ts'

/** What waits for the administrator, and the ways out of it. */
export function OrderDecisions({ details }: { details: OrderDetails }) {
  const open = details.reviews.filter(({ closedAt }) => !closedAt)
  const { waiting } = possibleDecisions(details)
  if (open.length === 0 && waiting.length === 0) return null
  return (
    <section className={css.decisions} aria-label="Precisa de você">
      <h3>
        <PanelIcon name="warning" size="1.125rem" />
        Precisa de você
      </h3>
      {open.map((review) => (
        <Waiting key={review.id} review={review} />
      ))}
      <Decisions details={details} actions={waiting} />
    </section>
  )
}

/** What may be decided although nothing asks for it. */
export function FurtherDecisions({ details }: { details: OrderDetails }) {
  const { besides } = possibleDecisions(details)
  if (besides.length === 0) return null
  return (
    <section className={css.further} aria-label="Outras decisões">
      <h3>Outras decisões</h3>
      <Decisions details={details} actions={besides} />
    </section>
  )
}

function Decisions({ details, actions }: { details: OrderDetails; actions: Action[] }) {
  const [chosenKey, setChosen] = useState('')
  const chosen = actions.find((action) => keyOf(action) === chosenKey)
  if (chosen) {
    return <DecisionForm key={chosenKey} details={details} action={chosen} onClose={() => setChosen('')} />
  }
  return (
    <div className={css.ways}>
      {actions.map((action) => (
        <Button key={keyOf(action)} look="quiet" size="small" onClick={() => setChosen(keyOf(action))}>
          {nameOf(action, details)}
        </Button>
      ))}
    </div>
  )
}

function Waiting({ review }: { review: Review }) {
  return (
    <p>
      {reasonText(review)}
      {review.amount && <strong> {showReais(review.amount)}</strong>}
      {review.said && <span className={css.said}>“{review.said}”</span>}
      {review.endToEndId && <span className={css.said}>No banco: {review.endToEndId}</span>}
    </p>
  )
}
