import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { withHashingPermit } from './hashing-semaphore.ts'

const argon2id = promisify(argon2)

// OWASP's smallest setting for argon2id: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** argon2id in PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Runs under a hashing permit of known clients. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await withHashingPermit('known', () => derive({ message: password, nonce, tagLength, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

/**
 * Compares a password with a stored hash; call it under a hashing permit. Without a hash it derives one all the same, so the
 * response time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parsed = stored === undefined ? undefined : parsePhc(stored)
  const { memory, passes, parallelism, nonce } = parsed ?? { ...cost, nonce: Buffer.alloc(16) }
  const tag = await derive({ message: password, nonce, tagLength, memory, passes, parallelism })
  return parsed !== undefined && parsed.tag.length === tag.length && timingSafeEqual(parsed.tag, tag)
}

const derive = (parameters: Parameters<typeof argon2>[1]): Promise<Buffer> => argon2id('argon2id', parameters)

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function parsePhc(stored: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('a stored password hash is not in PHC format')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
