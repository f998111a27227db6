import { indexDeliveries } from '@smm/messaging/tables'

export const { up, down } = indexDeliveries
