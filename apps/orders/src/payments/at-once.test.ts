import { openAtOnce } from './at-once.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('what is done at once', () => {
  it('has room for so many calls and no more, and again when one is done', async () => {
    const { hasRoom, start } = openAtOnce({ error: () => {} })
    const calls = Array.from({ length: 16 }, () => Promise.withResolvers<void>())
    expect([hasRoom(16), hasRoom(17)]).toEqual([true, false])
    for (const { promise } of calls) start(() => promise)
    expect(hasRoom()).toBe(false)
    calls[0]!.resolve()
    await soon()
    expect([hasRoom(), hasRoom(2)]).toEqual([true, false])
  })

  it('fails alone, and its room is free again', async () => {
    const failures: unknown[] = []
    const { hasRoom, start, close } = openAtOnce({
      error: ({ err }: { err?: unknown }) => failures.push(err),
    })
    start(() => Promise.reject(new Error('no bank')))
    await close()
    expect(failures).toEqual([new Error('no bank')])
    expect(hasRoom(16)).toBe(true)
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
