import { allRules, type Rules, when } from '../../decide.ts'
import { isPlainAgreement } from '../agreement/plain-agreement.ts'
import { fitted } from '../fitted.ts'
import { type Reading, says } from '../reading.ts'
import type { Probabilities } from '../learned/act-model.ts'
import type { RecapLabel } from '../learned/probabilities.ts'

const costOfPix: Readonly<Record<RecapLabel, number>> = fitted.costOfPix

/** 'ok, demora?' */
const asksBeside = (it: Reading) =>
  (it.topics.length > 0 || (it.isQuestion && says(it, 'nod', 'partial-yes'))) && !says(it, 'command')

/** 'manda o pix do outro pacote'; 'melhor aquele maior', and no word of a yes. */
const asksForOther = (it: Reading) =>
  says(it, 'agree')
    ? it.scope === 'rest'
    : says(it, 'remove-item') || (says(it, 'change') && !says(it, 'partial-yes'))

/** Signs in the tables' reading that are surer than the classifier, and how much likelier each makes a label; those of one message multiply. */
const likelihoods: Rules<Reading, readonly [label: RecapLabel, factor: number]> = {
  'a plain yes': when((it) => isPlainAgreement(it) && it.choice?.by !== 'place', ['yes', 4]),
  'another order is asked for': when(asksForOther, ['change', 8]),
  /** 'sim, 500 me atende': all that is named is what the recap shows. */
  'names what is shown': when(
    (it) => says(it, 'agree') && it.items.length > 0 && it.replaced.length === 0,
    ['change', 1 / 8],
  ),
  'terms of its own': when(
    ({ conditions }) => conditions.some((it) => it !== 'other' && it !== 'time'),
    ['condition', 3],
  ),
  'asks beside it': when(asksBeside, ['ask', 6]),
  'puts it off': when((it) => says(it, 'postpone') && !says(it, 'agree'), ['postpone', 6]),
  'says yes and no': when(
    (it) => says(it, 'agree') && says(it, 'deny') && !says(it, 'command'),
    ['refuse', 8],
  ),
  refuses: when((it) => says(it, 'refuse') && !says(it, 'agree'), ['refuse', 8]),
}

/** Whether placing the recap is expected to cost less than not placing it. `isAnswered`: something was answered since. */
export function isPlacingCheaper(
  reading: Reading,
  probabilities: Probabilities<RecapLabel>,
  isAnswered: boolean,
): boolean {
  const chances = { ...probabilities }
  for (const { answer } of allRules(likelihoods, reading)) chances[answer[0]] *= answer[1]
  const labels = Object.keys(chances) as RecapLabel[]
  const cost = labels.reduce((sum, it) => sum + chances[it] * costOfPix[it], 0)
  return cost < chances.yes * (isAnswered ? fitted.recap.missedLateYes : fitted.recap.missedYes)
}
