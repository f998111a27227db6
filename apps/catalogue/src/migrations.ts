import type { Migrations } from '@smm/database/migrate'
import * as createMessaging from '../migrations/20261121T090000Z-create-messaging.ts'
import * as createCatalogue from '../migrations/20261121T090100Z-create-catalogue.ts'
import * as indexDeliveries from '../migrations/20261123T024100Z-index-deliveries.ts'
import * as createPriceBook from '../migrations/20261123T133000Z-create-price-book.ts'
import * as createSuppliers from '../migrations/20261123T150500Z-create-suppliers.ts'
import * as createTiers from '../migrations/20261127T200000Z-create-tiers.ts'

/** Listed statically, because the build bundles a service into one file. */
export const migrations: Migrations = {
  '20261121T090000Z-create-messaging': createMessaging,
  '20261121T090100Z-create-catalogue': createCatalogue,
  '20261123T024100Z-index-deliveries': indexDeliveries,
  '20261123T133000Z-create-price-book': createPriceBook,
  '20261123T150500Z-create-suppliers': createSuppliers,
  '20261127T200000Z-create-tiers': createTiers,
}
