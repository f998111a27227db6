import { setTimeout as pause } from 'node:timers/promises'
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

  it('is quiet when no call was under way for a while, not in the gap between two', async () => {
    const { dispatch, whenQuiet } = openDispatcher({ error: () => {} })
    await whenQuiet(0)
    const calls = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    let isQuiet = false
    void dispatch(() => calls[0].promise)
    const becameQuiet = whenQuiet(10_000).then(() => (isQuiet = true))
    calls[0].resolve()
    await pause(1)
    void dispatch(() => calls[1].promise)
    await pause(50)
    expect(isQuiet).toBe(false)
    calls[1].resolve()
    await becameQuiet
  })

  it('is waited for no longer than the timeout', async () => {
    const { dispatch, isIdle, whenQuiet, close } = openDispatcher({ error: () => {} })
    const call = Promise.withResolvers<void>()
    void dispatch(() => call.promise)
    await whenQuiet(10)
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
