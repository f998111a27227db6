import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

/**
 * Claims in files of this machine, one a month, one JSON line each, synced to the disk before `record` answers.
 * Replicas of one machine may share the folder: the database serialises the claims of a supplier.
 */
export function journalWitness(folder: string): Witness {
  const newest = new Map<string, WitnessedClaim>()
  const readBytes = new Map<string, number>()
  // One at a time: a record reads what is there before it appends.
  const inTurn = pLimit(1)

  async function catchUp(): Promise<void> {
    const sizes = await sizesOf(folder)
    forgetLost(sizes)
    for (const [file, size] of sizes) {
      const from = readBytes.get(file) ?? 0
      if (size <= from) continue
      const { claims, bytes } = await readClaims(join(folder, file), from)
      claims.forEach(remember)
      readBytes.set(file, from + bytes)
    }
  }
  /** A file that is shorter or gone: what this process read of it is no memory of the folder any more. */
  function forgetLost(sizes: Map<string, number>) {
    if ([...readBytes].every(([file, bytes]) => (sizes.get(file) ?? 0) >= bytes)) return
    newest.clear()
    readBytes.clear()
  }
  function remember(claim: WitnessedClaim) {
    if (claim.number > (newest.get(claim.supplier)?.number ?? 0)) newest.set(claim.supplier, claim)
  }

  return {
    name: 'journal',
    record: (claim, after) =>
      inTurn(async () => {
        await catchUp()
        const answer = judge(newest.get(claim.supplier), claim, after)
        if (answer !== 'append') return answer
        await append(folder, [claim])
        await catchUp()
        return 'recorded'
      }),
    suppliers: () =>
      inTurn(async () => {
        await catchUp()
        return [...newest.keys()]
      }),
    newest: (supplier) =>
      inTurn(async () => {
        await catchUp()
        return newest.get(supplier)
      }),
    async listAfter(supplier, number) {
      const files = await listFiles(folder)
      const read = await Promise.all(files.map((file) => readClaims(join(folder, file))))
      const wanted = read
        .flatMap(({ claims }) => claims)
        .filter((claim) => claim.supplier === supplier && claim.number > number)
      return wanted.sort((a, b) => a.number - b.number)
    },
    refill: (claims) => inTurn(() => append(folder, claims)),
    prune: (days) => inTurn(() => pruneFiles(folder, days)),
    close: () => inTurn(async () => {}),
  }
}

function judge(
  newest: WitnessedClaim | undefined,
  { number, attemptId }: WitnessedClaim,
  after: string | undefined,
): WitnessAnswer | 'append' {
  if (newest?.attemptId === attemptId) return 'recorded'
  return newest?.attemptId === after && number > (newest?.number ?? 0) ? 'append' : 'vetoed'
}

const fileOf = (date: Date) => `claims-${date.toISOString().slice(0, 7)}.jsonl`

/** Oldest first; none when the folder does not exist yet. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return []
    throw err
  })
  return names.filter((name) => /^claims-\d{4}-\d{2}\.jsonl$/.test(name)).sort()
}

async function sizesOf(folder: string): Promise<Map<string, number>> {
  const files = await listFiles(folder)
  return new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(join(folder, file))] as const)),
  )
}

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size

/** Whole lines only. One that a crash cut short is no claim: it was never answered as recorded. */
async function readClaims(file: string, fromByte = 0): Promise<{ claims: WitnessedClaim[]; bytes: number }> {
  const unread = await buffer(createReadStream(file, { start: fromByte }))
  const bytes = unread.lastIndexOf('\n') + 1
  const lines = unread.subarray(0, bytes).toString('utf8').split('\n')
  return { claims: lines.flatMap(parseLine), bytes }
}

function parseLine(line: string): WitnessedClaim[] {
  try {
    return line ? [JSON.parse(line) as WitnessedClaim] : []
  } catch {
    return []
  }
}

async function append(folder: string, claims: WitnessedClaim[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, fileOf(new Date())), 'a', 0o600)
  try {
    await writeLines(file, claims)
  } finally {
    await file.close()
  }
}

/** Starts on a new line, so that a line cut short by a crash spoils only itself. */
async function writeLines(file: FileHandle, claims: WitnessedClaim[]): Promise<void> {
  await file.appendFile(claims.map((claim) => `\n${JSON.stringify(claim)}\n`).join(''))
  await file.datasync()
}

/** A file of a month is removed when the month ended so many days ago; the newest file stays. */
async function pruneFiles(folder: string, days: number): Promise<void> {
  const oldest = fileOf(new Date(Date.now() - days * 86_400_000))
  const files = await listFiles(folder)
  for (const file of files.slice(0, -1)) if (file < oldest) await rm(join(folder, file))
}
