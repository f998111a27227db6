import type { Product } from '@smm/contracts/products'

/** A product as the demonstration sells it: where its buyers come in, and how often it is bought beside the others. */
export type DemoProduct = Product & { path: string; weight: number; target: 'profile' | 'publication' }

export const demoProducts: readonly DemoProduct[] = [
  {
    platform: 'instagram',
    serviceType: 'followers',
    path: '/comprar-seguidores-instagram',
    weight: 46,
    target: 'profile',
  },
  {
    platform: 'instagram',
    serviceType: 'likes',
    path: '/curtidas-instagram',
    weight: 22,
    target: 'publication',
  },
  { platform: 'tiktok', serviceType: 'followers', path: '/seguidores-tiktok', weight: 15, target: 'profile' },
  {
    platform: 'youtube',
    serviceType: 'views',
    path: '/visualizacoes-youtube',
    weight: 10,
    target: 'publication',
  },
  {
    platform: 'youtube',
    serviceType: 'subscribers',
    path: '/inscritos-youtube',
    weight: 7,
    target: 'profile',
  },
]

/** A page of this name, or a publication of it. */
export function drawLink({ platform, target }: DemoProduct, handle: string, code: string): string {
  const isProfile = target === 'profile'
  switch (platform) {
    case 'instagram':
      return `https://www.instagram.com/${isProfile ? handle : `p/${code}`}/`
    case 'youtube':
      return `https://www.youtube.com/${isProfile ? `@${handle}` : `watch?v=${code}`}`
    case 'tiktok':
      return `https://www.tiktok.com/@${handle}`
  }
}
