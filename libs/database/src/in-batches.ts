import { setImmediate as nextTurn } from 'node:timers/promises'
import { inThisSpan } from '@smm/http-service/trace'

type Waiting<Wish, Result> = PromiseWithResolvers<Result> & {
  wish: Wish
  inSpan: ReturnType<typeof inThisSpan>
}
type Options<Wish> = {
  /** How many go into one batch at most. */
  most?: number
  /** Wishes with the same word go into different batches. */
  apart?: (wish: Wish) => string
}
type CarryOut<Place, Wish, Result> = (place: Place, wishes: Wish[]) => Promise<Result[]>

/**
 * What several callers want of one place (a database, say) at the same moment is carried out as one: while one batch is
 * under way, the next one gathers. With nobody else there a wish goes alone and at once, so a batch costs no time and
 * grows with the load. `carryOut` answers in the order of the wishes, and leaves nothing behind when it throws (one
 * statement, or one transaction): each wish of a batch that failed is then carried out alone, so that one that cannot be
 * done harms no other.
 */
export function inBatches<Place extends object, Wish, Result>(
  carryOut: CarryOut<Place, Wish, Result>,
  options: Options<Wish> = {},
): (place: Place, wish: Wish) => Promise<Result> {
  const lines = new WeakMap<Place, (wish: Wish) => Promise<Result>>()
  return (place, wish) => {
    const line = lines.get(place) ?? openLine(place, carryOut, options)
    lines.set(place, line)
    return line(wish)
  }
}

function openLine<Place, Wish, Result>(
  place: Place,
  carryOut: CarryOut<Place, Wish, Result>,
  { most = 50, apart }: Options<Wish>,
) {
  let waiting: Array<Waiting<Wish, Result>> = []
  let isUnderWay = false

  async function carryOutAll() {
    isUnderWay = true
    while (waiting.length > 0) {
      // What arrives in the same turn belongs together.
      await nextTurn()
      await carryOutOne(nextBatch())
    }
    isUnderWay = false
  }

  function nextBatch() {
    const words = new Set<string>()
    const isIn = ({ wish }: Waiting<Wish, Result>, at: number) => {
      const word = apart?.(wish) ?? String(at)
      return words.size < most && !words.has(word) && words.add(word)
    }
    const parts = Map.groupBy(waiting, (one, at) => (isIn(one, at) ? 'now' : 'later'))
    waiting = parts.get('later') ?? []
    return parts.get('now') ?? []
  }

  async function carryOutOne(batch: Array<Waiting<Wish, Result>>) {
    try {
      const wishes = batch.map(({ wish }) => wish)
      const results = await batch[0]!.inSpan(() => carryOut(place, wishes))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at]!)
    } catch (err) {
      // Alone, one of them may wait long; the next batch does not wait for it.
      if (batch.length > 1) for (const one of batch) void carryOutOne([one])
      else batch[0]!.reject(err)
    }
  }

  return (wish: Wish): Promise<Result> => {
    const one = { wish, inSpan: inThisSpan(), ...Promise.withResolvers<Result>() }
    waiting.push(one)
    if (!isUnderWay) void carryOutAll()
    return one.promise
  }
}
