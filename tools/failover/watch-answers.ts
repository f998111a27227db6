import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 250
const timeoutMs = 15_000

/** One question to each service that only its database can answer. */
const paths = ['/api/operation/chat', '/api/operation/orders', '/api/operation/catalogue']

/** Asks each service four times a second, and measures for how long each gave no answer or a 5xx. */
export function watchAnswers(url: string, cookie: string) {
  const ended = new AbortController()
  let outages: number[] = []
  const unanswered = new Set<string>()
  const watching = paths.map(async (path) => {
    let since: number | undefined
    while (!ended.signal.aborted) {
      const askedAt = Date.now()
      if (await isAnswered(url + path, cookie)) {
        if (since !== undefined) outages.push((askedAt - since) / 1_000)
        since = undefined
        unanswered.delete(path)
      } else {
        since ??= askedAt
        unanswered.add(path)
      }
      await pause(everyMs)
    }
  })
  return {
    allAnswer: () => unanswered.size === 0,
    /** The longest outage since this was asked last. */
    takeLongest(): number {
      const longest = Math.max(0, ...outages)
      outages = []
      return longest
    },
    async stop() {
      ended.abort()
      await Promise.all(watching)
    },
  }
}

async function isAnswered(url: string, cookie: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(timeoutMs) })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
