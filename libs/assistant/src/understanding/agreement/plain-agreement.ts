import { type Conditions, holding } from '../../decide.ts'
import { saysAny } from '../act-traits.ts'
import { type Reading, says } from '../reading.ts'

/** Things beside a yes that keep its words alone from placing an order; the verdict weighs them and may overrule one. */
const obstacles: Conditions<Reading> = {
  'an act that speaks against it': (it) => saysAny(it, 'blocks-yes'),
  'a condition': (it) => it.conditions.length > 0,
  alternatives: (it) => it.alternatives.length > 0,
  'goods only supposed': (it) => it.supposed.length > 0,
  'goods no longer wanted': (it) => it.replaced.length > 0,
  'another quantity': (it) => it.resize !== null,
  'a share for each page': (it) => it.share !== null && it.scope !== 'all',
  'a wish for what is not sold': (it) => it.unsold !== null,
  'somebody else': (it) => it.isForOther,
  'a question': (it) => it.isQuestion,
}

export const besideAgreement = (reading: Reading): string[] => holding(obstacles, reading)

/**
 * The message agrees, and none of the obstacles stands beside it. Items, targets and money that repeat the recap are compared by
 * `isAnotherOrder`. A classifier learns from it, the verdict weighs it and may overrule an obstacle, and the dialogue asks it too.
 */
export const isPlainAgreement = (reading: Reading): boolean =>
  says(reading, 'agree') && besideAgreement(reading).length === 0

/** Whether a yes is all that the message holds, with nothing that is not understood. */
export const isOnlyAgreement = (reading: Reading): boolean =>
  isPlainAgreement(reading) && reading.coverage === 1 && reading.topics.length === 0
