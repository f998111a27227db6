import { freePort } from '@smm/database/test-port'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A reseller of few words that counts who comes to it. It is away until it is told to open. */
export async function aReseller() {
  const port = await freePort()
  const adds = new Map<string, number>()
  const counted = { atOnce: 0, most: 0, balances: 0, refused: 0 }
  const money = { balance: 1_000_000, price: 5 }
  let held: PromiseWithResolvers<void> | undefined

  const place = (link: string) => {
    if (money.balance < money.price) {
      counted.refused++
      return { error: 'Not enough funds on balance' }
    }
    money.balance -= money.price
    adds.set(link, (adds.get(link) ?? 0) + 1)
    return { order: adds.size + 1_000 }
  }
  const answerTo = async (fields: URLSearchParams) => {
    if (fields.get('action') === 'status') return {}
    if (fields.get('action') === 'balance') {
      counted.balances++
      return { balance: money.balance.toFixed(2), currency: 'BRL' }
    }
    counted.most = Math.max(counted.most, ++counted.atOnce)
    // Long enough for a second one to come in meanwhile.
    await pause(3)
    counted.atOnce--
    const placed = place(fields.get('link') ?? '')
    await held?.promise
    return placed
  }
  const server = createServer((request, response) => {
    void request.toArray().then(async (chunks) => {
      const answer = await answerTo(new URLSearchParams(Buffer.concat(chunks as Buffer[]).toString()))
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  return {
    url: `http://127.0.0.1:${port}/api/v2`,
    adds,
    counted,
    money,
    /** Orders are placed and not answered, until the answer of this is called. */
    holdAnswers() {
      held = Promise.withResolvers<void>()
      return held.resolve
    },
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
