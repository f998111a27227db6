import { Refusal } from './refusal.ts'

/** Parses the cursor of a list: the createdAt of the last row of the previous page. Throws INVALID_REQUEST. */
export function readBefore(before: string | undefined): Date | undefined {
  if (before === undefined) return undefined
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(before) && !Number.isNaN(Date.parse(before))
  if (!isTime) throw new Refusal('INVALID_REQUEST', { before: 'not a time' })
  return new Date(before)
}
