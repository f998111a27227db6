import { openDispatcher } from './in-process-dispatch.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('in-process dispatch', () => {
  it('has a free slot again when a call is done', async () => {
    const { freeSlots, dispatch } = openDispatcher({ error: () => {} })
    const calls = Array.from({ length: 16 }, () => Promise.withResolvers<void>())
    expect(freeSlots()).toBe(16)
    for (const { promise } of calls) void dispatch(() => promise)
    expect(freeSlots()).toBe(0)
    calls[0]!.resolve()
    await soon()
    expect(freeSlots()).toBe(1)
  })

  it('logs a call that fails, and frees its slot', async () => {
    const failures: unknown[] = []
    const { freeSlots, dispatch, close } = openDispatcher({
      error: ({ err }: { err?: unknown }) => failures.push(err),
    })
    void dispatch(() => Promise.reject(new Error('no bank')))
    await close()
    expect(failures).toEqual([new Error('no bank')])
    expect(freeSlots()).toBe(16)
  })

  it('is idle when no call is under way', async () => {
    const { dispatch, isIdle, whenIdle, close } = openDispatcher({ error: () => {} })
    await whenIdle(10_000)
    const call = Promise.withResolvers<void>()
    void dispatch(() => call.promise)
    expect(isIdle()).toBe(false)
    const becameIdle = whenIdle(10_000)
    call.resolve()
    await becameIdle
    expect(isIdle()).toBe(true)
    await close()
  })

  it('waits for idleness no longer than the timeout', async () => {
    const { dispatch, isIdle, whenIdle, close } = openDispatcher({ error: () => {} })
    const call = Promise.withResolvers<void>()
    void dispatch(() => call.promise)
    await whenIdle(10)
    expect(isIdle()).toBe(false)
    call.resolve()
    await close()
  })

  it('waits for running calls when it closes', async () => {
    const { dispatch, close } = openDispatcher({ error: () => {} })
    const call = Promise.withResolvers<void>()
    void dispatch(() => call.promise)
    let isClosed = false
    const closed = close().then(() => (isClosed = true))
    await soon()
    expect(isClosed).toBe(false)
    call.resolve()
    await closed
  })
})
