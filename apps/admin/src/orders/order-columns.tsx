import { type OrderSummary, orderStatuses } from '@smm/contracts/orders/orders'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { Badge } from '@smm/ui/badge'
import { formatAmount } from '../format-values.ts'
import { ExternalLink } from '../panel/controls/external-link.tsx'
import type { Column } from '../panel/table/column.ts'
import { createdAtColumn } from '../panel/table/created-at-column.tsx'
import { orderBadges } from '../status-badges.ts'

const serviceOf = (order: OrderSummary) => `${productName(order)}${tierSuffix(order)}`

/** The columns that lists of orders share. */
export const orderListColumns: Array<Column<OrderSummary>> = [
  {
    title: 'Link',
    cell: ({ link }) => <ExternalLink link={link} />,
    kind: 'grow',
    card: 'title',
    sortBy: ({ link }) => link,
  },
  { title: 'Serviço', cell: serviceOf, sortBy: serviceOf, width: '12rem', card: 'detail' },
  {
    title: 'Quantidade',
    kind: 'number',
    cell: ({ quantity }) => formatQuantity(quantity),
    card: 'count',
    sortBy: ({ quantity }) => quantity,
    width: '7.75rem',
  },
  {
    title: 'Valor',
    kind: 'number',
    cell: ({ totalPrice }) => formatAmount(totalPrice),
    card: 'figure',
    sortBy: ({ totalPrice }) => Number(totalPrice),
    width: '7.5rem',
  },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={orderBadges[status].tone}>{orderBadges[status].name}</Badge>,
    card: 'state',
    sortBy: ({ status }) => orderStatuses.indexOf(status),
    width: '8rem',
  },
  createdAtColumn('Data', '9.75rem'),
]
