import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { commonPrices, deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.instagramFollowers
const { startsWithin, startClaim, duration } = deliveryOfService(service)
const range = rangeOf(service)

export const instagramFollowers: LandingContent = {
  service,
  head: {
    title: `Comprar seguidores no Instagram | ${brand.name}`,
    description: `Seguidores brasileiros no Instagram a partir de ${fromPrice(service)}. Começa ${startsWithin}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar seguidores instagram, seguidores brasileiros, seguidores reais, aumentar seguidores, instagram pix',
  },
  hero: {
    title: 'Seguidores brasileiros no seu',
    emphasis: 'Instagram.',
    lead: `Escolha ${range}. A entrega começa ${startsWithin} depois do PIX e chega aos poucos.`,
    button: 'Comprar seguidores',
  },
  picture: [
    '... ... ... ... ayn',
    '... ... ... oyn lgn',
    '... ... cgn bpn dyn',
    '... lyn agn oyb cgn',
    'hgn dpn lyb bgn oyn',
  ],
  offer: {
    title: `Pacotes a partir de ${fromPrice(service)}`,
    text: `Quer outra quantidade? Peça no chat ${range}. Os pedidos mais comuns ficam entre ${commonPrices(service)}; acima de R$ 500, o desconto é progressivo.`,
  },
  stats: [startClaim, claims.realFollowers, claims.rating, claims.clients],
  steps: [
    { title: 'Cole o link do perfil', text: 'Ou só o @. O perfil precisa estar público.' },
    { title: 'Escolha a quantidade', text: 'Um pacote pronto ou outro número, com o preço na hora.' },
    { title: 'Pague com PIX', text: `A entrega começa ${startsWithin} e leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Seguidores brasileiros',
      text: 'Perfis reais, de gente do Brasil.',
    },
    {
      icon: 'clock',
      title: 'Entrega gradual',
      text: `Os seguidores chegam aos poucos, ao longo ${duration}, e não todos de uma vez.`,
    },
    refill,
    support,
  ],
  faq: [
    {
      id: 'comeco',
      question: 'Quando os seguidores começam a chegar?',
      answer: `A entrega começa ${startsWithin} depois do pagamento e segue aos poucos, ao longo ${duration}, conforme a quantidade.`,
    },
    faqQuestion('publico-real'),
    faqQuestion('instagram-queda'),
    faqQuestion('perfil-publico'),
    faqQuestion('cancelamento-reembolso'),
  ],
  closing: {
    title: `Comece hoje, a partir de ${fromPrice(service)}.`,
    text: `Cole o link e pague com PIX. A entrega começa ${startsWithin}.`,
  },
  chat: {
    title: 'Peça seus seguidores',
    text: 'Cole o link do seu perfil no Instagram e diga quantos seguidores você quer.',
  },
}
