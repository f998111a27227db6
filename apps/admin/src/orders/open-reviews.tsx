import { useQuery } from '@tanstack/react-query'
import { closeReview, type Review } from '@smm/contracts/orders/order-details'
import { Button } from '@smm/ui/button'
import { ForRoles } from '../identity/for-roles.tsx'
import { shortId } from '../short-ids.ts'
import { Failure } from '../panel/loading/failure.tsx'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { reviewsQuery } from '../queries.ts'
import { formatTimestamp, formatAmount } from '../format-values.ts'
import { CloseReview } from './decisions/close-review.tsx'
import { reviewFacts, reviewReasonText } from './review-reasons.ts'
import css from './open-reviews.module.css'

/** The open reviews, above the list of orders; `casos` in the URL keeps those of one item of the attention list. */
export function OpenReviews({ onOpen }: { onOpen: (orderId: string) => void }) {
  const { data = [], isError, isFetching, refetch } = useQuery(reviewsQuery)
  const kind = usePanelUrl().search.get('casos')
  const reviews = kind ? data.filter(({ attention }) => attention === kind) : data
  if (isError) {
    return (
      <Failure
        text="Não foi possível carregar o que espera uma decisão."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (reviews.length === 0 && data.length === 0) return null
  return (
    <details key={kind} className={css.reviews} open={kind !== null || reviews.length <= 3}>
      <summary className={css.head}>
        <PanelIcon name="warning" size="1.125rem" />
        <span>{casesText(reviews.length)}</span>
        <PanelIcon name="chevron" size="1rem" className={css.turn} />
      </summary>
      <ul>
        {reviews.map((review) => (
          <OpenReview key={review.id} review={review} onOpen={onOpen} />
        ))}
      </ul>
      {kind && (
        <Button look="quiet" size="small" className={css.all} onClick={() => setSearchParam('casos', '')}>
          {data.length === 1 ? 'Ver o único caso aberto' : `Ver todos os ${data.length} casos`}
        </Button>
      )}
    </details>
  )
}

function casesText(count: number): string {
  if (count === 0) return 'Nenhum caso destes espera mais'
  return `${count === 1 ? '1 caso espera' : `${count} casos esperam`} uma decisão sua`
}

function OpenReview({ review, onOpen }: { review: Review; onOpen: (orderId: string) => void }) {
  const { orderId, amount, openedAt } = review
  return (
    <li className={css.review}>
      <p>
        {reviewReasonText(review)}
        {amount && <strong> {formatAmount(amount)}</strong>}
        {reviewFacts(review).map((fact) => (
          <span key={fact} className={css.said}>
            {fact}
          </span>
        ))}
      </p>
      <time dateTime={openedAt}>{formatTimestamp(openedAt)}</time>
      {orderId ? (
        <Button look="quiet" size="small" onClick={() => onOpen(orderId)}>
          Ver pedido {shortId(orderId)}
        </Button>
      ) : (
        <ForRoles endpoint={closeReview} act="decidem isto">
          <CloseReview review={review} />
        </ForRoles>
      )}
    </li>
  )
}
