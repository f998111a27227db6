import { evidenceIn, readByTables, tablesReading } from '../read-by-tables.ts'
import type { Odds } from '../learned/act-model.ts'
import { withoutNumbersInPassing } from '../agreement/numbers-in-passing.ts'
import {
  oddsAtRecap,
  oddsInTheOpen,
  oddsOfPurchase,
  type OpenLabel,
  type RecapLabel,
} from '../learned/learned-reader.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { Purchase } from '../evidence/read-purchase.ts'
import type { Reading } from '../reading.ts'

/** The odds of a learned reader, and what it hears most likely. */
export type Opinion<Label extends string> = { odds: Odds<Label>; label: Label; isSure: boolean }

/** All that a verdict on a message rests on: the tables' reading, and opinions that are asked for when a rule needs them. */
export type Heard = {
  parsed: ParsedMessage
  /** Beside a recap, without numbers that are only told. */
  told: Reading
  tellsNumber: boolean
  purchase: Purchase
  atRecap: () => Opinion<RecapLabel>
  inTheOpen: () => Opinion<OpenLabel>
  /** The odds that it speaks of a purchase made, by its words alone. */
  ofPurchase: () => number
}

export function hear(parsed: ParsedMessage): Heard {
  const evidence = evidenceIn(parsed)
  const whole = tablesReading(evidence)
  const told = parsed.context.recap ? withoutNumbersInPassing(whole, parsed) : whole
  return {
    parsed,
    told,
    tellsNumber: told !== whole,
    purchase: evidence.purchase,
    atRecap: once(() => opinionOf(oddsAtRecap(parsed, whole, readByTables))),
    inTheOpen: once(() => opinionOf(oddsInTheOpen(parsed, told))),
    ofPurchase: once(() => oddsOfPurchase(parsed)),
  }
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

/** The odds from which on the learned reader is sure of an act. */
const sure = 0.7

function opinionOf<Label extends string>(odds: Odds<Label>): Opinion<Label> {
  const labels = Object.keys(odds) as Label[]
  const label = labels.reduce((best, it) => (odds[it] > odds[best] ? it : best))
  return { odds, label, isSure: odds[label] >= sure }
}
