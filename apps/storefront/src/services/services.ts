import type { Product } from '@smm/contracts/products'
import { packageFigure, productFigure } from '@smm/pricing/figures'
import { delivery, type DeliveredProduct } from '@smm/site/delivery'
import type { IconName } from '@smm/ui/icons'
import { figure } from '../figures/figures.ts'
import type { Quantity } from './package-slots.ts'

type Described = {
  path: string
  name: string
  /** The counted thing: 'seguidores'. */
  unit: string
  platformName: string
  icon: IconName
  product: Product
}

/** The five services with a landing page, in the order the menus show them. */
export const services = {
  instagramFollowers: {
    path: '/comprar-seguidores-instagram',
    name: 'Seguidores no Instagram',
    unit: 'seguidores',
    platformName: 'Instagram',
    icon: 'people',
    product: { platform: 'instagram', serviceType: 'followers' },
  },
  instagramLikes: {
    path: '/curtidas-instagram',
    name: 'Curtidas no Instagram',
    unit: 'curtidas',
    platformName: 'Instagram',
    icon: 'heart',
    product: { platform: 'instagram', serviceType: 'likes' },
  },
  youtubeViews: {
    path: '/visualizacoes-youtube',
    name: 'Visualizações no YouTube',
    unit: 'visualizações',
    platformName: 'YouTube',
    icon: 'play',
    product: { platform: 'youtube', serviceType: 'views' },
  },
  youtubeSubscribers: {
    path: '/inscritos-youtube',
    name: 'Inscritos no YouTube',
    unit: 'inscritos',
    platformName: 'YouTube',
    icon: 'bell',
    product: { platform: 'youtube', serviceType: 'subscribers' },
  },
  tiktokFollowers: {
    path: '/seguidores-tiktok',
    name: 'Seguidores no TikTok',
    unit: 'seguidores',
    platformName: 'TikTok',
    icon: 'spark',
    product: { platform: 'tiktok', serviceType: 'followers' },
  },
} as const satisfies Record<string, Described>

export type Service = (typeof services)[keyof typeof services]
export const serviceList: readonly Service[] = Object.values(services)

/** 'R$ 15': the price of a service's smallest package. */
export const fromPrice = ({ product }: Service): string => figure(productFigure('from', product))

/** 'Quero 500 seguidores no Instagram': what a tap on a package says in the chat. */
export const orderWords = (
  { unit, platformName, product }: Service,
  quantity: Quantity,
  tierIndex?: string,
): string =>
  `Quero ${figure(packageFigure('quantity', { ...product, tierIndex }, quantity))} ${unit} no ${platformName}`

/** 'R$ 15 e R$ 500': most orders cost something between. */
export const commonPrices = (service: Service): string =>
  `${fromPrice(service)} e ${figure(productFigure('common-up-to', service.product))}`

/** 'de 100 a 50.000 seguidores': the quantities that can be ordered. */
export const rangeOf = ({ product, unit }: Service): string =>
  `de ${figure(productFigure('minimum', product))} a ${figure(productFigure('maximum', product))} ${unit}`

/** The key of delivery times and package notes: 'instagram-followers'. */
export const deliveryKeyOf = (product: Service['product']) =>
  `${product.platform}-${product.serviceType}` as DeliveredProduct

export const deliveryOfService = ({ product }: Service) => delivery[deliveryKeyOf(product)]
