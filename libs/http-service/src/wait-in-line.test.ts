import { openLine } from './wait-in-line.ts'

/** A line of two, and the ends of what is at work in it. */
function givenLine(mostWaiting?: number) {
  const inLine = openLine(2, mostWaiting)
  const begun: string[] = []
  const ends = new Map<string, { done: () => void; fail: (err: Error) => void }>()
  const come = (name: string) =>
    inLine(() => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { done: () => resolve(name), fail: reject }),
      )
    })
  return { begun, ends, come }
}

it('lets two work at once and the others in the order in which they came', async () => {
  const { begun, ends, come } = givenLine()
  const work = ['a', 'b', 'c', 'd'].map(come)
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')!.done()
  await work[1]
  const late = come('e')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd', 'e']) {
    await Promise.resolve()
    ends.get(name)!.done()
    await (name === 'e' ? late : work['abcd'.indexOf(name)])
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('goes on when a work fails', async () => {
  const { begun, ends, come } = givenLine()
  const [first, , third] = [come('a'), come('b'), come('c')]
  ends.get('a')!.fail(new Error('no'))
  await expect(first).rejects.toThrow('no')
  ends.get('c')!.done()
  expect(await third).toBe('c')
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('turns away who finds too many waiting, and nobody else', async () => {
  const { begun, ends, come } = givenLine(1)
  const [first, , third] = [come('a'), come('b'), come('c')]
  await expect(come('d')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  ends.get('a')!.done()
  await first
  ends.get('c')!.done()
  expect(await third).toBe('c')
  expect(begun).toEqual(['a', 'b', 'c'])
})
