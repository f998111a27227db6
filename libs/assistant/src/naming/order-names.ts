import type { TieredProduct } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import type { Priced } from '../shop.ts'
import type { Ordered } from '../visitor-records.ts'
import { isFeminine } from './grammar.ts'
import { targetShown } from './page-names.ts'
import { productName } from './product-names.ts'

/*
 * The forms of an order, from the shortest to the longest:
 *   productName   seguidores no Instagram (product-names.ts)
 *   orderName     500 seguidores no Instagram
 *   pricedName    500 seguidores no Instagram por R$ 45,00
 *   goodsOf       500 seguidores no Instagram para @loja.x
 *   yours         seus 500 seguidores no Instagram para @loja.x
 *   orderOf       pedido de 500 seguidores no Instagram para @loja.x
 * and of its page (page-names.ts):
 *   shownLink     instagram.com/loja.x
 *   targetShown   @loja.x, or the short address
 *   targetName    Perfil
 *   publicPage    o perfil público
 *   neededLink    o link do seu perfil (ou o @)
 */

/** '500 seguidores no Instagram', '… (Premium)' of another tier than the standard one. */
export const orderName = (product: TieredProduct, quantity: number): string =>
  `${formatQuantity(quantity)} ${productName(product)}${tierSuffix(product)}`

/** '500 seguidores no Instagram por R$ 45,00' */
export const pricedName = (it: Priced): string => `${orderName(it, it.quantity)} por ${formatCents(it.cents)}`

/** An order as the visitor sees it named: the first eight characters of its id. */
export const shownOrderId = (orderId: string): string => orderId.slice(0, 8)

/** '500 seguidores no Instagram para @loja.x' */
export const goodsOf = ({ quantity, link, ...product }: Ordered): string =>
  `${orderName(product, quantity)} para ${targetShown(link)}`

/** 'seus 500 seguidores no Instagram para @loja.x' */
export const yours = (order: Ordered): string =>
  `${isFeminine(order.serviceType) ? 'suas' : 'seus'} ${goodsOf(order)}`

/** 'pedido de 500 seguidores no Instagram para @loja.x' */
export const orderOf = (order: Ordered): string => `pedido de ${goodsOf(order)}`
