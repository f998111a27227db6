import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { moreServices } from './more-services.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.youtubeViews
const { startsWithin, startClaim, duration, durationClaim } = deliveryOfService(service)
const range = rangeOf(service)

export const youtubeViews: LandingContent = {
  service,
  head: {
    title: `Comprar visualizações no YouTube | ${brand.name}`,
    description: `Visualizações para seu vídeo a partir de ${fromPrice(service)}. Começa ${startsWithin}, entrega ${duration} e 30 dias de garantia. Pague com PIX no chat.`,
    keywords:
      'comprar visualizações youtube, views youtube, visualizações brasileiras, divulgar vídeo, youtube pix',
  },
  hero: {
    title: 'Visualizações brasileiras para seu vídeo no',
    emphasis: 'YouTube.',
    lead: `Escolha ${range}. A entrega começa ${startsWithin} depois do PIX e leva ${duration}.`,
    button: 'Comprar visualizações',
  },
  picture: [
    '... ... ... ... hyn',
    '... ... ... hgn oyb',
    '... ... hpn ogn uyn',
    '... hyn oyn ugn hgn',
    'hgn ogb upn hyn oyn',
  ],
  offer: {
    title: `Pacotes a partir de ${fromPrice(service)}`,
    text: `Quer outra quantidade? Peça no chat ${range}.`,
  },
  stats: [startClaim, durationClaim, claims.rating, claims.satisfaction],
  steps: [
    {
      title: 'Cole o link do vídeo',
      text: 'Vídeo comum, Shorts ou transmissão gravada. Precisa ser público.',
    },
    { title: 'Escolha a quantidade', text: 'Um pacote pronto ou outro número, com o preço na hora.' },
    { title: 'Pague com PIX', text: `A entrega começa ${startsWithin} e leva ${duration}.` },
  ],
  benefits: [
    { icon: 'people', title: 'Público brasileiro', text: 'Visualizações reais, de gente do Brasil.' },
    { icon: 'clock', title: 'Entrega gradual', text: `Ao longo ${duration}, e não de uma vez só.` },
    refill,
    support,
  ],
  algorithm: {
    title: 'Como o algoritmo do YouTube decide o que mostrar',
    text: 'O YouTube mostra o vídeo a um grupo pequeno, mede a reação e decide se mostra a mais gente. Ele olha três coisas.',
    points: [
      {
        title: 'Se clicam',
        text: 'Um vídeo que já foi visto passa mais confiança a quem está escolhendo o que assistir.',
      },
      {
        title: 'Se assistem até o fim',
        text: 'É o que mais conta, e depende só do seu conteúdo.',
      },
      {
        title: 'Se o ritmo se mantém',
        text: 'Visualizações constantes contam mais que um pico. Por isso entregamos aos poucos.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo as visualizações chegam?',
      answer: `A entrega começa ${startsWithin} depois do pagamento e leva ${duration}, conforme a quantidade.`,
    },
    faqQuestion('youtube-shorts'),
    faqQuestion('youtube-video-publico'),
    faqQuestion('garantia'),
    faqQuestion('cancelamento-reembolso'),
  ],
  closing: {
    title: `Seu vídeo sai do zero a partir de ${fromPrice(service)}.`,
    text: `Cole o link e pague com PIX. A entrega começa ${startsWithin}.`,
  },
  chat: {
    title: 'Peça suas visualizações',
    text: 'Cole o link do vídeo e diga quantas visualizações você quer.',
  },
  more: moreServices,
}
