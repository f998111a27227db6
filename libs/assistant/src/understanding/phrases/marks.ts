import { indexUnits, matchUnits, type PhraseMatch } from '../matching/phrase-index.ts'
import type { Unit } from '../parse/utterance.ts'
import { agreementPhrases } from './agreement-phrases.ts'
import { commandPhrases } from './command-phrases.ts'
import { englishPhrases } from './english-phrases.ts'
import { markPhrases } from './mark-phrases.ts'
import { orderPhrases } from './order-phrases.ts'
import { refusalPhrases } from './refusal-phrases.ts'

const markedActs = { ...refusalPhrases, ...orderPhrases }
/** Whether a yes or a command is an act is decided by `readAgreement`. */
export const marks = { ...agreementPhrases, ...commandPhrases, ...markedActs, ...markPhrases }

/** An act or another mark of a clause. */
export type Mark = keyof typeof marks
export type MarkedAct = keyof typeof markedActs
export const isAct = (mark: Mark): mark is MarkedAct => mark in markedActs
export type MarkMatch = PhraseMatch<Mark>

const index = indexUnits<Mark>(marks, englishPhrases)
/** Finds every mark of the units. `isBoundary(i)`: a clause begins at unit `i`. */
export const matchMarks = (units: readonly Unit[], isBoundary: (at: number) => boolean): MarkMatch[] =>
  matchUnits(index, units, isBoundary)
