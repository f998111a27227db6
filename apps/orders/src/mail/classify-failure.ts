import { fieldsOf } from '@smm/http-service/json-fields'

/**
 * A server refuses an address for good, or one mail. Anything else is tried again: a server that is away, asks for patience
 * (4xx), or refuses our login or sender, which the owner sets right.
 */
export type Failure = 'address-refused' | 'mail-refused' | 'later'

export function classifyFailure(err: unknown): Failure {
  const { responseCode, command } = fieldsOf(err)
  if (typeof responseCode !== 'number' || responseCode < 500) return 'later'
  if (command === 'RCPT TO') return 'address-refused'
  return command === 'DATA' ? 'mail-refused' : 'later'
}
