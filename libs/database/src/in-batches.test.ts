import { inBatches } from './in-batches.ts'

/** Notes every batch; ends when it is told to. */
function openWork({ fail = (_wishes: string[]): boolean => false } = {}) {
  const batches: string[][] = []
  const ends: Array<() => void> = []
  const carryOut = async (_place: object, wishes: string[]) => {
    batches.push(wishes)
    await new Promise<void>((resolve) => ends.push(resolve))
    if (fail(wishes)) throw new Error(`not ${wishes.join(' ')}`)
    return wishes.map((wish) => `${wish} done`)
  }
  return { batches, ends, carryOut }
}
const here =
  (batches: (place: object, wish: string) => Promise<string>, place = {}) =>
  (wish: string) =>
    batches(place, wish)
const turn = () => new Promise((resolve) => setTimeout(resolve))
/** Ends whatever is under way until nothing is. */
async function endAll({ ends }: { ends: Array<() => void> }) {
  await turn()
  while (ends.length > 0) {
    ends.shift()!()
    await turn()
  }
}

describe('wishes in batches', () => {
  it('of another place do not wait, nor go together with these', async () => {
    const work = openWork()
    const batches = inBatches(work.carryOut)
    const answers = Promise.all([here(batches)('a'), here(batches)('b')])
    await endAll(work)
    expect(await answers).toEqual(['a done', 'b done'])
    expect(work.batches).toEqual([['a'], ['b']])
  })

  it('go together when they come together, and each gets its own answer', async () => {
    const work = openWork()
    const wish = here(inBatches(work.carryOut))
    const answers = Promise.all(['a', 'b', 'c'].map(wish))
    await endAll(work)
    expect(await answers).toEqual(['a done', 'b done', 'c done'])
    expect(work.batches).toEqual([['a', 'b', 'c']])
  })

  it('gather while a batch is under way', async () => {
    const work = openWork()
    const wish = here(inBatches(work.carryOut))
    const first = wish('a')
    await turn()
    const rest = Promise.all([wish('b'), wish('c')])
    await turn()
    expect(work.batches).toEqual([['a']])
    await endAll(work)
    expect([await first, ...(await rest)]).toEqual(['a done', 'b done', 'c done'])
    expect(work.batches).toEqual([['a'], ['b', 'c']])
  })

  it('are never more than told in one batch', async () => {
    const work = openWork()
    const wish = here(inBatches(work.carryOut, { most: 2 }))
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(wish))
    await endAll(work)
    expect(await answers).toHaveLength(5)
    expect(work.batches).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  it('with the same word go into different batches, in their order', async () => {
    const work = openWork()
    const wish = here(inBatches(work.carryOut, { apart: (one) => one[0]! }))
    const answers = Promise.all(['a1', 'b1', 'a2', 'c1', 'a3'].map(wish))
    await endAll(work)
    await answers
    expect(work.batches).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']])
  })

  it('of a batch that failed are carried out alone, and only the bad one fails', async () => {
    const work = openWork({ fail: (wishes) => wishes.includes('bad') })
    const wish = here(inBatches(work.carryOut))
    const answers = Promise.allSettled(['a', 'bad', 'b'].map(wish))
    await endAll(work)
    expect(await answers).toMatchObject([
      { value: 'a done' },
      { status: 'rejected', reason: { message: 'not bad' } },
      { value: 'b done' },
    ])
  })

  it('do not wait for one that is carried out alone', async () => {
    const work = openWork({ fail: (wishes) => wishes.length > 1 })
    const wish = here(inBatches(work.carryOut))
    const slow = Promise.all([wish('a'), wish('b')])
    await turn()
    work.ends.shift()!()
    await turn()
    const next = wish('c')
    await turn()
    expect(work.batches).toEqual([['a', 'b'], ['a'], ['b'], ['c']])
    await endAll(work)
    expect([...(await slow), await next]).toEqual(['a done', 'b done', 'c done'])
  })
})
