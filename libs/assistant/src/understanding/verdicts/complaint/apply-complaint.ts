import { certainty } from '../../certainty.ts'
import { decide } from '../../../decide.ts'
import { actsWith } from '../../act-traits.ts'
import type { Act } from '../../reading-labels.ts'
import { isOfPurchase } from '../../evidence/clause-kinds.ts'
import {
  goodsNamed,
  isProblem,
  type PastPurchase,
  type Reading,
  says,
  tellsOrder,
  replaceActs,
  withAct,
  withoutActs,
  withoutPurchase,
} from '../../reading.ts'
import type { Candidate } from '../candidate.ts'
import { complaintEvidenceOf } from './complaint-evidence.ts'
import { type ComplaintOutcome, complaintRules } from './complaint-rules.ts'

const ofPurchases = actsWith('of-purchase')
/** These acts are read in the story that an order is told in, and neither complain nor put it off. */
const besideOrder: readonly Act[] = [...ofPurchases, 'postpone', 'pause', 'hedge']

/** Decides on a message that complains, or asks for what a complaint gets; null leaves it to the next verdicts. */
export function decideComplaint(it: Candidate): Reading | null {
  const { kinds } = it.evidence.purchase
  const isTold = [...kinds].some(isOfPurchase)
  const wantsTicketInCase = kinds.has('unreal') && says(it.reading, 'want-ticket')
  if (asksBesideOrder(it)) return complaintByOutcome.none(it)
  return isTold || wantsTicketInCase || isComplaining(it.reading)
    ? complaintByOutcome[decide(complaintRules, complaintEvidenceOf(it))!](it)
    : null
}

/** 'se meu irmão me devolver os 300 reais, aí eu faço 500 seguidores no @loja.x': words of a ticket or a refund in an order. */
const asksBesideOrder = ({ reading, evidence, unprompted }: Candidate) =>
  tellsOrder(reading) &&
  says(reading, 'want-ticket', 'want-refund') &&
  1 - evidence.probabilities.ofPurchase().other < certainty.remote &&
  unprompted().probabilities.complain < certainty.beyondDoubt

const isComplaining = (reading: Reading) =>
  says(reading, 'complain') || (reading.past !== null && isProblem(reading.past))

const complaintByOutcome: Record<ComplaintOutcome, (it: Candidate) => Reading | null> = {
  /** Where the tables read none, the next verdicts look for it. */
  certain: ({ reading }) => (isComplaining(reading) ? reading : null),
  unconfirmed: ({ reading }) =>
    isComplaining(reading) && !says(reading, 'want-ticket')
      ? { ...reading, past: { items: [], state: 'pending', ...reading.past, isUnsure: true } }
      : null,
  ambiguous: ({ reading, evidence: { purchase } }) =>
    says(reading, 'want-ticket') || !(isComplaining(reading) || purchase.kinds.has('elsewhere'))
      ? null
      : {
          ...replaceActs(reading, ['report-drop', 'order'], 'complain'),
          items: goodsNamed(reading),
          past: { items: [], ...reading.past, state: 'named' },
        },
  none: ({ reading, evidence: { context } }) => {
    if (!isComplaining(reading) && !says(reading, 'want-ticket', 'want-refund')) return null
    const left = withoutPurchase(tellsOrder(reading) ? asOrder(reading) : withoutActs(reading, ofPurchases))
    /** 'paguei já. agora 500 no @loja.y' */
    const isPaid = says(reading, 'say-paid') && (context.placed ?? []).length > 0
    return isPaid ? withAct(left, 'say-paid') : left
  },
  solved: ({ reading, evidence: { purchase } }) => (purchase.isWish ? null : calmly(reading, 'fine')),
  elsewhere: ({ reading, evidence: { purchase } }) =>
    purchase.isWish || tellsOrder(reading)
      ? withoutPurchase(withAct(withoutActs(reading, ofPurchases), 'order'))
      : calmly(reading, 'elsewhere'),
}

/** Keeps the whole order that is told, without goods that are only named beside it, such as those bought before. */
const asOrder = (reading: Reading): Reading => ({
  ...withoutActs(reading, besideOrder),
  items: goodsNamed(reading).filter((it) => it.quantity !== null || it.target !== null),
})

const calmly = (reading: Reading, state: PastPurchase['state']): Reading => ({
  ...withoutActs(reading, ofPurchases),
  items: [],
  ...(state === 'fine' && { targets: [] }),
  past: { state, items: [] },
})
