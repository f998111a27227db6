import { setTimeout as pause } from 'node:timers/promises'
import { withTimeout } from './with-timeout.ts'

const never = new Promise<never>(() => {})
const timersLeft = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

it('passes on the result and the failure of work in time', async () => {
  expect(await withTimeout(1_000, Promise.resolve('done'))).toBe('done')
  expect(await withTimeout(1_000, async () => 'done')).toBe('done')
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('rejects with a TimeoutError that names the limit', async () => {
  const error = { name: 'TimeoutError', message: 'no answer within 5 ms' }
  await expect(withTimeout(5, never)).rejects.toMatchObject(error)
})

it('aborts the signal of the work with the same error', async () => {
  let signal: AbortSignal | undefined
  const work = withTimeout(5, (given) => {
    signal = given
    return never
  })
  await expect(work).rejects.toThrow('no answer')
  expect(signal?.reason).toMatchObject({ name: 'TimeoutError' })
})

it('ignores a failure that comes after the timeout', async () => {
  const late = pause(20).then(() => Promise.reject(new Error('too late')))
  await expect(withTimeout(5, late)).rejects.toThrow('no answer')
  await expect(late).rejects.toThrow('too late')
})

it('leaves no timer behind, whether work succeeds, fails or throws', async () => {
  const before = timersLeft()
  const broken = () => {
    throw new Error('broken')
  }
  await Promise.allSettled([
    withTimeout(60_000, async () => 1),
    withTimeout(60_000, Promise.reject(new Error('broken'))),
    withTimeout(60_000, broken),
  ])
  expect(timersLeft()).toBe(before)
})
