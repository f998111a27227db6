import type { OrderState } from '@smm/contracts/orders/order-states'
import css from './order-progress.module.css'

const way: OrderState[] = ['paid', 'queued', 'in-progress', 'delivered']

type Props = { state: OrderState; delivered?: number; quantity: number }

/** Thin and quiet: the words beside it say the same. An order that ended early shows no way ahead. */
export function OrderProgress({ state, delivered = 0, quantity }: Props) {
  const place = way.indexOf(state)
  if (place < 0) return null
  const isOver = state === 'delivered'
  const share = Math.min(1, Math.max(0, delivered / quantity))
  return (
    <div className={css.progress} aria-hidden="true">
      {way.map((step, at) => (
        <i key={step} data-done={at < place || isOver || undefined}>
          {at === place && !isOver && (
            <b
              data-moving={state !== 'in-progress' || undefined}
              style={state === 'in-progress' ? { transform: `scaleX(${share})` } : {}}
            />
          )}
        </i>
      ))}
    </div>
  )
}
