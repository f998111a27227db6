import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../../stores/processes.mjs'
import { type AppName, type Product, startProduct } from './start-product.ts'

/** A journey uses these of a shop that others use too: none of them ends a part of it. */
type Part = 'dataDir' | 'url' | 'sandbox' | 'administrator' | 'databaseUrl' | 'pids' | 'log' | 'stop'
export type SharedProduct = Pick<Product, Part>

/** Written by `openSharedProduct`, where a run of tests opened a shop for several journeys. */
const opened = process.env['TEST_SHARED_SHOP']
const settings = { CHAT_LIMITS: 'off', LOG_LEVEL: 'debug' }
const databases = ['CHAT', 'ORDERS', 'CATALOGUE']

/** Starts the shop that journeys share; `address` is what their processes know it by. */
export async function openSharedProduct(start: { openedShop: string; parent: string }) {
  const { dataDir, url, sandbox, administrator, ...product } = await startProduct(settings, start)
  const urls = Object.fromEntries(databases.map((name) => [name, product.databaseUrl(name)]))
  const address = JSON.stringify({ dataDir, url, sandbox, administrator, urls, pids: product.pids() })
  return { address, stop: product.stop }
}

/**
 * A shop that `npm test` shares among journeys, and one of its own for a journey that runs alone. Each brings its own
 * visitors, pages, members and names, expects nothing of what it did not bring, and changes no price, margin or route.
 */
export async function sharedProduct(): Promise<SharedProduct> {
  if (!opened) return startProduct(settings)
  const { urls, pids, ...rest } = JSON.parse(opened) as SharedProduct & {
    urls: Record<string, string>
    pids: Record<string, number>
  }
  return {
    ...rest,
    databaseUrl: (name) => urls[name]!,
    /** Of the processes that the shop began with, those that are still alive. */
    pids: () => Object.fromEntries(Object.entries(pids).filter(([, pid]) => isAlive(pid))),
    log: (name: AppName) => readFileSync(join(rest.dataDir, 'logs', `${name}.log`), 'utf8'),
    stop: async () => {},
  }
}
