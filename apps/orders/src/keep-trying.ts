import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from './deps.ts'

const tries = 10

/**
 * Writes down what somebody outside has said, though the database went away in between: what was asked must not wait
 * until its row comes due again. `write` may be carried out twice; other errors than an absent database are thrown.
 */
export async function keepTrying<T>({ log }: Pick<Deps, 'log'>, write: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await write()
    } catch (err) {
      if (tried === tries || !isDatabaseAway(err)) throw err
      log.warn({ err }, 'the database is away; what was answered is written down in a moment')
      await pause(Math.min(1_000, 100 * 2 ** tried))
    }
  }
}

/** Connection lost (class 08), server going down, starting or ended by hand (57P), or nobody there at all. */
function isDatabaseAway(err: unknown): boolean {
  const { code = '', message = '' } = err as { code?: string; message?: string }
  if (/^(08|57P|ECONN|EPIPE)/.test(code)) return true
  return /^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(message)
}
