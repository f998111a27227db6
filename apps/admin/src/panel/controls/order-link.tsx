import { panelOrderUrl } from '@smm/contracts/panel-url'
import { shortId } from '../../short-ids.ts'
import { PanelLink } from './panel-link.tsx'

/** A link to an order's details, named by its short id; in the list of orders the filter stays. */
export const OrderLink = ({ orderId, keepsFilter }: { orderId: string; keepsFilter?: boolean }) => (
  <PanelLink
    href={panelOrderUrl(orderId)}
    params={keepsFilter ? { pedido: orderId } : undefined}
    title={orderId}
  >
    <code>{shortId(orderId)}</code>
  </PanelLink>
)
