import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { moreServices } from './more-services.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.tiktokFollowers
const { startsWithin, startClaim, duration, durationClaim } = deliveryOfService(service)
const range = rangeOf(service)

export const tiktokFollowers: LandingContent = {
  service,
  head: {
    title: `Comprar seguidores no TikTok | ${brand.name}`,
    description: `Seguidores brasileiros no seu TikTok a partir de ${fromPrice(service)}. Começa ${startsWithin}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar seguidores tiktok, seguidores brasileiros tiktok, crescer no tiktok, para você, tiktok pix',
  },
  hero: {
    title: 'Seguidores brasileiros no seu',
    emphasis: 'TikTok.',
    lead: `Escolha ${range}. A entrega começa ${startsWithin} depois do PIX e leva ${duration}.`,
    button: 'Comprar seguidores',
  },
  picture: [
    '... ... oyn ... lyn',
    '... oyn ... lgb oyn',
    '... lgn oyn cyn dgn',
    'oyb ... cgn lyn ogn',
    'cyn lgn oyn dpn lyb',
  ],
  offer: {
    title: `Pacotes a partir de ${fromPrice(service)}`,
    text: `Quer outra quantidade? Peça no chat ${range}.`,
  },
  stats: [startClaim, durationClaim, claims.rating, claims.followersDelivered],
  steps: [
    { title: 'Cole o link do perfil', text: 'O link do botão Compartilhar serve, e só o @ também.' },
    { title: 'Escolha a quantidade', text: 'Um pacote pronto ou outro número, com o preço na hora.' },
    { title: 'Pague com PIX', text: `A entrega começa ${startsWithin} e leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Seguidores brasileiros',
      text: 'Perfis reais, de gente do Brasil.',
    },
    { icon: 'clock', title: 'Entrega gradual', text: `Ao longo ${duration}, e não de uma vez só.` },
    refill,
    support,
  ],
  trends: {
    title: 'Aproveite a tendência enquanto ela é nova',
    text: 'O que costuma funcionar:',
    points: [
      { title: 'Áudios do momento', text: 'Use o som em alta com uma ideia sua.' },
      {
        title: 'Três segundos para prender',
        text: 'Comece pela melhor parte.',
      },
      { title: 'Séries e respostas', text: 'Responda comentários com vídeos e dê motivo para voltar.' },
    ],
  },
  algorithm: {
    title: 'Como o algoritmo do TikTok escolhe o que mostrar',
    text: 'A página Para Você testa o vídeo com um grupo pequeno e, se a reação é boa, mostra a mais gente.',
    points: [
      { title: 'Assistir até o fim', text: 'É o sinal mais forte.' },
      {
        title: 'Reagir',
        text: 'Curtidas, comentários e compartilhamentos contam mais que seguidores.',
      },
      {
        title: 'Confiar',
        text: 'Quem chega confia mais em um perfil que já tem seguidores.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo os seguidores chegam?',
      answer: `A entrega começa ${startsWithin} depois do pagamento e segue aos poucos, ao longo ${duration}.`,
    },
    faqQuestion('tiktok-para-voce'),
    faqQuestion('tiktok-perfil-novo'),
    faqQuestion('garantia'),
    faqQuestion('pix-confirmacao'),
  ],
  closing: {
    title: `Comece hoje, a partir de ${fromPrice(service)}.`,
    text: `Cole o link e pague com PIX. A entrega começa ${startsWithin}.`,
  },
  chat: {
    title: 'Peça seus seguidores',
    text: 'Cole o link do seu perfil no TikTok e diga quantos seguidores você quer.',
  },
  more: moreServices,
}
