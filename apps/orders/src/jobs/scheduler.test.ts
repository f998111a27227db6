import { startScheduler } from './scheduler.ts'

const log = { error: () => {} }
const soon = () => new Promise((resolve) => setImmediate(resolve))

/** A job whose runs end when the test says so. */
function heldJob(parallel?: number) {
  const held: Array<(isMore: boolean) => void> = []
  let runs = 0
  const run = () => {
    runs++
    return new Promise<boolean>((resolve) => held.push(resolve))
  }
  return {
    job: { everyMs: 60_000, ...(parallel && { parallel }), run },
    end: (more = false) => held.shift()?.(more),
    runs: () => runs,
  }
}

describe('the scheduler', () => {
  it('runs a job at the start, and again while there is more', async () => {
    const held = heldJob()
    const scheduler = startScheduler({ held: held.job }, log)
    expect(held.runs()).toBe(1)
    held.end(true)
    await soon()
    expect(held.runs()).toBe(2)
    held.end()
    await scheduler.close()
  })

  it('runs a job once more after wakes that came during a run', async () => {
    const held = heldJob()
    const scheduler = startScheduler({ held: held.job }, log)
    for (let wakes = 0; wakes < 5; wakes++) scheduler.wake('held')
    expect(held.runs()).toBe(1)
    held.end()
    await soon()
    expect(held.runs()).toBe(2)
    held.end()
    await soon()
    expect(held.runs()).toBe(2)
    await scheduler.close()
  })

  it('runs as many side by side as the job allows', async () => {
    const held = heldJob(2)
    const scheduler = startScheduler({ held: held.job }, log)
    for (let wakes = 0; wakes < 5; wakes++) scheduler.wake('held')
    expect(held.runs()).toBe(2)
    held.end()
    held.end()
    await soon()
    held.end()
    await scheduler.close()
  })

  it('goes on after a run that failed, and no job blocks another', async () => {
    let tries = 0
    const failing = { everyMs: 60_000, run: () => Promise.reject(new Error(`try ${++tries}`)) }
    const held = heldJob()
    const scheduler = startScheduler({ failing, held: held.job }, log)
    await soon()
    scheduler.wake('failing')
    await soon()
    expect(tries).toBe(2)
    held.end()
    await scheduler.close()
  })

  it('waits for its runs when it closes, and starts no other', async () => {
    const held = heldJob()
    const scheduler = startScheduler({ held: held.job }, log)
    const closed = scheduler.close()
    scheduler.wake('held')
    held.end(true)
    await closed
    expect(held.runs()).toBe(1)
  })
})
