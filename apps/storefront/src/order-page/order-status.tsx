import { lazy, Suspense } from 'react'
import { FindByReceipt } from './find-by-receipt.tsx'
import { LinkFailed, LinkHelp } from './link-help.tsx'
import type { OpenedOrderPage } from './open-order-page.ts'
import css from './order-page.module.css'
import { orderPageApi } from './order-page-api.ts'
import { useMailLink } from './use-mail-link.ts'
import { loadOpenOrder, useOrderPage } from './use-order-page.ts'

const OpenOrder = lazy(async () => ({ default: (await loadOpenOrder()).OpenOrder }))
const MailLink = lazy(async () => ({ default: (await import('./mail-link.tsx')).MailLink }))

/** The order of the link, or the ways to one; or what the link of a mail does. */
export function OrderStatus({ page: pageForTest }: { page?: OpenedOrderPage }) {
  const { state, page } = useOrderPage(pageForTest)
  const mailLink = useMailLink()
  if (mailLink)
    return (
      <Suspense fallback={null}>
        <MailLink link={mailLink} />
      </Suspense>
    )
  if (state.kind === 'opening') return <Opening />
  if (state.kind === 'open')
    return (
      <Suspense fallback={<Opening />}>
        <OpenOrder {...state} opened={page} />
      </Suspense>
    )
  return (
    <div className={css.ways}>
      {state.kind === 'failed' ? (
        <LinkFailed problem={state.problem} onRetry={() => void page.open()} />
      ) : (
        <LinkHelp />
      )}
      <FindByReceipt find={orderPageApi.findByReceipt} />
    </div>
  )
}

const Opening = () => (
  <p className={css.opening} role="status">
    Abrindo seu pedido…
  </p>
)
