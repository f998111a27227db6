import { brand } from '@smm/site/brand'
import { formatQuantity } from '@smm/pricing/money'
import { claims } from '@smm/site/claims'
import { faqQuestion } from '@smm/site/faq'
import { legal } from '@smm/site/legal'
import { deliveryOfService, fromPrice, rangeOf, services } from '../services/services.ts'
import type { LandingContent } from './landing-content.ts'
import { moreServices } from './more-services.ts'
import { refill, support } from './promises-of-all.ts'

const service = services.youtubeSubscribers
const { startsWithin, startClaim, duration, durationClaim } = deliveryOfService(service)
const range = rangeOf(service)
const { subscribers, watchHours, months } = legal.monetisation

export const youtubeSubscribers: LandingContent = {
  service,
  head: {
    title: `Comprar inscritos no YouTube | ${brand.name}`,
    description: `Inscritos brasileiros para seu canal a partir de ${fromPrice(service)}. Começa ${startsWithin}, entrega ${duration} e 30 dias de garantia. PIX no chat.`,
    keywords: 'comprar inscritos youtube, inscritos brasileiros, monetizar canal, mil inscritos, youtube pix',
  },
  hero: {
    title: 'Inscritos brasileiros para seu canal no',
    emphasis: 'YouTube.',
    lead: `Escolha ${range}. A entrega começa ${startsWithin} depois do PIX e leva ${duration}.`,
    button: 'Comprar inscritos',
  },
  picture: [
    '... ... ... ... uyn',
    '... ... ... ayn bgn',
    '... ... agn byb cyn',
    '... apn byn dgn oyn',
    'agn bgb lyn oyn cpn',
  ],
  offer: {
    title: `Pacotes a partir de ${fromPrice(service)}`,
    text: `Quer outra quantidade? Peça no chat ${range}.`,
  },
  stats: [startClaim, durationClaim, claims.rating, claims.clients],
  steps: [
    { title: 'Cole o link do canal', text: 'Como youtube.com/@seucanal, ou só o @ dele.' },
    { title: 'Escolha a quantidade', text: 'Um pacote pronto ou outro número, com o preço na hora.' },
    { title: 'Pague com PIX', text: `A entrega começa ${startsWithin} e leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Inscritos brasileiros',
      text: 'Contas reais, de gente do Brasil.',
    },
    { icon: 'clock', title: 'Entrega gradual', text: `Ao longo ${duration}, e não de uma vez só.` },
    refill,
    support,
  ],
  requirements: {
    title: 'O que o YouTube pede para monetizar',
    text: 'Para ganhar com anúncios, o canal precisa dos dois números.',
    figures: [
      { shown: formatQuantity(subscribers), value: String(subscribers), label: 'inscritos no canal' },
      {
        shown: formatQuantity(watchHours),
        value: String(watchHours),
        label: `horas de exibição em ${months} meses`,
      },
    ],
    note: 'Nós ajudamos com os inscritos. As horas vêm de quem assiste, e quem aprova é o YouTube.',
  },
  algorithm: {
    title: 'Como o algoritmo do YouTube mostra seus vídeos',
    text: 'Cada vídeo novo é mostrado primeiro aos inscritos. A reação deles decide o alcance.',
    points: [
      { title: 'Primeiro, os inscritos', text: 'Com mais inscritos, o vídeo estreia para mais gente.' },
      {
        title: 'Depois, gente parecida',
        text: 'Se a estreia vai bem, o YouTube procura pessoas com os mesmos interesses.',
      },
      {
        title: 'Sempre, o conteúdo',
        text: 'É o vídeo que segura o público. Publique com frequência.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo os inscritos chegam?',
      answer: `A entrega começa ${startsWithin} depois do pagamento e leva ${duration}, conforme a quantidade.`,
    },
    faqQuestion('youtube-monetizacao'),
    faqQuestion('youtube-video-publico'),
    faqQuestion('garantia'),
    faqQuestion('pix-confirmacao'),
  ],
  closing: {
    title: `Seus primeiros ${formatQuantity(subscribers)} inscritos começam aqui.`,
    text: `Cole o link do canal e pague com PIX. A entrega começa ${startsWithin}.`,
  },
  chat: { title: 'Peça seus inscritos', text: 'Cole o link do canal e diga quantos inscritos você quer.' },
  more: moreServices,
}
