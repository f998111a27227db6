import * as attention from '@smm/contracts/attention'
import * as margins from '@smm/contracts/prices/margins'
import * as packages from '@smm/contracts/prices/packages'
import * as services from '@smm/contracts/services'
import * as tiers from '@smm/contracts/prices/tiers'
import type { StaffScope } from '@smm/http-service/staff/staff-routes'
import { staffOf } from '@smm/http-service/staff/identify-staff'
import { changeService } from './change-service.ts'
import type { Deps } from './deps.ts'
import { listAttentionItems } from './list-attention-items.ts'
import { listPackages } from './packages/list-packages.ts'
import { addPackage, changePackage, withdrawPackage } from './packages/save-package.ts'
import { changeMargin, createMargin, listMargins } from './save-margin.ts'
import { showServices } from './show-services.ts'
import { supplierRoutes } from './suppliers/supplier-routes.ts'
import { syncCatalogue } from './sync/sync-catalogue.ts'
import { listTiers } from './tiers/list-tiers.ts'
import { addTier, changeTier } from './tiers/save-tier.ts'

// A request that joins a scheduled sync waits for its longer supplier timeout.
const syncTimeoutMs = 60_000

/** The staff routes of the catalogue. */
export function catalogueRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...services.listServices, handler: () => showServices(deps.db, deps.config) })
  app.route({ ...attention.showCatalogueAttention, handler: () => listAttentionItems(deps.db, deps.config) })
  app.route({ ...services.syncServices, handlerTimeout: syncTimeoutMs, handler: () => syncCatalogue(deps) })
  app.route({
    ...services.changeService,
    handler: (request) => {
      const change = { ...request.body, ...request.query }
      return changeService(deps, request.params.id, change, staffOf(request).username)
    },
  })
  app.route({ ...margins.listMargins, handler: () => listMargins(deps) })
  app.route({
    ...margins.createMargin,
    handler: async (request, reply) =>
      reply.code(201).send(await createMargin(deps, request.body, staffOf(request).username)),
  })
  app.route({
    ...margins.changeMargin,
    handler: (request) => {
      const seen = request.headers['if-match']?.replaceAll('"', '')
      return changeMargin(deps, request.params.id, { ...request.body, seen }, staffOf(request).username)
    },
  })
  packageRoutes(app, deps)
  tierRoutes(app, deps)
  supplierRoutes(app, deps)
}

function packageRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...packages.listPackages, handler: () => listPackages(deps.db) })
  app.route({
    ...packages.addPackage,
    handler: async (request, reply) =>
      reply.code(201).send(await addPackage(deps, request.body, staffOf(request).username)),
  })
  app.route({
    ...packages.changePackage,
    handler: (request) => changePackage(deps, request.params.id, request.body, staffOf(request).username),
  })
  app.route({
    ...packages.withdrawPackage,
    handler: (request) =>
      withdrawPackage(deps, request.params.id, request.query.version, staffOf(request).username),
  })
}

function tierRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...tiers.listTiers, handler: () => listTiers(deps.db) })
  app.route({
    ...tiers.addTier,
    handler: async (request, reply) =>
      reply.code(201).send(await addTier(deps, request.body, staffOf(request).username)),
  })
  app.route({
    ...tiers.changeTier,
    handler: (request) => changeTier(deps, request.params.id, request.body, staffOf(request).username),
  })
}
