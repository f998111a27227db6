import type { ChatAction } from '@smm/contracts/message-parts'
import type { OrderViewAction } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { useRef, useState } from 'react'
import type { OnTap } from './open-parts.ts'
import css from './order-actions.module.css'

type Tap = { label: string; type: Extract<ChatAction, { orderId: string }>['type']; words: string }
const taps: Record<OrderViewAction, Tap> = {
  refill: { label: 'Pedir reposição', type: 'refill-order', words: 'Pedir a reposição do pedido' },
  'order-again': { label: 'Pedir de novo', type: 'repeat-order', words: 'Pedir de novo o pedido' },
  receipt: { label: 'Comprovante', type: 'show-receipt', words: 'Ver o comprovante do pedido' },
  cancel: { label: 'Cancelar', type: 'cancel-order', words: 'Cancelar o pedido' },
}

type Props = {
  order: OrderView
  /** Names the news that this view came with: an answer ends what a tap has begun. */
  viewId: string
  now: number
  onTap: OnTap
}

/** The actions that an order allows now. A cancellation is asked back once: it cannot be undone. */
export function OrderActions({ order, viewId, now, onTap }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [cancelledIn, setCancelledIn] = useState<string>()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isCancelling = cancelledIn === viewId
  const possible = order.actions.flatMap(({ name, until }) =>
    !until || Date.parse(until) > now ? [name] : [],
  )

  function tap(name: OrderViewAction) {
    const { type, words } = taps[name]
    onTap(`${words} ${order.id.slice(0, 8)}`, { type, orderId: order.id })
  }
  function cancel() {
    setIsAsking(false)
    setCancelledIn(viewId)
    tap('cancel')
  }
  function keep() {
    setIsAsking(false)
    cancelButton.current?.focus()
  }

  if (possible.length === 0) return null
  return (
    <>
      <div className={css.actions}>
        {possible.map((name) =>
          name === 'cancel' ? (
            <button
              key={name}
              ref={cancelButton}
              type="button"
              aria-expanded={isAsking}
              disabled={isCancelling}
              onClick={() => setIsAsking(!isAsking)}
            >
              {isCancelling ? 'Cancelando…' : taps.cancel.label}
            </button>
          ) : (
            <button key={name} type="button" onClick={() => tap(name)}>
              {taps[name].label}
            </button>
          ),
        )}
      </div>
      {isAsking && possible.includes('cancel') && (
        <div className={css.question} role="group" aria-label="Cancelar este pedido?">
          <p>Cancelar este pedido?</p>
          <button type="button" className={css.yes} onClick={cancel}>
            Sim, cancelar
          </button>
          <button type="button" onClick={keep}>
            Manter o pedido
          </button>
        </div>
      )}
    </>
  )
}
