import { createMessagingTables } from '@smm/messaging/tables'

export const { up, down } = createMessagingTables
