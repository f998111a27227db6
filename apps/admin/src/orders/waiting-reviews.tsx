import { useQuery } from '@tanstack/react-query'
import type { Review } from '@smm/contracts/order-details'
import { Button } from '@smm/ui/button'
import { shortId } from '../names.ts'
import { Failure } from '../panel/failure.tsx'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { reviewsQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import { CloseReview } from './close-review.tsx'
import { reasonText } from './order-words.ts'
import css from './waiting-reviews.module.css'

/** What no program may decide, above the orders; nothing while nothing waits. */
export function WaitingReviews({ onOpen }: { onOpen: (orderId: string) => void }) {
  const { data: reviews = [], isError, isFetching, refetch } = useQuery(reviewsQuery)
  if (isError) {
    return (
      <Failure
        text="Não foi possível carregar o que espera uma decisão."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (reviews.length === 0) return null
  return (
    <details className={css.waiting} open={reviews.length <= 3}>
      <summary className={css.head}>
        <PanelIcon name="warning" size="1.125rem" />
        <span>
          {reviews.length === 1 ? '1 caso espera' : `${reviews.length} casos esperam`} uma decisão sua
        </span>
        <PanelIcon name="chevron" size="1rem" className={css.turn} />
      </summary>
      <ul>
        {reviews.map((review) => (
          <WaitingReview key={review.id} review={review} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

function WaitingReview({ review, onOpen }: { review: Review; onOpen: (orderId: string) => void }) {
  const { orderId, amount, said, endToEndId, openedAt } = review
  return (
    <li className={css.review}>
      <p>
        {reasonText(review)}
        {amount && <strong> {showReais(amount)}</strong>}
        {said && <span className={css.said}>“{said}”</span>}
        {endToEndId && <span className={css.said}>No banco: {endToEndId}</span>}
      </p>
      <time dateTime={openedAt}>{showMoment(openedAt)}</time>
      {orderId ? (
        <Button look="quiet" size="small" onClick={() => onOpen(orderId)}>
          Ver pedido {shortId(orderId)}
        </Button>
      ) : (
        <CloseReview review={review} />
      )}
    </li>
  )
}
