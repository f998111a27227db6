import { fieldsOf } from '@smm/http-service/json-fields'
import { isMaintenance, readRefusal, type RefusalByName } from './known-refusals.ts'
import { readError } from './parse-answer.ts'

export type ClassifiedCancel =
  /** Received, not yet decided: the status of the order tells what came of it. Also where the answer is unreadable. */
  | { outcome: 'asked'; answer: string }
  /** The order goes on: its service cannot be cancelled, or it is too late. */
  | { outcome: 'refused'; answer: string }
  /** Not received, for a temporary reason. */
  | { outcome: 'later'; answer: string }

const temporaryRefusals: RefusalByName[] = ['INVALID_KEY', 'TOO_MANY_REQUESTS']

/**
 * Classifies an answer to `cancel` of one order: `[{ order, cancel: 1 }]`, or an error in the place of the 1 or of the whole
 * answer. Any error that is not temporary refuses: a repeat would be refused as well.
 */
export function classifyCancel(status: number, body: string): ClassifiedCancel {
  const answer = body.slice(0, 2_000)
  const error = status === 200 || (status >= 400 && status < 500) ? readCancelError(parse(body)) : undefined
  if (error === undefined) return { outcome: 'asked', answer: `${status} ${answer}` }
  const code = readRefusal(error)
  const isTemporary = (code && temporaryRefusals.includes(code)) || isMaintenance(error)
  return { outcome: isTemporary ? 'later' : 'refused', answer }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, '').trim())
  } catch {
    return undefined
  }
}

function readCancelError(value: unknown): string | undefined {
  const entry = fieldsOf(Array.isArray(value) ? value[0] : value)
  const error = readError(entry) ?? readError(fieldsOf(entry['cancel']))
  if (typeof error === 'string') return error
  return entry['cancel'] === 0 || entry['cancel'] === false ? 'not cancelled' : undefined
}
