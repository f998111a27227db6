import {
  type Platform,
  platformNames,
  type Product,
  type ServiceType,
  type TieredProduct,
} from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { targetOf } from '@smm/social-links/link-fits'
import { readUrl } from '@smm/social-links/read-url'

export const serviceNames: Record<ServiceType, string> = {
  followers: 'seguidores',
  likes: 'curtidas',
  views: 'visualizações',
  subscribers: 'inscritos',
  comments: 'comentários',
  shares: 'compartilhamentos',
  saves: 'salvamentos',
}
const feminine = new Set<ServiceType>(['likes', 'views'])

/** 'os', of seguidores; 'as', of curtidas. */
export const article = ({ serviceType }: Pick<Product, 'serviceType'>): string =>
  feminine.has(serviceType) ? 'as' : 'os'

/** 'seguidores no Instagram'. */
export const productName = ({ platform, serviceType }: Product): string =>
  `${serviceNames[serviceType]} no ${platformNames[platform]}`

/** '500 seguidores no Instagram', '… (Premium)' of another tier than the standard one. */
export const orderName = (product: TieredProduct, quantity: number): string =>
  `${formatQuantity(quantity)} ${productName(product)}${tierSuffix(product)}`

export const howMany = (serviceType: ServiceType): string =>
  feminine.has(serviceType) ? 'Quantas' : 'Quantos'

/** The page that a product needs: 'o link do seu canal (ou o @)'. */
export function neededLink({ platform, serviceType }: Product): string {
  if (targetOf({ serviceType }) === 'account')
    return platform === 'youtube' ? 'o link do seu canal (ou o @ dele)' : 'o link do seu perfil (ou o @)'
  if (platform === 'instagram') return 'o link da foto ou do Reels'
  return platform === 'youtube' ? 'o link do vídeo (pode ser Shorts também)' : 'o link do vídeo'
}
const exampleLinks: Record<Platform, { account: string; content: string }> = {
  instagram: { account: 'instagram.com/seuperfil', content: 'instagram.com/p/…' },
  youtube: { account: 'youtube.com/@seucanal', content: 'youtube.com/watch?v=…' },
  tiktok: { account: 'tiktok.com/@seuperfil', content: 'tiktok.com/@seuperfil/video/…' },
}
export const exampleLink = (product: Product): string => exampleLinks[product.platform][targetOf(product)]

/** The name of a page in a recap. */
export function targetName({ platform, serviceType }: Product): string {
  if (targetOf({ serviceType }) === 'account') return platform === 'youtube' ? 'Canal' : 'Perfil'
  return platform === 'instagram' ? 'Publicação' : 'Vídeo'
}

/** An address as a person reads it: 'instagram.com/fulano'. */
export function shownLink(canonicalUrl: string): string {
  const address = canonicalUrl.replace('https://', '').replace('www.', '')
  const short = address.endsWith('/') ? address.slice(0, -1) : address
  try {
    return decodeURIComponent(short)
  } catch {
    return short
  }
}

/** A page as a person reads it: '@loja.x' of an account, else the short address. */
export function targetShown(link: string): string {
  const page = readUrl(link)
  const isAccount = 'kind' in page && (page.kind === 'profile' || page.kind === 'channel')
  return isAccount && page.handle ? `@${page.handle}` : shownLink(link)
}

/** An order as the visitor sees it named: the first eight characters of its id. */
export const shownOrderId = (orderId: string): string => orderId.slice(0, 8)

export type Ordered = TieredProduct & { quantity: number; link: string }

/** '500 seguidores no Instagram para @loja.x' */
export const goodsOf = ({ quantity, link, ...product }: Ordered): string =>
  `${orderName(product, quantity)} para ${targetShown(link)}`

/** 'seus 500 seguidores no Instagram para @loja.x' */
export const yours = (order: Ordered): string =>
  `${feminine.has(order.serviceType) ? 'suas' : 'seus'} ${goodsOf(order)}`

/** 'pedido de 500 seguidores no Instagram para @loja.x' */
export const orderOf = (order: Ordered): string => `pedido de ${goodsOf(order)}`

/** 'a, b e c'. */
export const inWords = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} e ${list.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export type Priced = Product & { quantity: number; cents: number }
/** The range of quantities in which a product can be ordered. */
export type Limits = { product: TieredProduct; minimum: number; maximum: number }

/** '500 seguidores no Instagram por R$ 45,00' */
export const pricedName = (it: Priced): string => `${orderName(it, it.quantity)} por ${formatCents(it.cents)}`

export const bullets = (list: readonly string[]): string => list.map((it) => `• ${it}`).join('\n')
