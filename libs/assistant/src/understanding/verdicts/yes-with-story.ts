import { certainty } from '../certainty.ts'
import { fitted } from '../fitted.ts'
import type { Evidence } from '../collect-evidence.ts'
import { isPageOf } from '../learned/act-features.ts'
import { leastCount } from '../learned/among-numbers.ts'
import { remarkAround } from '../learned/number-features.ts'
import { probabilityOfStory } from '../learned/probabilities.ts'
import { ofMoney } from '../windows/number-windows.ts'
import type { Unit } from '../parse/utterance.ts'
import type { Reading } from '../reading.ts'
import type { Candidate } from './candidate.ts'
import { isInPassing } from './numbers-in-passing.ts'
import { splitYes } from './split-yes.ts'

/** The reading of a yes whose other words tell of nothing that is ordered: 'pode, a mãe da outra me deve a metade kkk'. */
export function yesWithStory(message: Candidate): Reading | null {
  const { context } = message.evidence
  if (namesOther(message.evidence)) return null
  const split = splitYes(message)
  if (!split) return null
  const { evidence: story, reading } = message.readSegment(split.story).read()
  if (counts(story)) return null
  const probability = probabilityOfStory({ utterance: story.utterance, reading }, context.recap)
  /** The mean with the probability of a yes in the whole, where the story counts twice. */
  const mean = (2 * probability + message.atRecap().probabilities.yes) / 3
  return probability >= certainty.likely && mean >= fitted.recap.yesWithStory ? split.yes : null
}

/** Names a page, goods or a platform that the whole recap is not of. */
function namesOther({ utterance: { units, pages }, context }: Evidence): boolean {
  const recap = context.recap!
  return units.some(({ kind, serviceType, platform, page }) => {
    if (kind === 'L') return !recap.every((it) => isPageOf(it, pages[page]!))
    if (kind === 'G') return !recap.every((it) => it.serviceType === serviceType)
    return kind === 'P' && !recap.every((it) => it.platform === platform)
  })
}

/** Tells a sum, or a number that may be a quantity: 'isso, 1500'. */
function counts(story: Evidence): boolean {
  const { utterance, context } = story
  const recap = context.recap!
  return utterance.units.some(({ kind, value }, at) => {
    if (kind === 'M') return remarkBesidePrice(utterance.units, at) < fitted.length.besidePrice
    if (kind !== 'N' || value < leastCount || recap.every((it) => it.quantity === value)) return false
    return !isInPassing(story, at)
  })
}

/** A sum is only told beside words of a story: 'a agência queria 400 reais por mês', and not 'são 20 reais né'. */
function remarkBesidePrice(units: readonly Unit[], at: number): number {
  const isNoPriceWord = ({ text }: Unit) => !ofMoney.ofPrice.test(text)
  return remarkAround(units.filter(isNoPriceWord), units.slice(0, at).filter(isNoPriceWord).length)
}
