import { serviceList, type Service } from '../services/services.ts'

type PlatformBlock = {
  id: Service['product']['platform']
  name: string
  text: string
  services: Service[]
  picture: readonly string[]
}

const servicesOf = (platform: Service['product']['platform']) =>
  serviceList.filter((service) => service.product.platform === platform)

export const platforms: PlatformBlock[] = [
  {
    id: 'instagram',
    name: 'Instagram',
    text: 'Seguidores para o perfil e curtidas para as publicações.',
    services: servicesOf('instagram'),
    picture: ['ayg lgn', 'cgn oyb'],
  },
  {
    id: 'youtube',
    name: 'YouTube',
    text: 'Visualizações para os vídeos e inscritos para o canal.',
    services: servicesOf('youtube'),
    picture: ['hyn bgn', 'oyb ugn'],
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    text: 'Seguidores para o perfil.',
    services: servicesOf('tiktok'),
    picture: ['lyn dgb', 'agn myn'],
  },
]
