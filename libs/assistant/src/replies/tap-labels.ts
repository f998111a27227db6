import { shownOrderId } from './wording.ts'

/** The words of everything that can be tapped below a reply, by its deed. One that carries an action is executed, another is read as if typed. */
export const tapLabels = {
  placeRecap: 'Sim, pode gerar o PIX',
  askPix: 'Pode gerar o PIX',
  placeNext: 'Sim, pode continuar',
  changeQuantity: 'Mudar a quantidade',
  changePage: 'Mudar o link',
  dropOrder: 'Cancelar',
  onlyFirst: 'Só o primeiro',
  onlySecond: 'Só o segundo',
  both: 'Pode gerar os dois',
  takePackage: 'Quero esse',
  otherQuantity: 'Outra quantidade',
  typeHandle: 'Digitar meu @',
  buy: 'Quero comprar',
  haveBought: 'Já comprei',
  askStatus: 'Como está meu pedido?',
  openTicket: 'Abrir chamado',
  noTicket: 'Não precisa',
  callStaffHere: 'Chamar a equipe por aqui',
  askForPerson: 'Falar com uma pessoa',
  cancelAll: 'Cancelar todos',
  cancelThis: 'Sim, cancelar',
  cancelNone: 'Não cancelar nada',
  cancelOrder: (orderId: string) => `Cancelar o pedido ${shownOrderId(orderId)}`,
  withdrawFrom: (orderId: string) => `Desistir da compra do pedido ${shownOrderId(orderId)}`,
  refillOrder: (orderId: string) => `Quero a reposição do pedido ${shownOrderId(orderId)}`,
} as const

/** The buttons of a drawn recap. */
export const recapButtons = { place: 'Gerar PIX', change: 'Mudar', cancel: 'Cancelar' } as const
