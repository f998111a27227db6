import { queryOptions } from '@tanstack/react-query'
import type { Product } from '@smm/contracts/products'
import { listRoutes, listSupplierServices } from '@smm/contracts/suppliers/staff-routes'
import { listSuppliers, showSupplierRecords } from '@smm/contracts/suppliers/staff-suppliers'
import { call } from '../call.ts'

export const suppliersQuery = queryOptions({ queryKey: ['suppliers'], queryFn: () => call(listSuppliers) })

export const routesQuery = queryOptions({ queryKey: ['supplier-routes'], queryFn: () => call(listRoutes) })

/** Orders knows how they delivered: the section is shown without it where orders is away. */
export const supplierRecordsQuery = queryOptions({
  queryKey: ['supplier-records'],
  queryFn: () => call(showSupplierRecords),
})

export const supplierServicesQuery = (id: string, { platform, serviceType }: Product) =>
  queryOptions({
    queryKey: ['supplier-services', id, platform, serviceType],
    queryFn: () => call(listSupplierServices, { params: { id }, query: { platform, serviceType } }),
    enabled: id !== '',
  })
