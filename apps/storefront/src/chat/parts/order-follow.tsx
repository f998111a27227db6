import type { OrderState } from '@smm/contracts/orders/order-states'
import { tokenIn } from '@smm/contracts/orders/order-link'
import { lazy, Suspense, useState } from 'react'
import { sendsMails } from '../../figures/figures.ts'
import { showToast } from '../../show-toast.ts'
import css from './order-follow.module.css'

type Props = { pagePath: string; state: OrderState }

/** Fetched by its first tap: few visitors ask for mails. */
const loadOrderMails = () => import('./order-mails.tsx')
const OrderMails = lazy(async () => ({ default: (await loadOrderMails()).OrderMails }))

const tellFailure = () =>
  showToast({ title: 'Não deu certo agora', text: 'Tente de novo em instantes.', tone: 'error' })

const underWay: OrderState[] = ['awaiting-payment', 'paid', 'queued', 'in-progress']

/** The ways to follow an order outside the chat: its page, and its news by e-mail. */
export function OrderFollow({ pagePath, state }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const token = tokenIn(pagePath.slice(pagePath.indexOf('#')))
  const offersMails = sendsMails() && token !== undefined && underWay.includes(state)

  const toggle = () => loadOrderMails().then(() => setIsOpen(!isOpen), tellFailure)

  return (
    <>
      <p className={css.ways}>
        <a href={pagePath}>Acompanhar pedido</a>
        {offersMails && (
          <button type="button" aria-expanded={isOpen} onClick={() => void toggle()}>
            Receber por e-mail
          </button>
        )}
      </p>
      {offersMails && isOpen && (
        <Suspense fallback={null}>
          <OrderMails key={token} token={token} />
        </Suspense>
      )}
    </>
  )
}
