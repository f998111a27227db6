import { retry } from './retry.ts'

/** Fails with these errors in turn, then answers. */
function failing(...errors: string[]) {
  let calls = 0
  return async () => {
    const error = errors[calls++]
    if (error !== undefined) throw new Error(error)
    return calls
  }
}

describe('a retry', () => {
  const once = { attempts: 3, pauseMs: () => 0 }

  it('resolves with the first attempt that succeeds, and names each failure and its number', async () => {
    const seen: unknown[] = []
    const answer = retry(failing('first', 'second'), {
      attempts: 3,
      pauseMs: (attempt) => (seen.push(attempt), 0),
      onRetry: (err) => seen.push((err as Error).message),
    })
    expect(await answer).toBe(3)
    expect(seen).toEqual(['first', 1, 'second', 2])
  })

  it('rejects with the error of the last attempt', async () => {
    await expect(retry(failing('first', 'second', 'third'), once)).rejects.toThrow('third')
  })

  it('rejects at once with an error that does not pass by itself', async () => {
    const shouldRetry = (err: unknown) => (err as Error).message !== 'second'
    await expect(retry(failing('first', 'second', 'third'), { ...once, shouldRetry })).rejects.toThrow(
      'second',
    )
  })
})
