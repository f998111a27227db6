import * as routes from '@smm/contracts/suppliers/staff-routes'
import * as suppliers from '@smm/contracts/suppliers/staff-suppliers'
import type { StaffScope } from '@smm/http-service/staff/staff-routes'
import { staffOf } from '@smm/http-service/staff/identify-staff'
import type { Deps } from '../deps.ts'
import { acceptSupplierPrice } from './accept-supplier-price.ts'
import { checkSupplier } from './check-supplier.ts'
import { listRoutes } from './list-routes.ts'
import { listSupplierServices } from './list-supplier-services.ts'
import { listSuppliers } from './list-suppliers.ts'
import { saveRoutes } from './save-routes.ts'
import { addSupplier, changeSupplier } from './save-supplier.ts'

/** Suppliers, and the ways in which our services are delivered. */
export function supplierRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...suppliers.listSuppliers, handler: () => listSuppliers(deps.db) })
  app.route({
    ...suppliers.checkSupplier,
    handler: (request) => checkSupplier(deps, request.body, staffOf(request).username),
  })
  app.route({
    ...suppliers.addSupplier,
    handler: async (request, reply) =>
      reply.code(201).send(await addSupplier(deps, request.body, staffOf(request).username)),
  })
  app.route({
    ...suppliers.changeSupplier,
    handler: (request) => changeSupplier(deps, request.params.id, request.body, staffOf(request).username),
  })
  app.route({ ...routes.listRoutes, handler: () => listRoutes(deps.db) })
  app.route({
    ...routes.saveRoutes,
    handler: (request) => saveRoutes(deps, request.params.serviceId, request.body, staffOf(request).username),
  })
  app.route({
    ...routes.listSupplierServices,
    handler: ({ params, query }) => listSupplierServices(deps.db, params.id, query),
  })
  app.route({
    ...routes.acceptSupplierPrice,
    handler: (request) => {
      const { id: supplierId, upstreamServiceId } = request.params
      const seen = { supplierId, upstreamServiceId, ...request.body }
      return acceptSupplierPrice(deps, seen, staffOf(request).username)
    },
  })
}
