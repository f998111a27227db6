import type { DeliveredProduct } from '@smm/site/delivery'
import type { Quantity } from './package-slots.ts'
import { deliveryKeyOf, deliveryOfService, type Service } from './services.ts'

/** A caption for each package of a service. */
const captions: Record<DeliveredProduct, Record<number, string>> = {
  'instagram-followers': {
    100: 'Para experimentar',
    500: 'Para um perfil que está começando',
    1_500: 'Para quem já vende pelo perfil',
    5_000: 'Para lojas e marcas',
  },
  'instagram-likes': {
    50: 'Para experimentar em uma publicação',
    300: 'Para as publicações do dia a dia',
    500: 'Para um Reels',
    1_000: 'Para lançamentos e campanhas',
    2_500: 'Para a publicação mais importante do mês',
  },
  'youtube-subscribers': {
    100: 'Para sair do zero',
    500: 'Metade do que a monetização pede',
    1_000: 'O que a monetização pede',
    5_000: 'Para canais que já publicam toda semana',
  },
  'youtube-views': {
    500: 'Para sair do zero',
    2_000: 'Para um vídeo novo',
    10_000: 'Para um lançamento',
    50_000: 'Para o vídeo principal do canal',
  },
  'tiktok-followers': {
    100: 'Para experimentar',
    500: 'Para um perfil que está começando',
    2_500: 'Para quem vive de conteúdo',
    10_000: 'Para marcas e grandes perfis',
  },
}

export const captionOf = ({ product }: Service, quantity: Quantity): string | undefined =>
  captions[deliveryKeyOf(product)][Number(quantity)]

/** Features that every package of a service includes. */
export function featuresOf(service: Service): string[] {
  const { startsWithin, duration } = deliveryOfService(service)
  return [`Começa ${startsWithin}`, `Entrega ${duration}`, 'Reposição grátis por 30 dias']
}
