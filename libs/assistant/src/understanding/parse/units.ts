import { fitted } from '../fitted.ts'
import { ofOrder } from '../windows/page-windows.ts'
import type { Unit, Utterance } from './utterance.ts'

/** A plain word by its text, an entity by its kind: 'quero', 'N', 'L'. */
export const nameOf = (unit: Unit | undefined): string =>
  !unit ? '' : unit.kind === 'word' || unit.kind === 'punctuation' ? unit.text : unit.kind

/** Whether a sentence or a line ends here. */
export const endsSentence = ({ text }: Unit): boolean => '.!?;\n'.includes(text)

/** A window of the names of units, within the utterance. */
export function around(units: readonly Unit[], from: number, to: number): string {
  const start = Math.max(0, from)
  let names = start < to ? nameOf(units[start]) : ''
  for (let at = start + 1; at < Math.min(to, units.length); at++) names += ` ${nameOf(units[at])}`
  return names
}

/** 'o do tiktok': the goods of an order, by their platform. */
export const isByPlatform = (units: readonly Unit[], at: number): boolean =>
  ofOrder.of.test(units[at]?.text ?? '') &&
  units[at + 1]?.kind === 'P' &&
  ofOrder.article.test(units[at - 1]?.text ?? '')

/** The number that 'também' repeats: '500 também', '500 seguidores também'. */
export const countedToo = (units: readonly Unit[], at: number): number | undefined =>
  units[at]?.text === 'tambem'
    ? units.slice(Math.max(0, at - 2), at).find((it) => it.kind === 'N')?.value
    : undefined

const besideGoods = new Set(['de', 'novos', 'novas', 'mais', 'uns'])

/** Whether goods are counted here: '500 novos seguidores'. */
export const isGoods = (units: readonly Unit[], at: number): boolean =>
  units[at]?.kind === 'G' || (besideGoods.has(units[at]?.text ?? '') && units[at + 1]?.kind === 'G')

export const wordCount = ({ units }: Utterance): number =>
  units.filter(({ kind }) => kind !== 'punctuation').length
/** A shorter message may be the rest of something. */
export const isLong = (utterance: Utterance): boolean => wordCount(utterance) >= fitted.length.story
