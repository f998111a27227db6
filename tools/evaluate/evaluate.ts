// How well the assistant understands and what it makes of it: `npm run evaluate [cases.json …]`.
import {
  agreements,
  conditions,
  conversations,
  type LabelledRow,
  labelledRows,
  questions,
  reserves,
  rowsOf,
} from '@smm/assistant/corpus'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { outcomeOf } from '@smm/assistant/testing'
import { itemsInShort, meets, readingRow } from '@smm/assistant/expected-reading'
import { certainty } from '@smm/assistant/understanding/certainty'
import { candidateOf } from '@smm/assistant/understanding/verdicts/candidate'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import { readParsed, readUtterance } from '@smm/assistant/understanding/read-utterance'
import { acts } from '@smm/assistant/understanding/reading-labels'
import { hasTrait } from '@smm/assistant/understanding/act-traits'
import { isPlainAgreement } from '@smm/assistant/understanding/agreement/plain-agreement'
import type { Reading, ReadingContext } from '@smm/assistant/understanding/reading'
import { readCases } from './chat-case.ts'
import { playCase } from './chat-cases.ts'
import { percent } from './percent.ts'
import { confirming, idle } from './reading-contexts.ts'

const misses: string[] = []

/** One labelled message: whether it has the mark, and whether the reader says so. */
type Label = { message: string; is: boolean; read: boolean }

const print = (name: string, ...values: Array<string | number>) =>
  console.log(name.padEnd(26), values.join('  '))

function printLabels(name: string, labels: readonly Label[]): void {
  const hits = labels.filter((it) => it.is && it.read).length
  const wanted = labels.filter((it) => it.is).length
  const read = labels.filter((it) => it.read).length
  print(name, `precision ${percent(hits, read)}`, `recall ${percent(hits, wanted)}`, `of ${wanted}`)
  for (const it of labels)
    if (it.is !== it.read) misses.push(`${name}: ${it.is ? 'not read' : 'wrongly read'}: ${it.message}`)
}

function evaluateActs(): void {
  const placesNothing = [...reserves, ...conditions]
  const yes = (message: string, is: boolean): Label => ({ message, is, read: places(message) })
  printLabels('agree', [
    ...agreements.map((it) => yes(it, true)),
    ...placesNothing.map((it) => yes(it, false)),
  ])
  const first = conversations.filter(([messages]) => messages.length === 1)
  const complaint = ([[message = ''], outcome]: (typeof first)[number]): Label => ({
    message,
    is: outcome.startsWith('ticket'),
    read: isOfTrouble(readUtterance(message, idle)),
  })
  printLabels('complain', first.filter(([, outcome]) => /^(ticket|recap)/.test(outcome)).map(complaint))
}

const isOfTrouble = ({ acts }: Reading) =>
  acts.some((it) => hasTrait(it, 'redress') && hasTrait(it, 'of-purchase'))

/**
 * Whether a message would place the recap of one order of 500 followers for R$ 45, by its reading alone: nearly what
 * `as-agreed.ts` decides, which knows the conversation too.
 */
const places = (message: string) => wouldPlace(readUtterance(message, confirming))
function wouldPlace(reading: Reading): boolean {
  const [item, ...others] = reading.items
  const repeats =
    !item ||
    ((item.quantity ?? 500) === 500 &&
      (item.platform ?? 'instagram') === 'instagram' &&
      (item.serviceType ?? 'followers') === 'followers')
  return (
    isPlainAgreement(reading) &&
    repeats &&
    !others.length &&
    !reading.choice &&
    (reading.scope !== 'all' || reading.share === null) &&
    pagesRepeat(reading)
  )
}
const pagesRepeat = ({ targets, money, pageKind }: Reading) =>
  targets.every((it) => it.role !== 'wanted' || (it.handle ?? it.link?.handle) === 'loja.x') &&
  (!money || money.cents === 4_500) &&
  (pageKind === null || pageKind === 'account')

function evaluateTopics(): void {
  const rows = Object.entries(questions).flatMap(([topic, messages]) =>
    messages.map((message) => ({ topic, message })),
  )
  const readings = rows.map(({ message }) => readUtterance(message, idle).topics as string[])
  for (const topic of Object.keys(questions)) {
    const isRead = (at: number) => readings[at]!.includes(topic)
    const wanted = rows.filter((it) => it.topic === topic).length
    const hits = rows.filter((it, at) => it.topic === topic && isRead(at)).length
    print(`topic ${topic}`, `recall ${percent(hits, wanted)}`, `of ${wanted}`)
    rows.forEach(
      (it, at) => it.topic === topic && !isRead(at) && misses.push(`topic ${topic}: not read: ${it.message}`),
    )
  }
}

/** Rows by authors of their own, which nothing is trained on: the tables alone, and with the classifier. */
function evaluateHeldRows(): void {
  const readers = { 'tables alone': readByTables, 'tables and learned': readParsed }
  for (const [name, read] of Object.entries(readers)) {
    const label =
      (context: ReadingContext, is: string[], isRead: (it: Reading) => boolean) => (row: LabelledRow) => ({
        message: row.message,
        is: row.labels.some((it) => is.includes(it)),
        read: isRead(read(parseMessage(row.message, context))),
      })
    const recap = labelledRows('held-at-recap')
    printLabels(`held yes, ${name}`, recap.map(label(confirming, ['yes'], wouldPlace)))
    for (const it of ['refuse', 'postpone', 'hedge', 'complain', 'trick'] as const)
      printLabels(`held ${it}, ${name}`, recap.map(label(confirming, [it], ({ acts }) => acts.includes(it))))
    const open = labelledRows('held-in-the-open')
    printLabels(`held trouble, ${name}`, open.map(label(idle, ['complain', 'track'], isOfTrouble)))
    printLabels(
      `held trick in the open, ${name}`,
      open.map(label(idle, ['trick'], ({ acts }) => acts.includes('trick'))),
    )
  }
}

