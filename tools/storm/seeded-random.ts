export type Random = ReturnType<typeof seededRandom>

/** The same seed gives the same storm (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (from: number, to: number) => from + next() * (to - from),
    whole: (from: number, to: number) => Math.floor(from + next() * (to - from + 1)),
    pick: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)]!,
  }
}
