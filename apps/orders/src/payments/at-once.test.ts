import { openAtOnce } from './at-once.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('what is done at once', () => {
  it('has room for so many calls and no more, and again when one is done', async () => {
    const { room, start } = openAtOnce({ error: () => {} })
    const calls = Array.from({ length: 16 }, () => Promise.withResolvers<void>())
    expect(room()).toBe(16)
    for (const { promise } of calls) start(() => promise)
    expect(room()).toBe(0)
    calls[0]!.resolve()
    await soon()
    expect(room()).toBe(1)
  })

  it('fails alone, and its room is free again', async () => {
    const failures: unknown[] = []
    const { room, start, close } = openAtOnce({
      error: ({ err }: { err?: unknown }) => failures.push(err),
    })
    start(() => Promise.reject(new Error('no bank')))
    await close()
    expect(failures).toEqual([new Error('no bank')])
    expect(room()).toBe(16)
  })

  it('is quiet when none is under way', async () => {
    const { start, isQuiet, quiet, close } = openAtOnce({ error: () => {} })
    await quiet(10_000)
    const call = Promise.withResolvers<void>()
    start(() => call.promise)
    expect(isQuiet()).toBe(false)
    const isOver = quiet(10_000)
    call.resolve()
    await isOver
    expect(isQuiet()).toBe(true)
    await close()
  })

  it('is not waited for longer than was said', async () => {
    const { start, isQuiet, quiet, close } = openAtOnce({ error: () => {} })
    const call = Promise.withResolvers<void>()
    start(() => call.promise)
    await quiet(10)
    expect(isQuiet()).toBe(false)
    call.resolve()
    await close()
  })

  it('is waited for at the end', async () => {
    const { start, close } = openAtOnce({ error: () => {} })
    const call = Promise.withResolvers<void>()
    start(() => call.promise)
    let isClosed = false
    const closed = close().then(() => (isClosed = true))
    await soon()
    expect(isClosed).toBe(false)
    call.resolve()
    await closed
  })
})
