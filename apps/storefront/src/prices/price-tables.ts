import { services, type Service } from '../services/services.ts'

type PriceTableText = { id: string; service: Service; button: string }

/** The tables of the prices page, in order. */
export const priceTables: PriceTableText[] = [
  {
    id: 'seguidores-instagram',
    service: services.instagramFollowers,
    button: 'Comprar seguidores',
  },
  {
    id: 'curtidas-instagram',
    service: services.instagramLikes,
    button: 'Comprar curtidas',
  },
  {
    id: 'inscritos-youtube',
    service: services.youtubeSubscribers,
    button: 'Comprar inscritos',
  },
  {
    id: 'visualizacoes-youtube',
    service: services.youtubeViews,
    button: 'Comprar visualizações',
  },
  {
    id: 'seguidores-tiktok',
    service: services.tiktokFollowers,
    button: 'Comprar seguidores',
  },
]
