import * as budgets from './budget-moves.ts'
import * as cancelling from './cancel-placed.ts'
import * as corrections from '../correct-placed.ts'
import * as complaints from './complaint-moves.ts'
import * as orders from './order-moves.ts'
import * as placing from '../place-cart.ts'
import * as prices from './price-moves.ts'
import * as purchases from './purchase-moves.ts'
import * as rights from './rights-moves.ts'
import * as talk from './talk-moves.ts'
import type { Move } from '../turn.ts'

/** Every move of the transition table, by its name. */
export const moves = {
  refusePassword: talk.refusePassword,
  resistTrick: talk.resistTrick,
  refuseOpposite: talk.refuseOpposite,
  offerPerson: talk.offerPerson,
  acceptRefusal: talk.acceptRefusal,
  postpone: talk.postpone,
  pause: talk.pause,
  advise: talk.advise,
  sayConditions: talk.sayConditions,
  answerTopics: talk.answerTopics,
  refuseUnsold: talk.refuseUnsold,
  explainPage: talk.explainPage,
  askHandle: talk.askHandle,
  takeNo: talk.takeNo,
  returnCourtesy: talk.returnCourtesy,
  handleTrouble: complaints.handleTrouble,
  hearComplaint: complaints.hearComplaint,
  agreeToTicket: complaints.agreeToTicket,
  leaveComplaint: complaints.leaveComplaint,
  withdrawTicket: complaints.withdrawTicket,
  tellStatus: purchases.tellStatus,
  tellPlaced: purchases.tellPlaced,
  tellStatusBeside: purchases.tellStatusBeside,
  tellPayment: purchases.tellPayment,
  askWhatFell: purchases.askWhatFell,
  tellTickets: purchases.tellTickets,
  tellRefund: purchases.tellRefund,
  repeatPix: purchases.repeatPix,
  promisePix: purchases.promisePix,
  withdraw: rights.withdraw,
  hearDataRequest: rights.hearDataRequest,
  cancelPlaced: cancelling.cancelPlaced,
  cancelChosen: cancelling.cancelChosen,
  keepPlaced: cancelling.keepPlaced,
  dropCart: purchases.dropCart,
  findOrder: purchases.findOrder,
  welcomeBack: purchases.welcomeBack,
  quoteSupposed: prices.quoteSupposed,
  offerAlternatives: prices.offerAlternatives,
  tellPackage: prices.tellPackage,
  tellLimits: prices.tellLimits,
  tellPrices: prices.tellPrices,
  answerMoney: budgets.answerMoney,
  takeFacts: orders.takeFacts,
  placeCart: placing.placeCart,
  removeItems: orders.removeItems,
  askChange: orders.askChange,
  askWhatToChange: orders.askWhatToChange,
  askBeforePix: orders.askBeforePix,
  showRecapAgain: orders.showRecapAgain,
  showCart: orders.showCart,
  goOn: orders.goOn,
  startOrder: orders.startOrder,
  correctPlaced: corrections.correctPlaced,
} satisfies Record<string, Move>
export type MoveName = keyof typeof moves
