import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { lookupPublic } from '@smm/http-service/addresses/public-address'
import {
  decryptSupplierKey,
  isAllowedSupplierUrl,
  isPublicOnly,
} from '@smm/http-service/suppliers/supplier-access'
import type { Config } from '../config.ts'
import {
  openSupplierCircuitBreaker,
  type SupplierCircuitBreaker,
} from '../fulfilment/supplier-circuit-breaker.ts'
import type { Db, Tables } from '../tables.ts'
import { smmApi, type Supplier } from './smm-api.ts'

/** A supplier with what is its own: a circuit breaker and a cached balance. */
export type ConnectedSupplier = {
  id: string
  /** Orders that it has are followed while it is off; it is given no new ones. */
  isOn: boolean
  supplier: Supplier
  breaker: SupplierCircuitBreaker
}

export type Suppliers = {
  /** The supplier of the settings. */
  first: ConnectedSupplier
  /** As of the last `refresh`. */
  known: () => ConnectedSupplier[]
  /** Reads the rows again: suppliers are added, switched and given new keys while orders runs. */
  refresh: () => Promise<ConnectedSupplier[]>
  /** Undefined for one whose key cannot be read. */
  find: (id: string) => Promise<ConnectedSupplier | undefined>
  close: () => Promise<void>
}

type Row = Selectable<Tables['suppliers']>
type Parts = { config: Config; db: Db; log: Pick<FastifyBaseLogger, 'error'> }

export function openSuppliers({ config, db, log }: Parts): Suppliers {
  const first = withBreaker(firstSupplierId, smmApi(config))
  const others = new Map<string, ConnectedSupplier & { access: string }>()
  /** Replaced when their address or key changed; their calls under way are let end. */
  const replaced: Supplier[] = []
  let known = [first]

  function connect(row: Row): ConnectedSupplier[] {
    const { id, isOn } = row
    if (id === firstSupplierId) return [Object.assign(first, { isOn })]
    const access = JSON.stringify([row.url, row.encryptedKey, row.rateToBrl])
    const former = others.get(id)
    if (former?.access === access) return [Object.assign(former, { isOn })]
    if (former) replaced.push(former.supplier)
    others.delete(id)
    const supplier = openSupplier(row, config)
    if (!supplier) {
      log.error({ supplier: id }, 'the address or the key of a supplier cannot be used')
      return []
    }
    const connected = Object.assign(withBreaker(id, supplier), { isOn, access })
    others.set(id, connected)
    return [connected]
  }

  async function refresh() {
    const rows = await db
      .selectFrom('suppliers')
      .select(['id', 'name', 'isOn', 'url', 'encryptedKey', 'rateToBrl'])
      .execute()
    known = rows.some(({ id }) => id === firstSupplierId)
      ? rows.flatMap(connect)
      : [first, ...rows.flatMap(connect)]
    return known
  }

  const findKnown = (id: string) => known.find((it) => it.id === id)
  return {
    first,
    known: () => known,
    refresh,
    find: async (id) => findKnown(id) ?? (await refresh().then(() => findKnown(id))),
    async close() {
      const all = [first, ...others.values()].map(({ supplier }) => supplier)
      await Promise.all([...all, ...replaced].map((supplier) => supplier.close()))
    },
  }
}

const withBreaker = (id: string, supplier: Supplier): ConnectedSupplier => ({
  id,
  isOn: true,
  supplier,
  breaker: openSupplierCircuitBreaker(supplier),
})

/** The settings name the first supplier alone: what is common to all of them applies to this one as well. */
function openSupplier({ id, url, encryptedKey, rateToBrl }: Row, config: Config): Supplier | undefined {
  const key = encryptedKey === null ? undefined : decryptSupplierKey(encryptedKey, id, config)
  if (url === null || key === undefined || !isAllowedSupplierUrl(url, config)) return undefined
  const own = { SMM_API_URL: url, SMM_API_KEY: key, SMM_RATE_TO_BRL: Number(rateToBrl ?? 1) }
  const lookup = isPublicOnly(config) ? lookupPublic : undefined
  return smmApi({ ...config, ...own }, { name: id, lookup })
}
