import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { commonPrices, deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.instagramLikes
const { startOnLanding } = deliveryOfService(service)
const range = rangeOf(service)

export const instagramLikes: LandingContent = {
  service,
  head: {
    title: `Comprar curtidas no Instagram | ${brand.name}`,
    description: `Curtidas brasileiras para fotos e Reels a partir de ${fromPrice(service)}. Começa ${startOnLanding}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar curtidas instagram, curtidas brasileiras, curtidas reels, engajamento instagram, instagram pix',
  },
  hero: {
    title: 'Curtidas para a publicação que merece',
    emphasis: 'aparecer.',
    lead: 'Fotos, Reels e carrosséis com movimento logo nos primeiros minutos, que é quando o Instagram decide para quem mostrar.',
    button: 'Comprar curtidas',
  },
  picture: [
    '... ... ... myn ...',
    '... ... mgn ... ...',
    '... myb ... cgn myn',
    '... cgn mpn agn ...',
    'mgn dyn ... myn cgb',
  ],
  stats: [
    { shown: '15 min', value: 'PT15M', label: 'para a entrega começar' },
    claims.satisfaction,
    claims.rating,
    claims.clients,
  ],
  steps: [
    { title: 'Envie o link da publicação', text: 'Foto, Reels ou carrossel: copie o link e cole no chat.' },
    {
      title: 'Escolha a quantidade',
      text: `Pacotes prontos ou um número seu, ${range}, com o preço na hora.`,
    },
    {
      title: 'Pague com PIX e veja subir',
      text: `As curtidas começam a chegar ${startOnLanding} depois do pagamento.`,
    },
  ],
  benefits: [
    {
      icon: 'clock',
      title: 'Começo rápido',
      text: `As primeiras curtidas chegam ${startOnLanding}, enquanto a publicação ainda é nova.`,
    },
    {
      icon: 'people',
      title: 'Perfis brasileiros',
      text: 'Curtidas de público real, do mesmo país que você.',
    },
    {
      icon: 'heart',
      title: 'Foto, Reels ou carrossel',
      text: 'Você escolhe a publicação; cada pedido cuida de uma.',
    },
    { icon: 'lock', title: 'Sem senha', text: 'Só precisamos do link público da publicação.' },
    refill,
    support,
  ],
  offer: {
    title: `Curtidas a partir de ${fromPrice(service)}`,
    text: `Você compra ${range}. Os pedidos mais comuns ficam entre ${commonPrices(service)}.`,
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo as curtidas chegam?',
      answer: `As curtidas começam a chegar ${startOnLanding} depois do pagamento confirmado. Quantidades maiores são distribuídas em mais tempo, para manter um ritmo natural.`,
    },
    faqQuestion('instagram-dividir-curtidas'),
    faqQuestion('instagram-link'),
    faqQuestion('pede-senha'),
    faqQuestion('garantia'),
  ],
  closing: {
    title: 'A sua melhor publicação, com o público que ela merece.',
    text: `Cole o link, pague com PIX e as curtidas começam ${startOnLanding}.`,
  },
  chat: {
    title: 'Peça as suas curtidas',
    text: 'Cole o link da foto ou do Reels e diga quantas curtidas você quer.',
  },
}
