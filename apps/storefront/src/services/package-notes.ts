import { delivery, type DeliveredProduct } from '@smm/site/delivery'
import { deliveryKeyOf, type Service } from './services.ts'

const startOf = (product: DeliveredProduct) => `Começa ${delivery[product].startOnLanding}`
const durationOf = (product: DeliveredProduct) => `Entrega ${delivery[product].duration}`
const guarantee = 'Reposição gratuita por 30 dias'

/** Texts of a service's cards: a caption for each package, and the features that all include. */
type PackageNotes = { captions: Record<number, string>; features: string[] }

const notes: Record<DeliveredProduct, PackageNotes> = {
  'instagram-followers': {
    captions: {
      100: 'Para conhecer o serviço',
      500: 'O empurrão que um perfil novo precisa',
      1_500: 'Para quem já vende pelo perfil',
      5_000: 'Para marcas e lojas',
    },
    features: [startOf('instagram-followers'), durationOf('instagram-followers'), guarantee],
  },
  'instagram-likes': {
    captions: {
      50: 'Para testar em uma publicação',
      300: 'Movimento visível em qualquer publicação',
      500: 'Para um Reels que merece mais',
      1_000: 'Para campanhas e lançamentos',
      2_500: 'Para a publicação principal do mês',
    },
    features: [startOf('instagram-likes'), 'Para fotos, Reels e carrosséis', guarantee],
  },
  'youtube-subscribers': {
    captions: {
      100: 'Os primeiros cem',
      500: 'Metade do caminho da monetização',
      1_000: 'A marca da monetização',
      5_000: 'Para um canal com autoridade',
    },
    features: [startOf('youtube-subscribers'), durationOf('youtube-subscribers'), guarantee],
  },
  'youtube-views': {
    captions: {
      500: 'Para tirar o vídeo do zero',
      2_000: 'Para dar fôlego a um vídeo novo',
      10_000: 'Para um lançamento',
      50_000: 'Para chegar longe de uma vez',
    },
    features: [startOf('youtube-views'), durationOf('youtube-views'), guarantee],
  },
  'tiktok-followers': {
    captions: {
      100: 'Para conhecer o serviço',
      500: 'Para pegar a onda da vez',
      2_500: 'Para viver de conteúdo',
      10_000: 'Para marcas e grandes perfis',
    },
    features: [startOf('tiktok-followers'), durationOf('tiktok-followers'), guarantee],
  },
}

export const packageNotesOf = ({ product }: Service): PackageNotes => notes[deliveryKeyOf(product)]
