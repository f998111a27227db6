import { bitByBit } from './corpus/bit-by-bit.ts'
import { budgets } from './corpus/budgets.ts'
import { choices } from './corpus/choices.ts'
import { complaints } from './corpus/complaints.ts'
import { corrections } from './corpus/corrections.ts'
import { everydaySpeech } from './corpus/everyday-speech.ts'
import { handles } from './corpus/handles.ts'
import { hostileMessages } from './corpus/hostile-messages.ts'
import { ordinaryDay } from './corpus/ordinary-day.ts'
import { ordersBesidePurchases } from './corpus/orders-beside-purchases.ts'
import { ordersInHand } from './corpus/orders-in-hand.ts'
import { ordersOfAllSorts } from './corpus/orders-of-all-sorts.ts'
import { purchasesAskedAfter } from './corpus/purchases-asked-after.ts'
import { purchasesTold } from './corpus/purchases-told.ts'
import { quantities } from './corpus/quantities.ts'
import { questionsAboutDelivery } from './corpus/questions-about-delivery.ts'
import { questionsAboutPayment } from './corpus/questions-about-payment.ts'
import { questionsAboutTrust } from './corpus/questions-about-trust.ts'
import { questionsAboutUse } from './corpus/questions-about-use.ts'
import { questionsOnTheWay } from './corpus/questions-on-the-way.ts'
import { renamedPages } from './corpus/renamed-pages.ts'
import { repeatOrders } from './corpus/repeat-orders.ts'
import { resizedOrders } from './corpus/resized-orders.ts'
import { shortComplaints } from './corpus/short-complaints.ts'
import { wholeOrders } from './corpus/whole-orders.ts'

/** How people write, with what has to come of it: for the tests and for `npm run bench:assistant`. */
export const conversations = [
  ...wholeOrders,
  ...quantities,
  ...everydaySpeech,
  ...handles,
  ...bitByBit,
  ...choices,
  ...questionsOnTheWay,
  ...corrections,
  ...budgets,
  ...repeatOrders,
  ...resizedOrders,
  ...renamedPages,
  ...complaints,
  ...shortComplaints,
  ...purchasesTold,
  ...purchasesAskedAfter,
  ...ordersBesidePurchases,
  ...ordersOfAllSorts,
  ...ordersInHand,
  ...ordinaryDay,
  ...hostileMessages,
]

/** Questions, by what they are about. */
export const questions = {
  ...questionsAboutDelivery,
  ...questionsAboutPayment,
  ...questionsAboutTrust,
  ...questionsAboutUse,
}
