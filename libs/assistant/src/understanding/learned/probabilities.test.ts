import { type LabelledRow, labelledRows } from '../../corpus.ts'
import { talk } from '../../testing.ts'

/** Rows by authors who saw no other set; nothing is trained on them. */
const atRecap = labelledRows('held-at-recap')
const inTheOpen = labelledRows('held-in-the-open')

const toRecap = 'quero 500 seguidores instagram.com/loja.x'
const places = ({ message }: LabelledRow) =>
  talk([toRecap, message]).intents.some((it) => it.type === 'place-orders')
const opensTicket = ({ message }: LabelledRow) =>
  talk(message).intents.some((it) => it.type === 'open-ticket')

const of = (rows: readonly LabelledRow[], ...labels: string[]) =>
  rows.filter((row) => labels.some((it) => row.labels.includes(it)))
const share = (rows: readonly LabelledRow[], holds: (it: LabelledRow) => boolean) =>
  rows.filter(holds).length / rows.length

it('places the order at a yes, and at next to nothing else', () => {
  expect(share(of(atRecap, 'yes'), places)).toBeGreaterThan(0.85)
  expect(share(of(atRecap, 'refuse', 'suppose', 'condition'), places)).toBeLessThan(0.04)
  expect(share(of(atRecap, 'postpone', 'hedge', 'ask', 'complain', 'trick', 'chat'), places)).toBeLessThan(
    0.04,
  )
})

it('opens no ticket for what is no complaint', () =>
  expect(
    share(of(inTheOpen, 'order', 'ask', 'suppose', 'refuse', 'chat', 'postpone', 'condition'), opensTicket),
  ).toBeLessThan(0.01))

it('places nothing at a refusal that sounds like a yes', () => {
  const refusals = [
    'kkkkk zoeira, não gera nada não, é pegadinha que eu tô gravando',
    'sim, eu entendi tudo, e a resposta é não',
  ]
  const placed = refusals.filter((message) => places({ message, labels: ['refuse'] }))
  expect(placed).toEqual([])
})
