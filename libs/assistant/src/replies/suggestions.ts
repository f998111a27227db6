import type { Product } from '@smm/contracts/products'
import { capital } from '../naming/grammar.ts'
import { shownOrderId } from '../naming/order-names.ts'
import { productName } from '../naming/product-names.ts'
import { type Catalogue, soldProducts } from '../shop.ts'

/**
 * Quick replies below a reply, by what they say: each is read as if the visitor had typed it. Actions, which are executed,
 * are drawn in `draw-reply.ts`.
 */
export const suggestion = {
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

/** The button of a link to WhatsApp. */
export const whatsappLabel = 'Chamar no WhatsApp'

/** The buttons of a drawn recap. */
export const recapLabels = { place: 'Gerar PIX', change: 'Mudar', cancel: suggestion.dropOrder } as const

const mostProducts = 5

/** Each chooses a product: 'Seguidores no Instagram'. */
export const productSuggestions = (products: readonly Product[]): string[] =>
  products.slice(0, mostProducts).map((it) => capital(productName(it)))

export const soldSuggestions = (shop: Catalogue): string[] => productSuggestions(soldProducts(shop))
