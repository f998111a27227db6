import type { Migrations } from '@smm/database/migrate'
import * as createMessaging from '../migrations/20261121T090000Z-create-messaging.ts'
import * as createCatalogue from '../migrations/20261121T090100Z-create-catalogue.ts'

/** Named one by one, so that they travel inside the single file a service is built into. */
export const migrations: Migrations = {
  '20261121T090000Z-create-messaging': createMessaging,
  '20261121T090100Z-create-catalogue': createCatalogue,
}
