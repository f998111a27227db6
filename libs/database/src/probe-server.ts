import pg from 'pg'
import { withTimeout } from '@smm/http-service/with-timeout'

/** Each promotion begins a new timeline, and each start of a server is later than the one before. No row of a standby. */
const question = `
  SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline,
    extract(epoch FROM pg_postmaster_start_time())::float8 AS "startedAt"
  WHERE current_setting('transaction_read_only') = 'off'`

/** A server that takes writes, as it stood when it was asked. */
export type Primary = { timeline: number; startedAt: number }

/** Whether `one` took over from `other`: a promotion ends the earlier timeline, and a managed engine may only start anew. */
export const isLater = (one: Primary, other: Primary) =>
  one.timeline > other.timeline || (one.timeline === other.timeline && one.startedAt > other.startedAt)

type Server = { url: string; applicationName?: string | undefined; timeoutMs: number }

/** Undefined for a standby. Rejects without an answer. */
export async function askOnce(server: Server): Promise<Primary | undefined> {
  const probe = openProbe(server)
  try {
    return await probe.ask()
  } finally {
    await probe.end()
  }
}

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
    /** As the server sees it, the connection is over when this resolves. */
    async end() {
      if (client) await withTimeout(timeoutMs, client.end()).catch(close)
    },
    async ask(): Promise<Primary | undefined> {
      try {
        const { rows } = await (client ?? (await open())).query<{ timeline: string; startedAt: number }>(
          question,
        )
        const [found] = rows
        return found && { timeline: Number.parseInt(found.timeline, 16), startedAt: found.startedAt }
      } catch (err) {
        close()
        throw err
      }
    },
  }
}
