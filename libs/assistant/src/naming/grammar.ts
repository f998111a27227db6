import type { Product, ServiceType } from '@smm/contracts/products'

/** Curtidas and visualizações, among masculine names. */
export const isFeminine = (serviceType: ServiceType): boolean =>
  serviceType === 'likes' || serviceType === 'views'

/** 'os', of seguidores; 'as', of curtidas. */
export const article = ({ serviceType }: Pick<Product, 'serviceType'>): string =>
  isFeminine(serviceType) ? 'as' : 'os'

export const howMany = (serviceType: ServiceType): string => (isFeminine(serviceType) ? 'Quantas' : 'Quantos')

/** 'a, b e c'; of a choice 'a, b ou c'; of none 'a, b nem c'. */
export const inWords = (list: readonly string[], before: 'e' | 'ou' | 'nem' = 'e'): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${before} ${list.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const bullets = (list: readonly string[]): string => list.map((it) => `• ${it}`).join('\n')
