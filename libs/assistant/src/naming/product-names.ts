import {
  type Platform,
  platformNames,
  platforms,
  type Product,
  type ServiceType,
} from '@smm/contracts/products'
import { publishedProducts } from '@smm/pricing/published-products'
import { type Catalogue, soldProducts } from '../shop.ts'
import { inWords } from './grammar.ts'

export const serviceNames: Record<ServiceType, string> = {
  followers: 'seguidores',
  likes: 'curtidas',
  views: 'visualizações',
  subscribers: 'inscritos',
  comments: 'comentários',
  shares: 'compartilhamentos',
  saves: 'salvamentos',
}

/** 'seguidores no Instagram'. */
export const productName = ({ platform, serviceType }: Product): string =>
  `${serviceNames[serviceType]} no ${platformNames[platform]}`

export const networkNames: readonly string[] = platforms.map((it) => platformNames[it])

/** 'seguidores, curtidas ou visualizações': of what is published, where an inscrito is a seguidor too. */
export function goodsInWords(): string {
  const services = publishedProducts.map((it) => it.serviceType).filter((it) => it !== 'subscribers')
  return inWords(
    [...new Set(services)].map((it) => serviceNames[it]),
    'ou',
  )
}

/** 'seguidores e curtidas no Instagram, inscritos e visualizações no YouTube e seguidores no TikTok'. */
export function catalogueInWords(shop: Catalogue): string {
  const sold = soldProducts(shop)
  const onEach = platforms.flatMap((platform) => servicesOn(platform, sold))
  return inWords(onEach)
}

const servicesOn = (platform: Platform, sold: Product[]): string[] => {
  const names = sold.filter((it) => it.platform === platform).map((it) => serviceNames[it.serviceType])
  return names.length ? [`${inWords(names)} no ${platformNames[platform]}`] : []
}
