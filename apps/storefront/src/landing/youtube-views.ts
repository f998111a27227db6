import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { moreServices } from './more-services.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.youtubeViews
const { startOnLanding, duration } = deliveryOfService(service)
const range = rangeOf(service)

export const youtubeViews: LandingContent = {
  service,
  head: {
    title: `Comprar visualizações no YouTube | ${brand.name}`,
    description: `Visualizações para o seu vídeo a partir de ${fromPrice(service)}. Começa ${startOnLanding}, entrega ${duration} e 30 dias de garantia. Pague com PIX no chat.`,
    keywords:
      'comprar visualizações youtube, views youtube, visualizações brasileiras, divulgar vídeo, youtube pix',
  },
  hero: {
    title: 'Seu vídeo visto, não só',
    emphasis: 'publicado.',
    lead: 'Ninguém clica em um vídeo com doze visualizações. Dê a ele o primeiro público e deixe o conteúdo fazer o resto.',
    button: 'Comprar visualizações',
  },
  picture: [
    '... ... ... ... hyn',
    '... ... ... hgn oyb',
    '... ... hpn ogn uyn',
    '... hyn oyn ugn hgn',
    'hgn ogb upn hyn oyn',
  ],
  stats: [
    { shown: '1 hora', value: 'PT1H', label: 'no máximo, para a entrega começar' },
    { shown: '12–48 h', value: 'PT48H', label: 'para a entrega completa' },
    claims.rating,
    claims.satisfaction,
  ],
  steps: [
    {
      title: 'Envie o link do vídeo',
      text: 'Vídeo comum, Shorts ou transmissão gravada: basta o link público.',
    },
    { title: 'Escolha a quantidade', text: `Um dos quatro pacotes ou um número seu, ${range}.` },
    { title: 'Pague com PIX e acompanhe', text: `Começa ${startOnLanding} e a entrega leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'play',
      title: 'Para qualquer vídeo público',
      text: 'Clipe, aula, análise, Shorts: o que conta é estar público.',
    },
    { icon: 'people', title: 'Público brasileiro', text: 'Visualizações do país para o qual você fala.' },
    {
      icon: 'clock',
      title: 'Entrega gradual',
      text: `Distribuída ao longo ${duration}, sem picos estranhos no gráfico.`,
    },
    { icon: 'lock', title: 'Sem acesso ao canal', text: 'Nada de senha nem de permissões: só o link.' },
    refill,
    support,
  ],
  offer: {
    title: 'Quatro pacotes, um preço claro em cada',
    text: `Precisa de outro número? No chat você pede ${range}.`,
  },
  algorithm: {
    title: 'Como o algoritmo do YouTube olha para o seu vídeo',
    text: 'O YouTube mostra um vídeo a poucas pessoas, mede a reação e decide se mostra a mais gente. Três sinais pesam nessa conta.',
    points: [
      {
        title: 'O clique',
        text: 'Entre duas miniaturas parecidas, a maioria escolhe a que já foi vista por mais gente.',
      },
      {
        title: 'O tempo',
        text: 'Quem fica assistindo manda o recado mais forte. Essa parte é do seu conteúdo, e nenhuma compra a substitui.',
      },
      {
        title: 'O ritmo',
        text: 'Visualizações constantes dizem mais que um pico isolado. Por isso a nossa entrega é gradual.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo as visualizações chegam?',
      answer: `A entrega começa ${startOnLanding} depois do pagamento confirmado e leva ${duration}, conforme a quantidade.`,
    },
    faqQuestion('youtube-shorts'),
    faqQuestion('youtube-video-publico'),
    faqQuestion('pede-senha'),
    faqQuestion('garantia'),
  ],
  closing: {
    title: 'O próximo vídeo não precisa começar do zero.',
    text: `Cole o link, pague com PIX e a entrega começa ${startOnLanding}.`,
  },
  chat: {
    title: 'Peça as suas visualizações',
    text: 'Cole o link do vídeo e diga quantas visualizações você quer.',
  },
  more: moreServices,
}
