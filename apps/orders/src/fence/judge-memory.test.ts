import { judgeMemory } from './judge-memory.ts'

describe('judgeMemory', () => {
  it.each([
    ['a new shop', 0, [0, 0], 'in-step'],
    ['both in step', 7, [7, 7], 'in-step'],
    ['the claim under way not yet witnessed', 8, [7, 7], 'in-step'],
    ['one emptied', 7, [0, 7], 'in-step'],
    ['one away', 7, [undefined, 7], 'in-step'],
    ['a restored database', 3, [7, 7], 'database-went-back'],
    ['a restored database, one emptied', 3, [0, 7], 'database-went-back'],
    ['a database from before the fence', 0, [undefined, 7], 'database-went-back'],
    ['both emptied', 7, [0, 0], 'memory-lost'],
    ['one emptied, one away', 7, [0, undefined], 'unreachable'],
    ['both away', 7, [undefined, undefined], 'unreachable'],
    ['both away in a new shop', 0, [undefined, undefined], 'unreachable'],
  ] as const)('%s: %s claims, witnesses %j', (_case, claims, highest, state) => {
    expect(judgeMemory(claims, [...highest])).toBe(state)
  })
})
