import type { ChatAction } from '@smm/contracts/message-parts'
import type { AnyOrderViewAction } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { useRef, useState } from 'react'
import { actionsAt } from '../../order/actions-at.ts'
import { orderQuestions } from '../../order/order-questions.ts'
import type { OnAction } from './open-parts.ts'
import css from './card-order-actions.module.css'

type CardAction = {
  label: string
  type: Extract<ChatAction, { orderId: string }>['type']
  words: string
  question?: (typeof orderQuestions)[keyof typeof orderQuestions]
}
const cardActions: Record<AnyOrderViewAction, CardAction> = {
  refill: { label: 'Pedir reposição', type: 'refill-order', words: 'Pedir a reposição do pedido' },
  'order-again': { label: 'Pedir de novo', type: 'repeat-order', words: 'Pedir de novo o pedido' },
  receipt: { label: 'Comprovante', type: 'show-receipt', words: 'Ver o comprovante do pedido' },
  cancel: {
    label: 'Cancelar',
    type: 'cancel-order',
    words: 'Cancelar o pedido',
    question: orderQuestions.cancel,
  },
  withdraw: {
    label: 'Desistir da compra',
    type: 'withdraw-order',
    words: 'Desistir da compra do pedido',
    question: orderQuestions.withdraw,
  },
}

type Props = {
  order: OrderView
  /** Names the news that this view came with: an answer ends what an action has begun. */
  viewId: string
  now: number
  onAction: OnAction
}

/** The actions that an order allows now. One that cannot be undone is asked back once. */
export function CardOrderActions({ order, viewId, now, onAction }: Props) {
  const [asked, setAsked] = useState<AnyOrderViewAction>()
  const [endedIn, setEndedIn] = useState<string>()
  const endButton = useRef<HTMLButtonElement>(null)
  const isEnding = endedIn === viewId
  const possible = actionsAt(order, now)
  const question = asked && possible.includes(asked) ? cardActions[asked].question : undefined

  function act(name: AnyOrderViewAction) {
    const { type, words } = cardActions[name]
    onAction(`${words} ${order.id.slice(0, 8)}`, { type, orderId: order.id })
  }
  function end(name: AnyOrderViewAction) {
    setAsked(undefined)
    setEndedIn(viewId)
    act(name)
  }
  function keep() {
    setAsked(undefined)
    endButton.current?.focus()
  }

  const text = question?.text(order, now)

  if (possible.length === 0) return null
  return (
    <>
      <div className={css.actions}>
        {possible.map((name) =>
          cardActions[name].question ? (
            <button
              key={name}
              ref={endButton}
              type="button"
              aria-expanded={asked === name}
              disabled={isEnding}
              onClick={() => setAsked(asked === name ? undefined : name)}
            >
              {isEnding ? cardActions[name].question.busy : cardActions[name].label}
            </button>
          ) : (
            <button key={name} type="button" onClick={() => act(name)}>
              {cardActions[name].label}
            </button>
          ),
        )}
      </div>
      {asked && question && (
        <div ref={showWhole} className={css.question} role="group" aria-label={text}>
          <p>{text}</p>
          <button type="button" className={css.yes} onClick={() => end(asked)}>
            {question.yes}
          </button>
          <button type="button" onClick={keep}>
            {question.no}
          </button>
        </div>
      )}
    </>
  )
}

/** The question opens below its button, perhaps hidden. The list, which grows with it, would end a smooth scroll. */
const showWhole = (question: HTMLElement | null) =>
  question?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
