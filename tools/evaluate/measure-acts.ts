import {
  agreements,
  conditions,
  conversations,
  type LabelledRow,
  labelledRows,
  reserves,
  rowsOf,
} from '@smm/assistant/corpus'
import { stepFor } from '@smm/assistant/dialogue/advance'
import { readDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { turnOf } from '@smm/assistant/dialogue/testing'
import { readingRow } from '@smm/assistant/expected-reading'
import { talk } from '@smm/assistant/testing'
import { hasTrait } from '@smm/assistant/understanding/act-traits'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import { readUtterance } from '@smm/assistant/understanding/read-utterance'
import type { Reading, ReadingContext } from '@smm/assistant/understanding/reading'
import { acts } from '@smm/assistant/understanding/reading-labels'
import { type Measured, measureLabels, measureRows, together } from './figures.ts'
import { confirming, idle } from './reading-contexts.ts'

export const measureActs = (): Measured =>
  together([measureYes(), measureComplaints(), ...measureHeldRows(), ...measureRowsOfActs()])

function measureYes(): Measured {
  const label = (is: boolean) => (message: string) => ({
    message,
    is,
    read: places(readUtterance(message, confirming)),
  })
  return measureLabels('agree', [
    ...agreements.map(label(true)),
    ...[...reserves, ...conditions].map(label(false)),
  ])
}

const shown = readDialogue(talk('500 seguidores no insta @loja.x').state)
/** Whether an answer to the recap of `answeredRecap` places it. */
export const places = (reading: Reading): boolean =>
  stepFor(turnOf(shown, '', {}, reading)).intents?.some((it) => it.type === 'place-orders') ?? false

function measureComplaints(): Measured {
  const first = conversations.flatMap(([[message = '', ...others], outcome]) =>
    others.length === 0 && /^(ticket|recap)/.test(outcome) ? [{ message, outcome }] : [],
  )
  return measureLabels(
    'complain',
    first.map(({ message, outcome }) => ({
      message,
      is: outcome.startsWith('ticket'),
      read: isOfTrouble(readUtterance(message, idle)),
    })),
  )
}

const isOfTrouble = ({ acts }: Reading) =>
  acts.some((it) => hasTrait(it, 'redress') && hasTrait(it, 'of-purchase'))

/** Rows by authors of their own, which nothing is trained on: the tables alone, and with the classifier. */
function measureHeldRows(): Measured[] {
  const readers = {
    'tables alone': (message: string, context: ReadingContext) =>
      readByTables(parseMessage(message, context)).reading,
    'tables and learned': readUtterance,
  }
  const [recap, open] = [labelledRows('held-at-recap'), labelledRows('held-in-the-open')]
  const roundabout = labelledRows('held-roundabout-at-recap')
  return Object.entries(readers).flatMap(([name, read]) => {
    const label =
      (context: ReadingContext, is: string[], isRead: (it: Reading) => boolean) => (row: LabelledRow) => ({
        message: row.message,
        is: row.labels.some((it) => is.includes(it)),
        read: isRead(read(row.message, context)),
      })
    return [
      measureLabels(`held yes, ${name}`, recap.map(label(confirming, ['yes'], places))),
      measureLabels(`held roundabout yes, ${name}`, roundabout.map(label(confirming, ['yes'], places))),
      ...(['refuse', 'postpone', 'hedge', 'complain', 'trick'] as const).map((it) =>
        measureLabels(
          `held ${it}, ${name}`,
          recap.map(label(confirming, [it], ({ acts }) => acts.includes(it))),
        ),
      ),
      measureLabels(`held trouble, ${name}`, open.map(label(idle, ['complain', 'track'], isOfTrouble))),
      measureLabels(
        `held trick in the open, ${name}`,
        open.map(label(idle, ['trick'], ({ acts }) => acts.includes('trick'))),
      ),
    ]
  })
}

/** The acts that the rows of `readings.txt` expect; a row names one act, so it tells nothing of precision. */
function measureRowsOfActs(): Measured[] {
  const rows = rowsOf('readings').map(readingRow)
  return acts.flatMap((act) => {
    const wanted = rows.filter((it) => it.expected === act)
    const missOf = ({ message, context }: (typeof rows)[number]) =>
      readUtterance(message, context).acts.includes(act) ? null : `act ${act}: not read: ${message}`
    return wanted.length > 0 ? [measureRows(`act ${act}, recall`, wanted, missOf)] : []
  })
}
