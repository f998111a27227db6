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

/** Signs in the tables' reading, each of a label; those of one message multiply. */
const signs: Readonly<
  Record<keyof typeof fitted.likelihood, { of: RecapLabel; holds: (it: Reading) => boolean }>
> = {
  plainYes: { of: 'yes', holds: (it) => isPlainAgreement(it) && it.choice?.by !== 'place' },
  asksForOther: { of: 'change', holds: asksForOther },
  namesShown: {
    of: 'change',
    holds: (it) => says(it, 'agree') && it.items.length > 0 && it.replaced.length === 0,
  },
  ownTerms: {
    of: 'condition',
    holds: ({ conditions }) => conditions.some((it) => it !== 'other' && it !== 'time'),
  },
  asksBeside: { of: 'ask', holds: asksBeside },
  putsOff: { of: 'postpone', holds: (it) => says(it, 'postpone') && !says(it, 'agree') },
  yesAndNo: { of: 'refuse', holds: (it) => says(it, 'agree') && says(it, 'deny') && !says(it, 'command') },
  refuses: { of: 'refuse', holds: (it) => says(it, 'refuse') && !says(it, 'agree') },
}
const signNames = Object.keys(signs) as Array<keyof typeof signs>

/** Whether placing the recap is expected to cost less than not placing it. `isAnswered`: something was answered since. */
export function isPlacingCheaper(
  reading: Reading,
  probabilities: Probabilities<RecapLabel>,
  isAnswered: boolean,
): boolean {
  const chances = { ...probabilities }
  for (const it of signNames) if (signs[it].holds(reading)) chances[signs[it].of] *= fitted.likelihood[it]
  const labels = Object.keys(chances) as RecapLabel[]
  const cost = labels.reduce((sum, it) => sum + chances[it] * costOfPix[it], 0)
  return cost < chances.yes * (isAnswered ? fitted.recap.missedLateYes : fitted.recap.missedYes)
}
