import { type ShareToken, shareOut } from './share-out.ts'

/** '1000 half @ half @': a number, a part, '30%', '>' for a word that parts a total, 'each', '@' for a page. */
function tokensOf(line: string): ShareToken[] {
  return line.split(' ').map((it): ShareToken => {
    if (it === '@') return { is: 'target' }
    if (it === '>') return { is: 'parting' }
    if (it === 'each') return { is: 'each' }
    if (it === 'half') return { is: 'part', of: 'total', factor: 1 / 2 }
    if (it === 'rest') return { is: 'part', of: 'rest', factor: 1 }
    if (it === 'double') return { is: 'part', of: 'previous', factor: 2 }
    if (it === 'same') return { is: 'part', of: 'previous', factor: 1 }
    if (it.endsWith('%')) return { is: 'part', of: 'total', factor: Number.parseInt(it, 10) / 100 }
    return { is: 'quantity', value: Number(it) }
  })
}

const sharesOf = (line: string) => shareOut(tokensOf(line)).values.filter((it) => it !== null)

describe('every target gets its quantity', () => {
  it.each([
    ['a total in halves', '1000 half @ half @', [500, 500]],
    ['pages before their parts', '1000 @ half @ half', [500, 500]],
    ['a part and the rest', '1500 500 @ rest @', [500, 1000]],
    ['the rest in two', '1000 500 @ rest @ rest @', [500, 250, 250]],
    ['percentages', '1000 60% @ 40% @', [600, 400]],
    ['twice the quantity before', '500 @ double @', [500, 1000]],
    ['twice of twice', '500 @ double @ double @', [500, 1000, 2000]],
    ['as much again', '500 @ same @', [500, 500]],
    ['a total beside its parts', '800 500 @ 300 @', [500, 300]],
    ['a total that is parted in so many words', '800 > 500 @ 300 @', [500, 300]],
    ['a total beside what each gets', '2000 1000 each @ @', [1000]],
    ['quantities before their pages', '1000 500 @ @', [1000, 500]],
    ['what each gets told twice', '1000 half @ half @ 500 each', [500, 500]],
    ['quantities of their own', '500 @ 300 @', [500, 300]],
  ])('%s: %s', (_, line, expected) => expect(sharesOf(line)).toEqual(expected))
})

describe('a quantity stays whole', () => {
  it.each([
    ['one page for two parts in time', '500 @ > 300 200', [500]],
    ['a half without pages to share among', '1000 half @', [1000]],
    ['more parts than pages', '1000 half @ half @ rest', [1000]],
    ['a sum of its own page', '800 @ 500 @ 300 @', [800, 500, 300]],
    ['numbers that are no sum', '1000 500 @ 300 @', [1000, 500, 300]],
    ['a half beside quantities of their own', '500 @ 300 @ half', [500, 300]],
    ['nothing is left for the rest', '500 500 @ rest @', [500]],
  ])('%s: %s', (_, line, expected) => expect(sharesOf(line)).toEqual(expected))
})

it('says whether a total stood beside its parts', () => {
  expect(shareOut(tokensOf('1000 half @ half @')).isParted).toBe(true)
  expect(shareOut(tokensOf('500 @ double @')).isParted).toBe(false)
})
