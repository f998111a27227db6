import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `failed`: with 5xx of any kind. `broken`: with 500, by which nobody knows whether to come back. */
export type Answers = { all: number; failed: number; broken: number }

/** What the door answered to the bank and to visitors, by its log. */
export function countAnswers(logs: string): Answers {
  const files = readdirSync(logs).filter((name) => name.startsWith('gateway'))
  const written = files.map((name) => readFileSync(join(logs, name), 'utf8')).join('\n')
  const statuses = [...written.matchAll(/"statusCode":(\d{3})/g)].map(([, status]) => Number(status))
  const many = (is: (status: number) => boolean) => statuses.filter(is).length
  return { all: statuses.length, failed: many((one) => one >= 500), broken: many((one) => one === 500) }
}
