import { answeredRecap } from '../../corpus.ts'
import { emptyReading, noItem, type Reading, type ShownOrder } from '../reading.ts'
import { differences, differencesFrom } from './compare-with-recap.ts'

const [first] = answeredRecap
const second: ShownOrder = {
  ...first!,
  platform: 'tiktok',
  quantity: 100,
  quotedCents: 1_500,
  link: 'https://www.tiktok.com/@loja.y',
}
const handle = (name: string): Reading['targets'] => [
  { role: 'wanted', link: null, handle: name, refusal: null, platform: null },
]
const price = (cents: number): Partial<Reading> => ({ money: { cents, use: 'price' } })
const goods = (quantity: number): Partial<Reading> => ({ items: [{ ...noItem, quantity }] })

type Row = [difference: keyof typeof differences, other: Partial<Reading>, same: Partial<Reading>]
/** Of a recap of 500 for R$ 45 and 100 for R$ 15: what differs from it, and what repeats it. */
const rows: Row[] = [
  ['a part of several', { scope: 'rest' }, { scope: 'all' }],
  ['another price', price(4_000), price(6_000)],
  ['another price', price(10), price(1_500)],
  ['another price', price(200_00), price(500_00)],
  ['another price', price(7_000), { money: { cents: 7_000, use: 'budget' } }],
  [
    'a budget below it',
    { money: { cents: 5_000, use: 'budget' } },
    { money: { cents: 6_000, use: 'budget' } },
  ],
  ['another order', goods(300), goods(100)],
  ['another order', goods(46), goods(45)],
  ['no longer this quantity', { replaced: [{ ...noItem, quantity: 500 }] }, { replaced: [noItem] }],
  ['more orders', { items: [500, 100, 500].map((quantity) => ({ ...noItem, quantity })) }, goods(500)],
  ['another kind of page', { pageKind: 'content' }, { pageKind: 'account' }],
  ['another page', { targets: handle('outra') }, { targets: handle('Loja.Y') }],
]
it.each(rows)('%s: %j, and not %j', (difference, other, same) => {
  const recap = [first!, second]
  expect(differencesFrom(recap, { ...emptyReading, ...other })).toEqual([difference])
  expect(differencesFrom(recap, { ...emptyReading, ...same })).toEqual([])
})

it('compares what is said of a line with that line alone', () => {
  const reading: Reading = { ...emptyReading, ...goods(500), choice: { by: 'place', place: 2 } }
  expect(differencesFrom([first!, second], reading)).toEqual(['another order'])
})

it('has a row for each difference', () =>
  expect([...new Set(rows.map(([it]) => it))].sort()).toEqual(Object.keys(differences).sort()))
