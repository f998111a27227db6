import { randomBytes, randomUUID } from 'node:crypto'
import { openForThisFile, orders } from '../../testing/open-for-this-file.ts'
import { findAccount } from '../find-account.ts'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'
import { generateTotp, totpStepAt } from './totp.ts'
import { verifySecondStep } from './verify-second-step.ts'

openForThisFile()

const shared = { STAFF_SESSION_SECRET: 's'.repeat(32) }
const ours = { ...shared, SECOND_STEP_KEY: 'k'.repeat(32) }
/** How releases without a key for it encrypt, and what services that have none can try. */
const former = { ...shared, SECOND_STEP_KEY: shared.STAFF_SESSION_SECRET }

describe('the secret of a second step', () => {
  it('is read with its own key, and not with what the other services know', () => {
    const encrypted = encryptSecret('abc', ours)
    expect(encrypted).not.toContain('abc')
    expect(decryptSecret(encrypted, ours)).toBe('abc')
    expect(decryptSecret(encrypted, former)).toBeUndefined()
  })

  it('is read as a release without the key has encrypted it', () => {
    expect(decryptSecret(encryptSecret('abc', former), ours)).toBe('abc')
  })

  it('stays readable to that release while it may run beside this one', () => {
    const now = Date.parse('2026-11-23T12:00:00Z')
    const upgrading = { ...ours, STAFF_KEYS_TRANSITION_UNTIL: '2026-11-23T13:00:00Z' }
    expect(decryptSecret(encryptSecret('abc', upgrading, now), former)).toBe('abc')
    expect(decryptSecret(encryptSecret('abc', upgrading, now + 3_600_001), former)).toBeUndefined()
  })

  it('is encrypted anew with its own key when it is used', async () => {
    const config = { ...orders.config, STAFF_KEYS_TRANSITION_UNTIL: undefined }
    const asBefore = { ...config, SECOND_STEP_KEY: config.STAFF_SESSION_SECRET }
    const secret = randomBytes(20)
    const secondStep = encryptSecret(secret.toString('hex'), asBefore)
    const account = await orders.db
      .insertInto('staffAccounts')
      .values({ username: randomUUID(), role: 'owner', passwordHash: 'x', secondStep })
      .returningAll()
      .executeTakeFirstOrThrow()
    const code = generateTotp(secret, totpStepAt(Date.now()) + 1)
    await verifySecondStep(orders.db, account, code, { config, trying: 'session' })
    const { secondStep: stored } = await findAccount(orders.db, account.username)
    expect(decryptSecret(stored ?? '', asBefore)).toBeUndefined()
    expect(decryptSecret(stored ?? '', config)).toBe(secret.toString('hex'))
  })
})
