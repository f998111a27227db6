import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { commonPrices, deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.instagramFollowers
const { startOnLanding, duration } = deliveryOfService(service)
const range = rangeOf(service)

export const instagramFollowers: LandingContent = {
  service,
  head: {
    title: `Comprar seguidores no Instagram | ${brand.name}`,
    description: `Seguidores brasileiros para o seu Instagram a partir de ${fromPrice(service)}. Começa ${startOnLanding}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar seguidores instagram, seguidores brasileiros, seguidores reais, aumentar seguidores, instagram pix',
  },
  hero: {
    title: 'Seguidores brasileiros para o seu',
    emphasis: 'Instagram.',
    lead: 'Um perfil com público passa confiança antes da primeira palavra. Comece com cem seguidores ou com cinquenta mil, sem entregar a sua senha.',
    button: 'Comprar seguidores',
  },
  picture: [
    '... ... ... ... ayn',
    '... ... ... oyn lgn',
    '... ... cgn bpn dyn',
    '... lyn agn oyb cgn',
    'hgn dpn lyb bgn oyn',
  ],
  stats: [
    { shown: '30 min', value: 'PT30M', label: 'para a entrega começar' },
    claims.realFollowers,
    claims.rating,
    claims.clients,
  ],
  steps: [
    {
      title: 'Envie o link do perfil',
      text: 'Copie o endereço do seu perfil público e cole no chat. Só isso.',
    },
    {
      title: 'Escolha a quantidade',
      text: `Pacotes prontos ou um número seu, ${range}, com o preço na hora.`,
    },
    {
      title: 'Pague com PIX e acompanhe',
      text: `A entrega começa ${startOnLanding} e segue aos poucos, ao longo ${duration}.`,
    },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Público brasileiro',
      text: 'Seguidores reais, do mesmo país e idioma dos seus clientes.',
    },
    {
      icon: 'clock',
      title: 'Ritmo natural',
      text: `A entrega é gradual, ao longo ${duration}, como um perfil que cresce de verdade.`,
    },
    {
      icon: 'lock',
      title: 'Sem senha',
      text: 'Trabalhamos só com o link público. A sua conta continua só sua.',
    },
    refill,
    {
      icon: 'coin',
      title: 'PIX na hora',
      text: 'O código aparece no chat e a confirmação chega em segundos.',
    },
    support,
  ],
  offer: {
    title: `Pacotes a partir de ${fromPrice(service)}`,
    text: `Você compra ${range}. Os pedidos mais comuns ficam entre ${commonPrices(service)}, e acima de R$ 500 o desconto é progressivo.`,
  },
  faq: [
    {
      id: 'comeco',
      question: 'Quando os seguidores começam a chegar?',
      answer: `A entrega começa ${startOnLanding} depois do pagamento confirmado e segue aos poucos, ao longo ${duration}, conforme a quantidade.`,
    },
    faqQuestion('pede-senha'),
    faqQuestion('publico-real'),
    faqQuestion('instagram-queda'),
    faqQuestion('perfil-publico'),
  ],
  closing: {
    title: 'Seu perfil com mais gente ainda hoje.',
    text: `Cole o link, pague com PIX e a entrega começa ${startOnLanding}.`,
  },
  chat: {
    title: 'Peça os seus seguidores',
    text: 'Cole o link do seu perfil do Instagram e diga quantos seguidores você quer.',
  },
}
