import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Status 500 stands in both counts: a client cannot tell from it whether to retry, as from 502 to 504. */
export type Responses = { all: number; serverErrors: number; internalErrors: number }

/** Counts the gateway's responses to bank and visitors, from its log. */
export function countResponses(logs: string): Responses {
  const files = readdirSync(logs).filter((name) => name.startsWith('gateway'))
  const written = files.map((name) => readFileSync(join(logs, name), 'utf8')).join('\n')
  const statuses = [...written.matchAll(/"statusCode":(\d{3})/g)].map(([, status]) => Number(status))
  return {
    all: statuses.length,
    serverErrors: statuses.filter((status) => status >= 500).length,
    internalErrors: statuses.filter((status) => status === 500).length,
  }
}
