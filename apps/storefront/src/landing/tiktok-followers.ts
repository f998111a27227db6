import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { moreServices } from './more-services.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.tiktokFollowers
const { startOnLanding, duration } = deliveryOfService(service)
const range = rangeOf(service)

export const tiktokFollowers: LandingContent = {
  service,
  head: {
    title: `Comprar seguidores no TikTok | ${brand.name}`,
    description: `Seguidores brasileiros para o seu TikTok a partir de ${fromPrice(service)}. Começa ${startOnLanding}, entrega gradual e 30 dias de garantia. Pague com PIX.`,
    keywords:
      'comprar seguidores tiktok, seguidores brasileiros tiktok, crescer no tiktok, para você, tiktok pix',
  },
  hero: {
    title: 'Seguidores brasileiros para entrar na',
    emphasis: 'conversa do TikTok.',
    lead: 'No TikTok, a onda passa rápido. Com público no perfil, o seu próximo vídeo já estreia com gente por perto.',
    button: 'Comprar seguidores',
  },
  picture: [
    '... ... oyn ... lyn',
    '... oyn ... lgb oyn',
    '... lgn oyn cyn dgn',
    'oyb ... cgn lyn ogn',
    'cyn lgn oyn dpn lyb',
  ],
  stats: [
    { shown: '30 min', value: 'PT30M', label: 'no máximo, para a entrega começar' },
    { shown: '1–5 dias', value: 'P5D', label: 'para a entrega completa' },
    claims.rating,
    claims.followersDelivered,
  ],
  steps: [
    {
      title: 'Envie o link do perfil',
      text: 'O endereço do perfil, como tiktok.com/@seuperfil, ou só o seu @.',
    },
    { title: 'Escolha a quantidade', text: `Um dos quatro pacotes ou um número seu, ${range}.` },
    { title: 'Pague com PIX e acompanhe', text: `Começa ${startOnLanding} e a entrega leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Público brasileiro',
      text: 'Seguidores reais, que entendem a piada e a referência.',
    },
    {
      icon: 'spark',
      title: 'Perfil com presença',
      text: 'Quem chega por um vídeo olha o perfil antes de seguir.',
    },
    { icon: 'clock', title: 'Entrega gradual', text: `Ao longo ${duration}, sem saltos estranhos.` },
    { icon: 'lock', title: 'Sem senha', text: 'Só o link público. A sua conta continua só sua.' },
    refill,
    support,
  ],
  offer: {
    title: 'Quatro pacotes, um preço claro em cada',
    text: `Precisa de outro número? No chat você pede ${range}.`,
  },
  trends: {
    title: 'Pegue a tendência enquanto ela é nova',
    text: 'Seguidores somam mais quando o perfil está em movimento. O que costuma funcionar:',
    points: [
      { title: 'Áudios do momento', text: 'Use o som em alta nos primeiros dias, com a sua ideia por cima.' },
      {
        title: 'Os três primeiros segundos',
        text: 'Comece pela parte mais forte. A apresentação fica para depois.',
      },
      { title: 'Séries e respostas', text: 'Responda a um comentário com um vídeo e dê motivo para voltar.' },
    ],
  },
  algorithm: {
    title: 'Como o algoritmo do TikTok escolhe o que mostrar',
    text: 'A página Para Você testa cada vídeo com um grupo pequeno e aumenta a roda conforme a reação.',
    points: [
      { title: 'Assistir até o fim', text: 'É o sinal mais forte. Vídeos curtos e diretos saem na frente.' },
      {
        title: 'Reagir',
        text: 'Curtidas, comentários e compartilhamentos contam mais que o número de seguidores.',
      },
      {
        title: 'Confiar',
        text: 'Seguidores não compram alcance: dão credibilidade a quem acabou de conhecer você.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo os seguidores chegam?',
      answer: `A entrega começa ${startOnLanding} depois do pagamento confirmado e segue aos poucos, ao longo ${duration}.`,
    },
    faqQuestion('tiktok-para-voce'),
    faqQuestion('tiktok-perfil-novo'),
    faqQuestion('pede-senha'),
    faqQuestion('garantia'),
  ],
  closing: {
    title: 'A próxima tendência pode começar em você.',
    text: `Cole o link, pague com PIX e a entrega começa ${startOnLanding}.`,
  },
  chat: {
    title: 'Peça os seus seguidores',
    text: 'Cole o link do seu perfil do TikTok e diga quantos seguidores você quer.',
  },
  more: moreServices,
}
