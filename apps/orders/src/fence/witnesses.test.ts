import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { redisUrl } from '@smm/messaging/test-redis'
import { journalWitness } from './journal-witness.ts'
import { redisWitness } from './redis-witness.ts'
import type { Witness, WitnessedClaim } from './witness.ts'

const longAgo = new Date(Date.now() - 200 * 86_400_000).toISOString()

const aClaim = (number: number, change: Partial<WitnessedClaim> = {}): WitnessedClaim => ({
  supplier: 'smm',
  number,
  orderId: randomUUID(),
  attemptId: randomUUID(),
  claimedAt: new Date().toISOString(),
  ...change,
})

type Place = { open: () => Witness; forget: () => Promise<unknown>; remove: () => Promise<unknown> }

function redisPlace(): Place {
  const options = { url: redisUrl, namespace: `test-${randomUUID()}` }
  const client = new Redis(redisUrl)
  const forget = () => client.del(`{${options.namespace}-fence}:smm`, `{${options.namespace}-fence}:other`)
  return {
    open: () => redisWitness(options, 'redis'),
    forget,
    remove: () => forget().then(() => client.quit()),
  }
}

function journalPlace(): Place {
  const parent = mkdtempSync(join(tmpdir(), 'fence-'))
  const folder = join(parent, 'journal')
  const forget = async () => rmSync(folder, { recursive: true, force: true })
  return {
    open: () => journalWitness(folder),
    forget,
    remove: async () => rmSync(parent, { recursive: true }),
  }
}

/** Records a claim behind whatever is the newest one. */
const append = async (witness: Witness, claim: WitnessedClaim) =>
  witness.record(claim, (await witness.newest(claim.supplier))?.attemptId)
const numberOfNewest = async (witness: Witness) => (await witness.newest('smm'))?.number

describe.each([
  ['redis', redisPlace],
  ['journal', journalPlace],
])('the %s witness', (_name, openPlace) => {
  let place: Place
  let witness: Witness
  const open: Witness[] = []
  const openAnother = () => {
    open.push(place.open())
    return open.at(-1)!
  }
  beforeEach(() => {
    place = openPlace()
    witness = openAnother()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()))
    await place.remove()
  })

  it('records claims in order, each once however often it is asked', async () => {
    const claims = [aClaim(1), aClaim(2), aClaim(5)]
    for (const claim of claims) expect(await append(witness, claim)).toBe('recorded')
    expect(await witness.record(claims[2]!, undefined)).toBe('recorded')
    expect(await numberOfNewest(witness)).toBe(5)
    expect(await witness.listAfter('smm', 1)).toEqual(claims.slice(1))
  })

  it('vetoes a number that it has seen, any lower one, and a claim behind another than the newest', async () => {
    const claims = [aClaim(1), aClaim(2), aClaim(3)]
    for (const claim of claims) await append(witness, claim)
    expect(await append(witness, aClaim(3))).toBe('vetoed')
    expect(await append(witness, aClaim(2))).toBe('vetoed')
    expect(await witness.record(aClaim(4), claims[1]!.attemptId)).toBe('vetoed')
    expect(await witness.record(aClaim(4), undefined)).toBe('vetoed')
    expect(await witness.listAfter('smm', 0)).toHaveLength(3)
  })

  it('vetoes a claim behind one that another replica has followed', async () => {
    const other = openAnother()
    const first = aClaim(1)
    await append(witness, first)
    expect(await append(other, aClaim(2))).toBe('recorded')
    expect(await witness.record(aClaim(3), first.attemptId)).toBe('vetoed')
    expect(await append(witness, aClaim(3))).toBe('recorded')
    expect(await numberOfNewest(other)).toBe(3)
  })

  it('remembers after a restart', async () => {
    await append(witness, aClaim(1))
    expect(await append(openAnother(), aClaim(1))).toBe('vetoed')
  })

  it('keeps suppliers apart', async () => {
    await append(witness, aClaim(1))
    expect(await append(witness, aClaim(1, { supplier: 'other' }))).toBe('recorded')
    expect(await witness.listAfter('other', 0)).toHaveLength(1)
  })

  it('notices that it was emptied while it was open', async () => {
    const claims = [aClaim(1), aClaim(2)]
    for (const claim of claims) await append(witness, claim)
    await place.forget()
    expect(await witness.newest('smm')).toBeUndefined()
    await witness.refill(claims)
    expect(await numberOfNewest(witness)).toBe(2)
    expect(await witness.listAfter('smm', 0)).toEqual(claims)
  })

  it('is refilled with the claims of months', async () => {
    const claims = Array.from({ length: 80_000 }, (_, at) => aClaim(at + 1))
    await witness.refill(claims)
    expect(await numberOfNewest(witness)).toBe(80_000)
    expect(await witness.listAfter('smm', 0)).toHaveLength(80_000)
  })

  it('goes on after it was emptied and refilled', async () => {
    const claims = [aClaim(1), aClaim(2)]
    for (const claim of claims) await append(witness, claim)
    await place.forget()
    const restarted = openAnother()
    expect(await restarted.newest('smm')).toBeUndefined()
    await restarted.refill(claims)
    expect(await append(restarted, aClaim(2))).toBe('vetoed')
    expect(await append(restarted, aClaim(3))).toBe('recorded')
  })
})

describe('the redis witness', () => {
  it('forgets old claims and keeps the newest', async () => {
    const place = redisPlace()
    const witness = place.open()
    for (const number of [1, 2, 3]) await append(witness, aClaim(number, { claimedAt: longAgo }))
    await witness.prune(120)
    expect(await numberOfNewest(witness)).toBe(3)
    expect(await witness.listAfter('smm', 0)).toHaveLength(1)
    await witness.close()
    await place.remove()
  })

  it('rejects at once while Redis is away', async () => {
    const witness = redisWitness({ url: 'redis://127.0.0.1:1', namespace: 'test' }, 'redis')
    await expect(append(witness, aClaim(1))).rejects.toThrow()
    await witness.close()
  })
})

describe('the journal witness', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fence-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('passes over a line that a crash cut short', async () => {
    const witness = journalWitness(folder)
    await append(witness, aClaim(1))
    appendFileSync(join(folder, readdirSync(folder)[0]!), '\n{"supplier":"smm","num')
    expect(await append(witness, aClaim(2))).toBe('recorded')
    expect(await journalWitness(folder).listAfter('smm', 0)).toHaveLength(2)
  })

  it('removes files of months long past', async () => {
    writeFileSync(join(folder, 'claims-2020-01.jsonl'), `${JSON.stringify(aClaim(1))}\n`)
    writeFileSync(join(folder, 'notes.txt'), 'not ours')
    const witness = journalWitness(folder)
    await append(witness, aClaim(2))
    await witness.prune(120)
    expect(readdirSync(folder)).toHaveLength(2)
    expect(await numberOfNewest(witness)).toBe(2)
  })

  it('rejects when the folder cannot be written', async () => {
    const blocked = join(folder, 'a-file')
    writeFileSync(blocked, '')
    await expect(journalWitness(join(blocked, 'journal')).record(aClaim(1), undefined)).rejects.toThrow()
  })
})
