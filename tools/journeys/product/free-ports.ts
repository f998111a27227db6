import { freePort } from '../../stores/processes.mjs'

const names = [
  'PORT',
  'CHAT_PORT',
  'ORDERS_PORT',
  'CATALOGUE_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
] as const

/** A free port for each port setting of the product. */
export async function freePorts(): Promise<Record<(typeof names)[number], number>> {
  const ports: number[] = await Promise.all(names.map(() => freePort()))
  return Object.fromEntries(names.map((name, at) => [name, ports[at]!])) as never
}
