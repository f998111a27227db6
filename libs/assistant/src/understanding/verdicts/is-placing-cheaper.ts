import { isPlainAgreement } from '../agreement/plain-agreement.ts'
import { fitted } from '../fitted.ts'
import { type Reading, says } from '../reading.ts'
import type { Probabilities } from '../learned/act-model.ts'
import type { RecapLabel } from '../learned/probabilities.ts'

const costOfPix: Readonly<Record<RecapLabel, number>> = fitted.costOfPix

/** 'ok, demora?' */
const asksBeside = (it: Reading) =>
  (it.topics.length > 0 || (it.isQuestion && says(it, 'nod'))) && !says(it, 'command')

/** 'manda o pix do outro pacote'; 'melhor aquele maior', and no word of a yes. */
const asksForOther = (it: Reading) =>
  says(it, 'agree')
    ? it.scope === 'rest'
    : says(it, 'remove-item') || (says(it, 'change') && !says(it, 'nod'))

/** Signs in the tables' reading that are surer than the classifier, and how much likelier each makes a label; those of one message multiply. */
const likelihoods: ReadonlyArray<readonly [RecapLabel, number, (it: Reading) => boolean]> = [
  ['yes', 4, (it) => isPlainAgreement(it) && it.choice?.by !== 'place'],
  ['change', 8, asksForOther],
  /** 'sim, 500 me atende': all that is named is what the recap shows. */
  ['change', 1 / 8, (it) => says(it, 'agree') && it.items.length > 0 && it.replaced.length === 0],
  ['condition', 3, ({ conditions }) => conditions.some((it) => it !== 'other' && it !== 'time')],
  ['ask', 6, asksBeside],
  ['postpone', 6, (it) => says(it, 'postpone') && !says(it, 'agree')],
  ['refuse', 8, (it) => says(it, 'agree') && says(it, 'deny') && !says(it, 'command')],
  ['refuse', 8, (it) => says(it, 'refuse') && !says(it, 'agree')],
]

/** Whether placing the recap is expected to cost less than not placing it. `isAnswered`: something was answered since. */
export function isPlacingCheaper(
  reading: Reading,
  probabilities: Probabilities<RecapLabel>,
  isAnswered: boolean,
): boolean {
  const chances = { ...probabilities }
  for (const [label, factor, holds] of likelihoods) if (holds(reading)) chances[label] *= factor
  const labels = Object.keys(chances) as RecapLabel[]
  const cost = labels.reduce((sum, it) => sum + chances[it] * costOfPix[it], 0)
  return cost < chances.yes * (isAnswered ? fitted.recap.missedLateYes : fitted.recap.missedYes)
}
