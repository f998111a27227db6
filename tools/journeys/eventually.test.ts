import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from './eventually.ts'

/** Throws what it is given, one a call, and then returns. */
const throwing = (...errors: unknown[]) => {
  let calls = 0
  return async () => {
    if (calls < errors.length) throw errors[calls++]
    return 'found'
  }
}

it('returns the first value that is neither undefined nor false, also 0 and an empty text', async () => {
  const values = [undefined, false, 0, 'never read'] as const
  let calls = 0
  expect(await eventually('number', async () => values[calls++])).toBe(0)
  expect(await eventually('text', async () => '')).toBe('')
})

it('goes on after an answer that is an error, and tells the last one when the time is over', async () => {
  expect(await eventually('answer', throwing(new Error('503'), new Error('503')))).toBe('found')
  const refuse = () => Promise.reject(new Error('503'))
  await expect(eventually('answer', refuse, 120)).rejects.toMatchObject({
    message: 'within 120 ms there was no answer',
    cause: { message: '503' },
  })
})

it('goes on while nobody listens', async () => {
  const server = createServer((_request, response) => void response.end('here'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  let calls = 0
  const read = async () => {
    if (calls++ === 1) await once(server.listen(port, '127.0.0.1'), 'listening')
    return (await fetch(`http://127.0.0.1:${port}`)).text()
  }
  expect(await eventually('answer', read)).toBe('here')
  server.closeAllConnections()
  server.close()
})

it.each([
  ['a TypeError', () => (undefined as unknown as string[]).length],
  [
    'a ReferenceError',
    () => {
      throw new ReferenceError('price is not defined')
    },
  ],
])('throws %s of its reader at once', async (_what, mistake) => {
  let calls = 0
  const read = async () => {
    calls++
    return mistake()
  }
  await expect(eventually('value', read, 1_000)).rejects.toThrow(/undefined|not defined/)
  expect(calls).toBe(1)
})
