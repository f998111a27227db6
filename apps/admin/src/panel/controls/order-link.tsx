import { shortId } from '../../short-ids.ts'
import { PanelLink } from './panel-link.tsx'

/** A link to an order's details, named by its short id. */
export const OrderLink = ({ orderId }: { orderId: string }) => (
  <PanelLink href={`/admin09?secao=pedidos&pedido=${orderId}`} title={orderId}>
    <code>{shortId(orderId)}</code>
  </PanelLink>
)
