import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { commonPrices, deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.instagramLikes
const { startsWithin, startClaim, duration } = deliveryOfService(service)
const range = rangeOf(service)

export const instagramLikes: LandingContent = {
  service,
  head: {
    title: `Comprar curtidas no Instagram | ${brand.name}`,
    description: `Curtidas brasileiras em fotos e Reels a partir de ${fromPrice(service)}. Começa ${startsWithin}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar curtidas instagram, curtidas brasileiras, curtidas reels, engajamento instagram, instagram pix',
  },
  hero: {
    title: 'Curtidas brasileiras nas suas fotos e',
    emphasis: 'Reels.',
    lead: `Escolha ${range}. As primeiras chegam ${startsWithin} depois do PIX.`,
    button: 'Comprar curtidas',
  },
  picture: [
    '... ... ... myn ...',
    '... ... mgn ... ...',
    '... myb ... cgn myn',
    '... cgn mpn agn ...',
    'mgn dyn ... myn cgb',
  ],
  offer: {
    title: `Curtidas a partir de ${fromPrice(service)}`,
    text: `Quer outra quantidade? Peça no chat ${range}. Os pedidos mais comuns ficam entre ${commonPrices(service)}.`,
  },
  stats: [startClaim, claims.satisfaction, claims.rating, claims.clients],
  steps: [
    { title: 'Cole o link da publicação', text: 'Foto, Reels ou carrossel, de um perfil público.' },
    { title: 'Escolha a quantidade', text: 'Um pacote pronto ou outro número, com o preço na hora.' },
    { title: 'Pague com PIX', text: `As curtidas começam a chegar ${startsWithin}.` },
  ],
  benefits: [
    { icon: 'people', title: 'Curtidas brasileiras', text: 'De perfis reais, de gente do Brasil.' },
    {
      icon: 'clock',
      title: 'Começo rápido',
      text: `Chegam ${startsWithin}, quando a publicação ainda é nova, e terminam ${duration}.`,
    },
    refill,
    support,
  ],
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo as curtidas chegam?',
      answer: `As curtidas começam a chegar ${startsWithin} depois do pagamento. Quantidades maiores levam mais tempo.`,
    },
    faqQuestion('instagram-dividir-curtidas'),
    faqQuestion('instagram-link'),
    faqQuestion('garantia'),
    faqQuestion('cancelamento-reembolso'),
  ],
  closing: {
    title: `Mais curtidas ainda hoje, a partir de ${fromPrice(service)}.`,
    text: `Cole o link da publicação e pague com PIX. As curtidas começam ${startsWithin}.`,
  },
  chat: {
    title: 'Peça suas curtidas',
    text: 'Cole o link da foto ou do Reels e diga quantas curtidas você quer.',
  },
}
