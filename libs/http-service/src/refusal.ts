import { refusals, type RefusalCode } from '@smm/contracts/refusals'

/**
 * A "no" we foresaw. It reaches the caller with its code, the status and the words of `contracts/refusals.ts`; anything
 * else that is thrown is a bug: it is logged with its stack and answered 500 without details.
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
