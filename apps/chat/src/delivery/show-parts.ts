import type { MessagePart } from '@smm/contracts/message-parts'
import { orderPagePath } from '@smm/http-service/order-link'

export type ShowParts = (parts: MessagePart[]) => MessagePart[]

/** Parts as a visitor gets them: the link of an order's page is made when it is sent, and stored nowhere. */
export const openShowParts =
  (linkSecret: string): ShowParts =>
  (parts) =>
    parts.map((part) => {
      if (part.type !== 'order' || part.order.linkVersion === undefined) return part
      const { id, linkVersion } = part.order
      return { ...part, order: { ...part.order, pagePath: orderPagePath(linkSecret, { id, linkVersion }) } }
    })
