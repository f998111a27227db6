import { hashPassword, verifyPassword } from './hash-password.ts'
import { withHashingPermit } from './hashing-semaphore.ts'

it('verifies the password it hashed, and no other', async () => {
  const stored = await hashPassword('uma senha comprida')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(await verifyPassword('uma senha comprida', stored)).toBe(true)
  expect(await verifyPassword('outra senha', stored)).toBe(false)
  expect(await verifyPassword('uma senha comprida', undefined)).toBe(false)
})

it('hashes one at once for known people, queues twenty and refuses more', async () => {
  const accepted = Array.from({ length: 21 }, () => hashPassword('x'))
  await expect(hashPassword('x')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  await Promise.all(accepted)
  await expect(hashPassword('x')).resolves.toMatch(/^\$argon2id/)
})

it('keeps a slot for known people while strangers fill their queue', async () => {
  const strangers = Array.from({ length: 9 }, () =>
    withHashingPermit('stranger', () => verifyPassword('x', undefined)),
  )
  await expect(withHashingPermit('stranger', async () => {})).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  })
  await expect(hashPassword('x')).resolves.toMatch(/^\$argon2id/)
  await Promise.all(strangers)
})
