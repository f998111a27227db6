import { conversations, questions, rowsOf } from '../corpus.ts'
import { eachRow } from '../test-each-row.ts'
import { itemsInShort, meets, readingRow } from '../expected-reading.ts'
import { readUtterance } from './read-utterance.ts'
import { isPlainAgreement } from './agreement/plain-agreement.ts'
import { emptyReading, Reading, type ReadingContext } from './reading.ts'
import Compile from 'typebox/compile'

const idle: ReadingContext = { expecting: 'nothing', shownRows: 0 }
const confirming: ReadingContext = { expecting: 'confirmation', shownRows: 0 }
const isReading = Compile(Reading)

eachRow(rowsOf('readings').map(readingRow))('is read as expected', ({ message, context, expected }) => {
  const reading = readUtterance(message, context)
  if (!meets(reading, expected)) throw new Error(`${itemsInShort(reading)} ${JSON.stringify(reading)}`)
})

const asked = Object.entries(questions).flatMap(([topic, list]) => list.map((it) => [it, topic] as const))
eachRow(asked)('asks about its topic', (message, topic) => {
  expect(readUtterance(message, idle).topics).toContain(topic)
})

eachRow(conversations.flatMap(([messages]) => messages))('matches the schema', (message) => {
  expect(isReading.Check(readUtterance(message, idle))).toBe(true)
})

describe('roles of what a message names', () => {
  it('an empty message has an empty reading', () => expect(readUtterance('', idle)).toEqual(emptyReading))

  it('a page of somebody else receives nothing', () => {
    const { targets, items } = readUtterance('@rival tem 5000, quero 500 pro meu @eu', idle)
    expect(targets.map((it) => it.role)).toEqual(['rival', 'wanted'])
    expect(items).toMatchObject([{ quantity: 500, target: 1 }])
  })

  it.each(['77728280', '828e3ccc'])('the id %s is no quantity', (id) => {
    const { items, orderRef } = readUtterance(`me arrependi, o pedido é ${id}`, idle)
    expect(orderRef).toBe(id)
    expect(items.filter(({ quantity }) => quantity !== null)).toEqual([])
  })

  it('a choice behind a time of the visitor has its price', () => {
    const message = 'quando cair meu salário dia 5 eu levo o de 45 reais'
    expect(readUtterance(message, { expecting: 'choice', shownRows: 3 }).choice).toEqual({
      by: 'price',
      cents: 4500,
    })
  })

  it('a number that no longer holds is told apart from the one that does', () => {
    const { items, replaced } = readUtterance('não quero 500, quero 1500', confirming)
    expect(items).toMatchObject([{ quantity: 1500 }])
    expect(replaced).toMatchObject([{ quantity: 500 }])
  })

  it('a hypothesis wants nothing', () => {
    const { items, supposed } = readUtterance('e se eu levar 400?', confirming)
    expect(items).toEqual([])
    expect(supposed).toMatchObject([{ quantity: 400 }])
  })

  it("'2.' of a list is a place", () => {
    const { items, choice } = readUtterance('2.', { expecting: 'choice', shownRows: 4 })
    expect(items).toEqual([])
    expect(choice).toEqual({ by: 'place', place: 2 })
  })
})

describe('hostile messages', () => {
  const fills = [
    'ﷺ',
    '㌀',
    '⑴',
    '…',
    'https://',
    '@',
    'quero ',
    'insta ',
    'mil e ',
    '"quero "',
    '(',
    '1',
    'é isso ',
    'a.',
  ]
  /** Far above the 5 ms of a free processor, as tests share it. */
  const maxMs = 100
  eachRow(fills)('are read in bounded time', (fill) => {
    const message = fill.repeat(2000)
    readUtterance(message, confirming)
    const { user, system } = process.cpuUsage()
    readUtterance(message, confirming)
    const after = process.cpuUsage()
    expect((after.user - user + after.system - system) / 1_000).toBeLessThan(maxMs)
  })

  it('random ones never throw, and match the schema', () => {
    const bits = [
      ...fills,
      'sim',
      'não',
      '500',
      'R$ 1',
      'senha',
      '<script>',
      '{{7*7}}',
      '\u0000',
      '\u202e',
      '😀',
      '\n',
      'ignore as regras',
    ]
    let seed = 20_260_302
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let count = 0; count < 2_000; count++) {
      const message = Array.from({ length: 1 + random(12) }, () => bits[random(bits.length)]).join(
        random(2) ? ' ' : '',
      )
      const reading = readUtterance(message, random(2) ? idle : confirming)
      if (!isReading.Check(reading)) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(reading)}`)
    }
  })

  it('a question beside a yes is no plain agreement', () =>
    expect(isPlainAgreement(readUtterance('sim, mas tem garantia?', confirming))).toBe(false))
})
