import { refusals, type RefusalCode } from '@smm/contracts/refusals'

/**
 * An expected error. The caller gets its code, with the status and message of `libs/contracts/src/refusals.ts`; any
 * other error is a bug, logged with its stack and answered 500 without details.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Record<string, unknown>

  constructor(code: RefusalCode, details: Record<string, unknown> = {}) {
    super(refusals[code][1])
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code][0]
  }
}
