import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeEnv, missingSettings, writeRedisUsers } from './complete-env.mjs'

const former = 'STAFF_SESSION_SECRET=abc\nSITE_NAME=Loja do Zé\n'
const now = Date.parse('2026-11-23T12:00:00Z')

it('adds what the .env of an earlier release lacks, and changes nothing that stands in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smm-env-'))
  const file = join(folder, '.env')
  writeFileSync(file, former)
  expect(completeEnv(file)).toEqual([
    'ORDER_LINK_SECRET',
    'SECOND_STEP_KEY',
    'SUPPLIER_KEYS_SECRET',
    'CHAT_REDIS_PASSWORD',
    'ORDERS_REDIS_PASSWORD',
    'CATALOGUE_REDIS_PASSWORD',
    'STAFF_SESSION_PRIVATE_KEY',
    'STAFF_SESSION_PUBLIC_KEY',
    'STAFF_KEYS_TRANSITION_UNTIL',
  ])
  const completed = readFileSync(file, 'utf8')
  expect(completed.startsWith(former)).toBe(true)
  expect(completeEnv(file)).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe(completed)
  rmSync(folder, { recursive: true })
})

it('makes a pair, and accepts the sessions of before for as long as they last', () => {
  const made = missingSettings(former, now) as Record<string, string>
  const der = (name: string) => Buffer.from(made[name]!, 'base64')
  const privateKey = createPrivateKey({
    key: der('STAFF_SESSION_PRIVATE_KEY'),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  expect(publicKey).toEqual(der('STAFF_SESSION_PUBLIC_KEY'))
  expect(made['STAFF_KEYS_TRANSITION_UNTIL']).toBe('2026-11-24T01:00:00.000Z')
})

it('accepts none without a signature where nobody can have signed in without one', () => {
  expect(missingSettings('', now)).not.toHaveProperty('STAFF_KEYS_TRANSITION_UNTIL')
})

it('makes both keys anew when one is missing', () => {
  const keys = Object.keys(missingSettings('STAFF_SESSION_PRIVATE_KEY=x\n', now))
  expect(keys).toEqual(expect.arrayContaining(['STAFF_SESSION_PRIVATE_KEY', 'STAFF_SESSION_PUBLIC_KEY']))
})

it('leaves a machine without a .env alone', () => {
  expect(completeEnv('/nowhere/.env')).toEqual([])
})

it('writes the users of Redis once, in place, and without a password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smm-env-'))
  const [env, users] = [join(folder, '.env'), join(folder, 'users.acl')]
  writeFileSync(env, 'REDIS_PASSWORD=senha-do-operador\nREDIS_NAMESPACE=loja\n')
  completeEnv(env)
  expect(writeRedisUsers(env, users)).toBe(true)
  const { ino } = statSync(users)
  expect(writeRedisUsers(env, users)).toBe(false)
  writeFileSync(env, readFileSync(env, 'utf8').replace('loja', 'outra'))
  expect(writeRedisUsers(env, users)).toBe(true)
  expect(statSync(users).ino).toBe(ino)
  const text = readFileSync(users, 'utf8')
  expect(text).toContain('~{outra-orders}:*')
  expect(text).not.toContain('senha-do-operador')
  rmSync(folder, { recursive: true })
})
