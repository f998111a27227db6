import { decrypt, encrypt } from '@smm/http-service/cryptography/encrypt'
import { transitionUntil } from '@smm/http-service/staff/session-signature'
import type { Config } from '../../config.ts'

/** The keys of second steps: their own, and the one under which releases without it encrypted them. */
export type SecondStepSettings = Pick<
  Config,
  'SECOND_STEP_KEY' | 'STAFF_SESSION_SECRET' | 'STAFF_KEYS_TRANSITION_UNTIL'
>

const purpose = 'staff second step'

/** The key of what is written now: the former one as long as the previous release may have to read it. */
const writingKeyOf = (config: SecondStepSettings, now: number): string =>
  transitionUntil(config) > now ? config.STAFF_SESSION_SECRET : config.SECOND_STEP_KEY

/** The key derives from a setting, so rows alone reveal nothing. */
export const encryptSecret = (text: string, config: SecondStepSettings, now = Date.now()): string =>
  encrypt(text, { secret: writingKeyOf(config, now), purpose })

/** Undefined when the text was encrypted with a key that is in no setting. */
export const decryptSecret = (encrypted: string, config: SecondStepSettings): string | undefined =>
  decrypt(encrypted, { secret: config.SECOND_STEP_KEY, purpose }) ??
  decrypt(encrypted, { secret: config.STAFF_SESSION_SECRET, purpose })
