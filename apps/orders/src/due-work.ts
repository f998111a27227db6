import { outsideSpans } from '@smm/http-service/trace'

export type PieceOfWork = {
  everyMs: number
  /** How many turns may run side by side; one unless told. Only for work that claims its rows. */
  parallel?: number
  /** Does what is due, and begins nothing more once closed. True when there may be more at once. */
  run: (isClosed: () => boolean) => Promise<boolean | void>
}

type Log = { error: (details: object, message: string) => void }

export type DueWork<Name extends string> = { nudge: (name: Name) => void; close: () => Promise<void> }

/**
 * Looks again and again for what the rows say is due, and at once when nudged. The rows are the truth: a nudge that is
 * lost, a process that dies or a second replica change nothing but the moment.
 */
export function startDueWork<Name extends string>(
  pieces: Record<Name, PieceOfWork>,
  log: Log,
): DueWork<Name> {
  const running = new Map(
    (Object.entries(pieces) as Array<[Name, PieceOfWork]>).map(([name, piece]) => [
      name,
      startPiece(name, piece, log),
    ]),
  )
  return {
    nudge: (name) => running.get(name)?.nudge(),
    close: async () => {
      await Promise.all([...running.values()].map((piece) => piece.close()))
    },
  }
}

function startPiece(name: string, { everyMs, parallel = 1, run }: PieceOfWork, log: Log) {
  const turns = new Set<Promise<void>>()
  let isAskedAgain = false
  let isClosed = false

  async function takeTurn() {
    try {
      while (!isClosed && (await run(() => isClosed))) continue
    } catch (err) {
      log.error({ err, work: name }, 'a piece of work failed; it is looked at again')
    }
  }

  function nudge() {
    if (isClosed) return
    if (turns.size >= parallel) {
      isAskedAgain = true
      return
    }
    const turn = outsideSpans(takeTurn).finally(() => {
      turns.delete(turn)
      if (!isAskedAgain) return
      isAskedAgain = false
      nudge()
    })
    turns.add(turn)
  }

  const look = setInterval(nudge, everyMs)
  nudge()
  return {
    nudge,
    async close() {
      isClosed = true
      clearInterval(look)
      await Promise.all(turns)
    },
  }
}
