/** One statement has no more of them, however many wait. */
const maxItems = 100

/**
 * Handles together what callers want while the batch before runs: nobody waits for a batch to fill, and it grows with the load. An
 * item's result stands at its place; a batch that fails fails for all of its callers.
 */
export function openMicroBatches<Item, Result>(handle: (items: Item[]) => Promise<Result[]>) {
  let next: { items: Item[]; results: Promise<Result[]> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function handleAfter(previous: Promise<unknown>, items: Item[]) {
    await previous.catch(() => {})
    if (next?.items === items) next = undefined
    return handle(items)
  }

  return async (item: Item): Promise<Result | undefined> => {
    if (!next || next.items.length === maxItems) {
      const items: Item[] = []
      next = { items, results: handleAfter(last, items) }
      last = next.results
    }
    const { items, results } = next
    const at = items.push(item) - 1
    return (await results)[at]
  }
}
