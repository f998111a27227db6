import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { decideOrder } from '@smm/contracts/orders/order-details'
import { closeReview, type Review } from '@smm/contracts/orders/reviews'
import { Button } from '@smm/ui/button'
import { ForRoles } from '../identity/for-roles.tsx'
import { useMayCall } from '../identity/use-role.ts'
import { shortId } from '../short-ids.ts'
import { Failure } from '../panel/loading/failure.tsx'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { SelectionBox, SelectionContext, toggleIn } from '../panel/table/selection.tsx'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { reviewsQuery } from './order-queries.ts'
import { formatAmount, formatCount, formatTimestamp } from '../format-values.ts'
import { CloseReview } from './decisions/close-review.tsx'
import { reviewFactLines, reviewReasonText } from './review-texts.ts'
import { ReviewBulkActions } from './review-bulk-actions.tsx'
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
      <SelectableReviews reviews={reviews}>
        {(review, problem) => (
          <OpenReview key={review.id} review={review} problem={problem} onOpen={onOpen} />
        )}
      </SelectableReviews>
      {kind && (
        <Button look="quiet" size="small" className={css.all} onClick={() => setSearchParam('casos', '')}>
          {data.length === 1 ? 'Ver o único caso aberto' : `Ver todos os ${data.length} casos`}
        </Button>
      )}
    </details>
  )
}

type SelectableReviewsProps = {
  reviews: readonly Review[]
  /** `problem`: why the last decision on it failed. */
  children: (review: Review, problem: string | undefined) => ReactNode
}

/** The list with a box for each review, with Shift for all between two, where there are several and the role decides. */
function SelectableReviews({ reviews, children }: SelectableReviewsProps) {
  const mayDecide = useMayCall(decideOrder)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const anchor = useRef<string>(undefined)
  const chosen = reviews.filter(({ id }) => selected.has(id))
  const select = (ids: ReadonlySet<string>) => {
    setSelected(ids)
    setProblems(new Map())
  }
  const toggle = (id: string, isRange: boolean) => {
    select(toggleIn(selected, reviews, { id, ...(isRange && { anchor: anchor.current }) }))
    anchor.current = id
  }
  const selection = { ids: selected, onChange: select, toggle, nameOf: nameOfBox(reviews) }
  return (
    <SelectionContext value={mayDecide && reviews.length > 1 ? selection : null}>
      <ul>{reviews.map((review) => children(review, problems.get(review.id)))}</ul>
      <ReviewBulkActions
        reviews={chosen}
        onChange={select}
        onDone={(failed) => {
          setSelected(new Set(failed.keys()))
          setProblems(failed)
        }}
      />
    </SelectionContext>
  )
}

const nameOfBox = (reviews: readonly Review[]) => (id: string) => {
  const review = reviews.find((it) => it.id === id)
  const about = review?.orderId ? ` do pedido ${shortId(review.orderId)}` : ''
  return `Selecionar caso${about}: ${review ? reviewReasonText(review) : ''}`
}

function casesText(count: number): string {
  if (count === 0) return 'Nenhum caso destes espera mais'
  return `${formatCount(count, 'caso espera', 'casos esperam')} uma decisão sua`
}

type OpenReviewProps = { review: Review; problem: string | undefined; onOpen: (orderId: string) => void }

function OpenReview({ review, problem, onOpen }: OpenReviewProps) {
  const { id, orderId, amount, openedAt } = review
  return (
    <li className={css.review}>
      <SelectionBox id={id} />
      <p>
        {reviewReasonText(review)}
        {amount && <strong> {formatAmount(amount)}</strong>}
        {reviewFactLines(review).map((fact) => (
          <span key={fact} className={css.said}>
            {fact}
          </span>
        ))}
        {problem && <span className={css.problem}>Não mudou: {problem}</span>}
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
