import { seededRandom } from '../storm/seeded-random.ts'

export type DemoRandom = ReturnType<typeof demoRandom>

/** The same seed gives the same shop. */
export function demoRandom(seed: number) {
  const random = seededRandom(seed)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('')
  return {
    ...random,
    hex,
    /** One of these, each as often as its weight. */
    weighted<T>(among: ReadonlyArray<readonly [T, number]>): T {
      let left = random.next() * among.reduce((sum, [, weight]) => sum + weight, 0)
      return (among.find(([, weight]) => (left -= weight) < 0) ?? among.at(-1)!)[0]
    },
    /** A UUID of version 4. */
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
