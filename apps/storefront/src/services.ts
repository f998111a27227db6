import type { Product } from '@smm/contracts/products'
import { fromPriceCents } from '@smm/pricing/packages'
import { delivery, type DeliveredProduct } from '@smm/site/delivery'
import type { IconName } from '@smm/ui/icons'
import { shownReais } from './shown-reais.ts'

type Described = {
  path: string
  name: string
  /** What is counted: 'seguidores'. */
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

/** 'R$ 15': the smallest package of a service. */
export const fromPrice = ({ product }: Service): string => shownReais(fromPriceCents(product) ?? 0)

/** The platform and service type in one word, as the delivery times and the package notes are filed. */
export const deliveredAs = (product: Service['product']) =>
  `${product.platform}-${product.serviceType}` as DeliveredProduct

export const deliveryOfService = ({ product }: Service) => delivery[deliveredAs(product)]
