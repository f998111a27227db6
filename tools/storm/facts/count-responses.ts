import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `failed`: any 5xx. `broken`: 500, which does not tell a client whether to retry. */
export type Responses = { all: number; failed: number; broken: number }

/** Counts the gateway's responses to bank and visitors, from its log. */
export function countResponses(logs: string): Responses {
  const files = readdirSync(logs).filter((name) => name.startsWith('gateway'))
  const written = files.map((name) => readFileSync(join(logs, name), 'utf8')).join('\n')
  const statuses = [...written.matchAll(/"statusCode":(\d{3})/g)].map(([, status]) => Number(status))
  const many = (is: (status: number) => boolean) => statuses.filter(is).length
  return { all: statuses.length, failed: many((one) => one >= 500), broken: many((one) => one === 500) }
}
