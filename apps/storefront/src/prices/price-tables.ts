import { services, type Service } from '../services.ts'

type PriceTableText = { id: string; title: string; service: Service; button: string }

/** The tables of the prices page, in order. */
export const priceTables: PriceTableText[] = [
  {
    id: 'seguidores-instagram',
    title: 'Seguidores Instagram',
    service: services.instagramFollowers,
    button: 'Comprar seguidores',
  },
  {
    id: 'curtidas-instagram',
    title: 'Curtidas Instagram',
    service: services.instagramLikes,
    button: 'Comprar curtidas',
  },
  {
    id: 'inscritos-youtube',
    title: 'Inscritos YouTube',
    service: services.youtubeSubscribers,
    button: 'Comprar inscritos',
  },
  {
    id: 'visualizacoes-youtube',
    title: 'Visualizações YouTube',
    service: services.youtubeViews,
    button: 'Comprar visualizações',
  },
  {
    id: 'seguidores-tiktok',
    title: 'Seguidores TikTok',
    service: services.tiktokFollowers,
    button: 'Comprar seguidores',
  },
]
