import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { openLine } from '@smm/http-service/wait-in-line'

const derive = promisify(argon2)

// OWASP's smallest setting for argon2id. At most two run at once: they share the thread pool with files and name lookups.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const inTurn = openLine(2, 20)

/** argon2id in the PHC text form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** Compares with a stored hash; without one the same work is done for nothing, so that time tells nobody who exists. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : readHash(stored)
  const { memory, passes, parallelism, nonce } = known ?? { ...cost, nonce: Buffer.alloc(16) }
  const tag = await inTurn(() =>
    derive('argon2id', { message: password, nonce, tagLength, memory, passes, parallelism }),
  )
  return known !== undefined && known.tag.length === tag.length && timingSafeEqual(known.tag, tag)
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function readHash(stored: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('a stored password hash is broken')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
