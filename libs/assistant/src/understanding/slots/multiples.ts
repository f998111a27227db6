import { nameOf } from '../clauses.ts'
import type { Unit } from '../utterance.ts'

const multiples: Readonly<Record<string, number>> = { metade: 0.5, dobro: 2, triplo: 3, quadruplo: 4 }

/** 'o dobro de 250', 'metade de mil', '500 em dobro': by how much a number counts; 1 where nothing multiplies it. */
export function multipleAt(units: readonly Unit[], at: number): number {
  const [word, joint] = [units[at - 2]?.text ?? '', units[at - 1]?.text ?? '']
  if (/^d[eoa]s?$/.test(joint) && word in multiples) return multiples[word]!
  const after = units
    .slice(at + 1, at + 4)
    .map(nameOf)
    .join(' ')
  return /^(G )?em dobro/.test(after) ? 2 : 1
}
