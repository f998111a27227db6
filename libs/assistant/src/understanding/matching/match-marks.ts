import { indexUnits, type Matchable, matchUnits, type PhraseMatch } from './phrase-index.ts'
import { agreementPhrases } from '../phrases/yes/agreement-phrases.ts'
import { commandPhrases } from '../phrases/yes/command-phrases.ts'
import { englishPhrases } from '../phrases/halt/english-phrases.ts'
import { conditionMarks } from '../phrases/halt/condition-phrases.ts'
import { suppositionPhrases } from '../phrases/halt/supposition-phrases.ts'
import { scopePhrases } from '../phrases/order/scope-phrases.ts'
import { toldPhrases } from '../phrases/talk/told-phrases.ts'
import { falseYesPhrases } from '../phrases/yes/false-yes-phrases.ts'
import { orderPhrases } from '../phrases/order/order-phrases.ts'
import { refusalPhrases } from '../phrases/halt/refusal-phrases.ts'

const markedActs = { ...refusalPhrases, ...orderPhrases }
/** Whether a yes or a command is an act is decided by `readAgreement`. */
export const marks = {
  ...agreementPhrases,
  ...commandPhrases,
  ...markedActs,
  ...falseYesPhrases,
  ...conditionMarks,
  ...suppositionPhrases,
  ...scopePhrases,
  ...toldPhrases,
}

/** An act or another mark of a clause. */
export type Mark = keyof typeof marks
export type MarkedAct = keyof typeof markedActs
export const isAct = (mark: Mark): mark is MarkedAct => mark in markedActs
export type MarkMatch = PhraseMatch<Mark>

const index = indexUnits<Mark>(marks, englishPhrases)
/** Finds every mark of the units. `isBoundary(i)`: a clause begins at unit `i`. */
export const matchMarks = (units: readonly Matchable[], isBoundary: (at: number) => boolean): MarkMatch[] =>
  matchUnits(index, units, isBoundary)
