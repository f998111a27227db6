import { startBackgroundLoop } from './background-loop.ts'

it('goes on after a step that fails, and tells of it', async () => {
  const logged: unknown[] = []
  const log = { warn: (fields: unknown) => void logged.push(fields) }
  const err = new Error('the database is away')
  let steps = 0
  const { promise: again, resolve } = Promise.withResolvers<void>()
  const loop = startBackgroundLoop({ log }, async () => {
    steps += 1
    if (steps === 1) throw err
    resolve()
    return 60_000
  })
  await again
  await loop.close()
  expect([steps, logged]).toEqual([2, [{ err }]])
})
