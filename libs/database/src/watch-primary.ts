import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from './no-primary.ts'
import { askOnce, isLater, openProbe, type Primary } from './probe-server.ts'

const pollEveryMs = 1_000
/** Behind one name: each question takes a connection of its own. */
const singleEveryMs = 5_000
const probeTimeoutMs = 2_000

type Watch = {
  urls: string[]
  applicationName?: string | undefined
  /** Where the last answer of each server is kept, in words. */
  states: Map<string, string>
  /** Called with each new primary, and with undefined when the present one takes no writes any more. */
  changed: (url: string | undefined) => void
}

/**
 * Asks every server each second whether it takes writes, as libpq's `target_session_attrs=read-write` does once. Of two that
 * do, the one promoted later is the primary: the other was cut off, and came back without knowing.
 */
export function watchPrimary({ urls, applicationName, states, changed }: Watch) {
  let primary: (Primary & { url: string }) | undefined

  function answered(url: string, found: Primary | undefined) {
    states.set(url, found ? 'takes writes' : 'is a standby')
    if (!found && primary?.url === url) {
      primary = undefined
      changed(undefined)
    } else if (found && (!primary || isLater(found, primary))) {
      const isOther = primary?.url !== url
      primary = { url, ...found }
      if (isOther) changed(url)
    }
  }

  const probes = urls.map((url) => openProbe({ url, applicationName, timeoutMs: probeTimeoutMs }))
  const watches = probes.map((probe) =>
    keepAsking({
      everyMs: pollEveryMs,
      ask: probe.ask,
      answered: (found) => answered(probe.url, found),
      // A server that does not answer may still be the primary: only another one's promotion says otherwise.
      failed: (err) => states.set(probe.url, reasonOf(err)),
    }),
  )
  return {
    async close() {
      const closing = watches.map(({ close }) => close())
      for (const probe of probes) probe.close()
      await Promise.all(closing)
    },
  }
}

/**
 * Asks over a new connection every 5 s which server a name leads to, and calls `changed` when another one took over: what is
 * open may stay with the former for ever. Engines that tell no timeline are not watched.
 */
export function watchName({
  url,
  applicationName,
  changed,
}: Pick<Watch, 'applicationName' | 'changed'> & { url: string }) {
  let known: Primary | undefined
  // The first to answer may have taken over already from one that did not.
  let hasFailed = false
  return keepAsking({
    everyMs: singleEveryMs,
    ask: () => askOnce({ url, applicationName, timeoutMs: probeTimeoutMs }),
    answered(found) {
      if (!found || (known && !isLater(found, known))) return
      const isOther = known !== undefined || hasFailed
      known = found
      if (isOther) changed(url)
    },
    failed() {
      hasFailed = true
    },
  })
}

type Asking = {
  everyMs: number
  ask: () => Promise<Primary | undefined>
  answered: (found: Primary | undefined) => void
  failed: (err: Error) => void
}

function keepAsking({ everyMs, ask, answered, failed }: Asking) {
  const closed = new AbortController()
  const asking = (async () => {
    while (!closed.signal.aborted) {
      await ask().then((found) => closed.signal.aborted || answered(found), failed)
      await pause(everyMs, undefined, { signal: closed.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    /** Resolves once nothing is asked any more. */
    close() {
      closed.abort()
      return asking
    },
  }
}
