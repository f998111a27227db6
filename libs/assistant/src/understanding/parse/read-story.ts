import type { Clause } from './clauses.ts'
import { type ClauseMatches, matchClause, matchStory, type StoryMatches } from '../matching/match-clauses.ts'
import { bothPages } from '../windows/number-windows.ts'
import { beginsTime, someTime } from '../windows/time-windows.ts'
import type { ReadingContext } from '../reading.ts'
import { isByPlatform, nameOf } from './units.ts'
import type { Unit, Utterance } from './utterance.ts'

/** The clause of a message at a place, in words, with the phrases found in it. One without words, such as a page, is left out. */
export type StoryClause = { text: string; clause: number; matches: ClauseMatches }

/** A message in clauses, with the phrases of each and of them all. */
export type Story = { clauses: readonly StoryClause[]; text: string; matches: StoryMatches; hasZero: boolean }

/**
 * Puts each clause of a message on one line in which N stands for a number, G for what is sold, T for a span of time,
 * D for a date and M for a sum of money: 'ja faz T', 'so entrou N de N', 'comprei N G'. Pages are left out.
 */
export function readStory(
  { units }: Utterance,
  parts: readonly Clause[],
  { placed }: Pick<ReadingContext, 'placed'> = {},
): Story {
  const clauses = parts
    .map(({ from, to }, clause) => {
      const spoken = units.slice(from, to).filter((it) => it.kind !== 'L' && it.text !== '\n')
      const text = textOf(spoken, placed !== undefined)
      return { text, clause, matches: matchClause(text) }
    })
    .filter(({ text }) => text !== '')
  const text = clauses.map((it) => it.text).join(' ')
  return { clauses, text, matches: matchStory(text), hasZero: units.some((it) => it.value === 0) }
}

const maxTimeWords = 3

/** `isBuyer`: after an order, 'os do tiktok' are its goods. */
function textOf(units: readonly Unit[], isBuyer: boolean): string {
  const tokens: string[] = []
  for (let at = 0; at < units.length;) {
    const isOfOrder = isBuyer && isByPlatform(units, at)
    const time = isOfOrder ? 0 : spanOfTime(units, at)
    tokens.push(isOfOrder ? 'G' : time ? 'T' : tokenOf(units, at))
    at += isOfOrder ? 2 : Math.max(time, 1)
  }
  return tokens.join(' ')
}

/** How many units from here are a span of time without a number: 'uns dias', 'muito tempo'. */
function spanOfTime(units: readonly Unit[], at: number): number {
  if (!beginsTime.test(units[at]!.text)) return 0
  for (let count = maxTimeWords; count > 0; count--)
    if (at + count <= units.length && someTime.test(textBetween(units, at, at + count))) return count
  return 0
}
const textBetween = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from, to)
    .map((it) => it.text)
    .join(' ')

function tokenOf(units: readonly Unit[], at: number): string {
  const unit = units[at]!
  const isCount =
    unit.kind === 'N' && !isBoth(units, at) && !(unit.text === 'zero' && units[at - 1]?.text === 'do')
  if (unit.kind === 'N') return isCount ? 'N' : unit.text
  return unit.kind === 'P' || unit.kind === 'K' ? unit.text : nameOf(unit)
}

/** 'pros dois', 'nas duas': pages, and no number of what is sold. */
const isBoth = (units: readonly Unit[], at: number) =>
  bothPages.count.test(units[at]!.text) &&
  bothPages.before.test(units[at - 1]?.text ?? '') &&
  units[at + 1]?.kind !== 'G'