/** How many held rows stand at each level of certainty, rightly and wrongly: a training moves them. */
function evaluateCertainty(): void {
  const recap = labelledRows('held-at-recap').map((row) => ({
    ...row,
    probabilities: candidateOf(parseMessage(row.message, confirming)).atRecap().probabilities,
  }))
  const open = labelledRows('held-in-the-open').map((row) => ({
    ...row,
    probabilities: candidateOf(parseMessage(row.message, idle)).unprompted().probabilities,
  }))
  printLevels('recap', recap)
  printLevels('open', open)
}

const levels = Object.entries(certainty)

function printLevels(
  name: string,
  rows: ReadonlyArray<LabelledRow & { probabilities: Readonly<Record<string, number>> }>,
): void {
  for (const label of Object.keys(rows[0]!.probabilities)) {
    const tellsRows = (least: number, most: number) => {
      const there = rows.filter((it) => it.probabilities[label]! >= least && it.probabilities[label]! < most)
      const right = there.filter((it) => it.labels.includes(label)).length
      return `${right} right ${there.length - right} wrong`
    }
    const bands = levels.map(
      ([level, least], at) => `${level} ${tellsRows(least, levels[at - 1]?.[1] ?? Infinity)}`,
    )
    print(`certainty ${name} ${label}`, ...bands, `below ${tellsRows(0, certainty.remote)}`)
  }
}

/** The roles of numbers, platforms and pages: the items of a message as `readings.txt` has them. */
function evaluateRoles(): void {
  const rows = rowsOf('readings').map(readingRow)
  const isMet = rows.map(({ message, context, expected }) => {
    const reading = readUtterance(message, context)
    const met = meets(reading, expected)
    if (!met)
      misses.push(
        `reading: ${message} ⇒ ${expected}, read ${itemsInShort(reading) || reading.acts.join(' ')}`,
      )
    return met
  })
  const isOfItems = (at: number) => /^(instagram|tiktok|youtube) /.test(rows[at]!.expected)
  const ofItems = isMet.filter((_, at) => isOfItems(at))
  print('role accuracy', percent(ofItems.filter(Boolean).length, ofItems.length), `of ${ofItems.length}`)
  print('readings', percent(isMet.filter(Boolean).length, isMet.length), `of ${isMet.length}`)
}

/** The recall of each act that the rows of `readings.txt` expect; a row names one act, so it tells nothing of precision. */
function evaluateActRows(): void {
  const rows = rowsOf('readings').map(readingRow)
  for (const act of acts) {
    const wanted = rows.filter((it) => it.expected === act)
    const read = wanted.filter((it) => readUtterance(it.message, it.context).acts.includes(act))
    if (wanted.length)
      print(`act ${act}`, `recall ${percent(read.length, wanted.length)}`, `of ${wanted.length}`)
  }
}

function evaluateCases(file: string): void {
  const results = readCases(file).map(playCase)
  const groups = Map.groupBy(results, (it) => it.category)
  for (const [name, group] of groups)
    print(name, `${group.filter((it) => !it.failures.length).length} of ${group.length}`)
  const good = results.filter((it) => !it.failures.length).length
  const turns = results.flatMap((it) => it.turnsToPix ?? [])
  print(file.split('/').at(-1)!, `${good} of ${results.length}`)
  print(
    'unwanted PIX',
    results.reduce((sum, it) => sum + it.unwantedPix, 0),
  )
  print('unwanted tickets', results.filter((it) => it.unwantedTicket).length)
  print(
    'repeated replies',
    results.reduce((sum, it) => sum + it.repeated.length, 0),
  )
  const due = results.reduce((sum, it) => sum + it.duePix, 0)
  const late = results.reduce((sum, it) => sum + it.latePix, 0)
  print('PIX when it is due', `${due - late} of ${due}`)
  print('turns to PIX', (turns.reduce((sum, it) => sum + it, 0) / (turns.length || 1)).toFixed(2))
  for (const it of results)
    if (it.failures.length)
      misses.push([`${it.id} (${it.category}): ${it.failures.join('; ')}`, ...it.transcript].join('\n    '))
}

/** Where the conversations of the corpora get to. */
function evaluateConversations(): void {
  const differ = conversations.flatMap(([messages, expected]) => {
    const got = outcomeOf([messages, expected])
    return got === expected ? [] : [`${messages.join(' / ')} ⇒ ${expected}, got ${got}`]
  })
  print(
    'conversations',
    percent(conversations.length - differ.length, conversations.length),
    `of ${conversations.length}`,
  )
  misses.push(...differ)
}

evaluateActs()
evaluateHeldRows()
evaluateCertainty()
evaluateConversations()
evaluateTopics()
evaluateRoles()
evaluateActRows()
for (const file of process.argv.slice(2)) evaluateCases(file)
console.log(`\n${misses.length} misses`)
for (const it of misses) console.log(`- ${it}`)
