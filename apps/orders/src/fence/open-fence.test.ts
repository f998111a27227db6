import { setTimeout as sleep } from 'node:timers/promises'
import { askWitnesses, judgeClaim, probeWitnesses } from './open-fence.ts'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

describe('judgeClaim', () => {
  it.each([
    [['recorded', 'recorded'], 'send'],
    [['recorded', 'unreachable'], 'send'],
    [['empty', 'recorded'], 'send'],
    [['vetoed', 'recorded'], 'database-went-back'],
    [['vetoed', 'unreachable'], 'database-went-back'],
    [['empty', 'vetoed'], 'database-went-back'],
    [['empty', 'empty'], 'memory-lost'],
    [['empty', 'unreachable'], 'unwitnessed'],
    [['unreachable', 'unreachable'], 'unwitnessed'],
    [['unreachable'], 'unwitnessed'],
  ] as const)('%j: %s', (answers, verdict) => {
    expect(judgeClaim([...answers])).toBe(verdict)
  })
})

describe('askWitnesses', () => {
  const claim = { supplier: 'smm', number: 2, orderId: 'o', attemptId: 'a', claimedAt: '' }
  const before = { ...claim, number: 1, attemptId: 'before' }
  const aWitness = (newest: typeof claim | undefined, record: () => Promise<WitnessAnswer>) =>
    ({ suppliers: async () => [], newest: async () => newest, record }) as unknown as Witness
  const recording = async () => 'recorded' as const
  const answers = async (witnesses: Witness[], known: string[], number = 2) => {
    const isKnown = async ({ attemptId }: WitnessedClaim) => known.includes(attemptId)
    const testimonies = await askWitnesses(witnesses, { ...claim, number }, isKnown, 1_000)
    return testimonies.map(({ answer }) => answer)
  }

  it('does not wait for a witness that hangs', async () => {
    const hanging = aWitness(before, () => sleep(60_000, 'recorded', { ref: false }))
    expect(await answers([aWitness(before, recording), hanging], ['before'])).toEqual([
      'recorded',
      'unreachable',
    ])
  })

  it('records nothing behind a claim that the database does not know', async () => {
    let isAsked = false
    const record = async () => {
      isAsked = true
      return 'recorded' as const
    }
    expect(await answers([aWitness(before, record)], [])).toEqual(['vetoed'])
    expect(isAsked).toBe(false)
  })

  it('records nothing while it only probes', async () => {
    const record = () => Promise.reject(new Error('recorded'))
    const isKnown = async ({ attemptId }: WitnessedClaim) => attemptId === 'before'
    const probed = async (witness: Witness) =>
      (await probeWitnesses([witness], claim, isKnown, 1_000))[0]!.answer
    expect(await probed(aWitness(before, record))).toBe('recorded')
    expect(await probed(aWitness({ ...before, attemptId: 'forgotten' }, record))).toBe('vetoed')
    expect(await probed(aWitness(undefined, record))).toBe('empty')
  })

  it('takes a witness without any claim for emptied, and starts one that holds others with the first claim only', async () => {
    const recordingBeside = (others: WitnessedClaim[]) =>
      ({
        suppliers: async () => others.map(({ supplier }) => supplier),
        newest: async (supplier: string) => others.find((one) => one.supplier === supplier),
        record: recording,
      }) as unknown as Witness
    const other = { ...before, supplier: 'other' }
    expect(await answers([recordingBeside([])], [], 1)).toEqual(['empty'])
    expect(await answers([recordingBeside([other])], ['before'], 1)).toEqual(['recorded'])
    expect(await answers([recordingBeside([other])], ['before'], 2)).toEqual(['empty'])
  })
})
