/** A check, and the names of those that have to end before it begins. */
export type Check<Result> = { name: string; after: string[]; run: (name: string) => Promise<Result> }

/** Runs checks beside each other, each as soon as those before it have ended. A check comes after ones above it alone. */
export async function runInOrder<Result>(checks: Array<Check<Result>>): Promise<Result[]> {
  const running = new Map<string, Promise<Result>>()
  for (const { name, after, run } of checks) {
    const unknown = after.filter((it) => !running.has(it))
    if (unknown.length > 0) throw new Error(`${name} comes after ${unknown.join()}, which is not above it`)
    running.set(
      name,
      Promise.all(after.map((it) => running.get(it))).then(() => run(name)),
    )
  }
  return Promise.all(running.values())
}
