import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const pollEveryMs = 1_000
const probeTimeoutMs = 2_000

/** The timeline of a server that takes writes: each promotion begins a new one. NULL on a standby. */
const question = `
  SELECT CASE WHEN current_setting('transaction_read_only') = 'off'
    THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`

type Watch = {
  urls: string[]
  applicationName?: string | undefined
  /** Called with each new primary, and with undefined when the present one takes no writes any more. */
  changed: (url: string | undefined) => void
}

/**
 * Asks every server each second whether it takes writes, as libpq's `target_session_attrs=read-write` does once. Of two that
 * do, the one promoted later is the primary: the other was cut off, and came back without knowing.
 */
export function watchPrimary({ urls, applicationName, changed }: Watch): { close: () => void } {
  const closed = new AbortController()
  let primary: { url: string; timeline: number } | undefined

  function recordTimeline(url: string, timeline: number | undefined) {
    if (timeline === undefined) {
      if (primary?.url !== url) return
      primary = undefined
      changed(undefined)
    } else if (!primary || timeline > primary.timeline) {
      const isOther = primary?.url !== url
      primary = { url, timeline }
      if (isOther) changed(url)
    }
  }

  async function poll({ url, ask }: Probe) {
    while (!closed.signal.aborted) {
      // A server that does not answer may still be the primary: only another one's promotion says otherwise.
      await ask().then(
        (timeline) => closed.signal.aborted || recordTimeline(url, timeline),
        () => {},
      )
      await pause(pollEveryMs, undefined, { signal: closed.signal, ref: false }).catch(() => {})
    }
  }

  const probes = urls.map((url) => openProbe({ url, applicationName, timeoutMs: probeTimeoutMs }))
  for (const probe of probes) void poll(probe)
  return {
    close() {
      closed.abort()
      for (const probe of probes) probe.close()
    },
  }
}

/** The SQLSTATE of a server that is starting: callers may try again. */
const cannotConnectNow = '57P03'

export const noPrimary = () =>
  Object.assign(new Error('no server of the database takes writes'), { code: cannotConnectNow })

type Probe = ReturnType<typeof openProbe>

type Server = { url: string; applicationName?: string | undefined; timeoutMs: number }

/** One connection to one server, opened again after any failure. */
export function openProbe({ url, applicationName = '', timeoutMs }: Server) {
  let client: pg.Client | undefined
  const close = () => {
    // A server that hangs would never see a connection to its end.
    client?.connection.stream.destroy()
    client = undefined
  }
  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: `${applicationName} watch`.trim(),
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    client = opened
    opened.on('error', close)
    await opened.connect()
    return opened
  }
  return {
    url,
    close,
    /** The timeline of a server that takes writes, undefined for a standby. Rejects without an answer. */
    async ask(): Promise<number | undefined> {
      try {
        const { rows } = await (client ?? (await open())).query<{ timeline: string | null }>(question)
        const timeline = rows[0]?.timeline
        return timeline ? Number.parseInt(timeline, 16) : undefined
      } catch (err) {
        close()
        throw err
      }
    },
  }
}
