import { shortId } from '../names.ts'
import { PanelLink } from './panel-link.tsx'

/** An order by its short id, and the way to its details. */
export const OrderLink = ({ orderId }: { orderId: string }) => (
  <PanelLink href={`/admin09?pedido=${orderId}`} title={orderId}>
    <code>{shortId(orderId)}</code>
  </PanelLink>
)
