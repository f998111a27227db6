import { startDueWork } from './due-work.ts'

const log = { error: () => {} }
const soon = () => new Promise((resolve) => setImmediate(resolve))

/** Work whose turns end when the test says so. */
function heldWork(parallel?: number) {
  const held: Array<(isMore: boolean) => void> = []
  let turns = 0
  const run = () => {
    turns++
    return new Promise<boolean>((resolve) => held.push(resolve))
  }
  return {
    piece: { everyMs: 60_000, ...(parallel && { parallel }), run },
    end: (more = false) => held.shift()?.(more),
    turns: () => turns,
  }
}

describe('due work', () => {
  it('looks at the start, and again while there is more', async () => {
    const held = heldWork()
    const work = startDueWork({ held: held.piece }, log)
    expect(held.turns()).toBe(1)
    held.end(true)
    await soon()
    expect(held.turns()).toBe(2)
    held.end()
    await work.close()
  })

  it('looks once more after nudges that came while it was busy', async () => {
    const held = heldWork()
    const work = startDueWork({ held: held.piece }, log)
    for (let nudges = 0; nudges < 5; nudges++) work.nudge('held')
    expect(held.turns()).toBe(1)
    held.end()
    await soon()
    expect(held.turns()).toBe(2)
    held.end()
    await soon()
    expect(held.turns()).toBe(2)
    await work.close()
  })

  it('takes as many turns side by side as it may', async () => {
    const held = heldWork(2)
    const work = startDueWork({ held: held.piece }, log)
    for (let nudges = 0; nudges < 5; nudges++) work.nudge('held')
    expect(held.turns()).toBe(2)
    held.end()
    held.end()
    await soon()
    held.end()
    await work.close()
  })

  it('goes on after a turn that failed, and one kind of work does not hold up another', async () => {
    let tries = 0
    const failing = { everyMs: 60_000, run: () => Promise.reject(new Error(`try ${++tries}`)) }
    const held = heldWork()
    const work = startDueWork({ failing, held: held.piece }, log)
    await soon()
    work.nudge('failing')
    await soon()
    expect(tries).toBe(2)
    held.end()
    await work.close()
  })

  it('waits for its turns when it closes, and takes no other', async () => {
    const held = heldWork()
    const work = startDueWork({ held: held.piece }, log)
    const closed = work.close()
    work.nudge('held')
    held.end(true)
    await closed
    expect(held.turns()).toBe(1)
  })
})
