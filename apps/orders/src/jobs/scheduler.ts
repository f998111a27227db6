import { outsideSpans } from '@smm/http-service/observability/trace'

export type Job = {
  everyMs: number
  /** Runs that may be under way at once; one by default. More only for jobs that lease their rows. */
  parallel?: number
  /** Does the due work and starts nothing new once closed. Resolves to true when there may be more. */
  run: (isClosed: () => boolean) => Promise<boolean | void>
  /** Ends what the runs started beside themselves. */
  close?: () => Promise<void>
}

type Log = { error: (details: object, message: string) => void }

export type Poller = { wake: () => void; close: () => Promise<void> }
export type Scheduler<Name extends string> = { wake: (name: Name) => void; close: () => Promise<void> }

/**
 * Polls the rows for due work, and at once when woken. The rows are the source of truth: a lost wake, a dead process or
 * a second replica only change the delay.
 */
export function startScheduler<Name extends string>(jobs: Record<Name, Job>, log: Log): Scheduler<Name> {
  const pollers = new Map(
    (Object.entries(jobs) as Array<[Name, Job]>).map(([name, job]) => [name, startPoller(name, job, log)]),
  )
  return {
    wake: (name) => pollers.get(name)?.wake(),
    close: async () => {
      await Promise.all([...pollers.values()].map((poller) => poller.close()))
    },
  }
}

/** Polls for the due work of one job. */
export function startPoller(name: string, { everyMs, parallel = 1, run, close }: Job, log: Log): Poller {
  const runs = new Set<Promise<void>>()
  let isWokenAgain = false
  let isClosed = false

  async function runUntilDone() {
    try {
      while (!isClosed && (await run(() => isClosed))) continue
    } catch (err) {
      log.error({ err, job: name }, 'a job failed; it runs again')
    }
  }

  function wake() {
    if (isClosed) return
    if (runs.size >= parallel) {
      isWokenAgain = true
      return
    }
    const current = outsideSpans(runUntilDone).finally(() => {
      runs.delete(current)
      if (!isWokenAgain) return
      isWokenAgain = false
      wake()
    })
    runs.add(current)
  }

  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    async close() {
      isClosed = true
      clearInterval(timer)
      await Promise.all(runs)
      await close?.()
    },
  }
}
