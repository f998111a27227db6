import { watchMemory } from '../../storm/watch-memory.ts'
import { openHostilePeers } from './hostile-peers.ts'
import type { ChatProduct } from './open-product.ts'
import { timeTurns } from './time-turns.ts'

const ofEachHarm = 4
/** What a visitor may say at once and an address in a row, so that the limits hold none of these back. */
const honest = { visitors: 10, messages: 10, perSecond: 10 }

/** How honest visitors are served alone and among peers who do all the harm they can, and the memory that takes. */
export async function measureHarm(product: ChatProduct) {
  const pidsBefore = product.pids()
  const { memory, stop } = watchMemory(product)
  const alone = await timeTurns(product.url, honest)
  const megabytesBefore = latest()
  const end = new AbortController()
  const peers = openHostilePeers(product.url, ofEachHarm, end.signal)
  const among = await timeTurns(product.url, honest)
  end.abort()
  const counts = await peers
  stop()
  const grown = Object.fromEntries(
    [...memory].map(([name, samples]) => [
      name.replace(/ \d+$/, ''),
      Math.max(...samples.map(({ megabytes }) => megabytes)) - megabytesBefore[name]!,
    ]),
  )
  return { alone, among, counts, grown, hasLived: same(pidsBefore, product.pids()) }

  function latest() {
    return Object.fromEntries([...memory].map(([name, samples]) => [name, samples.at(-1)!.megabytes]))
  }
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
