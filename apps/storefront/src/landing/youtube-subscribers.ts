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
const { startOnLanding, duration } = deliveryOfService(service)
const range = rangeOf(service)
const { subscribers, watchHours, months } = legal.monetisation

export const youtubeSubscribers: LandingContent = {
  service,
  head: {
    title: `Comprar inscritos no YouTube | ${brand.name}`,
    description: `Inscritos brasileiros para o seu canal a partir de ${fromPrice(service)}. Começa ${startOnLanding}, entrega ${duration} e 30 dias de garantia. PIX no chat.`,
    keywords: 'comprar inscritos youtube, inscritos brasileiros, monetizar canal, mil inscritos, youtube pix',
  },
  hero: {
    title: 'Inscritos brasileiros para o seu canal',
    emphasis: 'decolar.',
    lead: `A marca dos ${formatQuantity(subscribers)} inscritos separa o passatempo do trabalho. Chegue mais perto dela e concentre-se no que só você faz: os vídeos.`,
    button: 'Comprar inscritos',
  },
  picture: [
    '... ... ... ... uyn',
    '... ... ... ayn bgn',
    '... ... agn byb cyn',
    '... apn byn dgn oyn',
    'agn bgb lyn oyn cpn',
  ],
  stats: [
    { shown: '2 horas', value: 'PT2H', label: 'no máximo, para a entrega começar' },
    { shown: '24–72 h', value: 'PT72H', label: 'para a entrega completa' },
    claims.rating,
    claims.clients,
  ],
  steps: [
    { title: 'Envie o link do canal', text: 'O endereço do canal, como youtube.com/@seucanal, ou o @ dele.' },
    { title: 'Escolha a quantidade', text: `Um dos quatro pacotes ou um número seu, ${range}.` },
    { title: 'Pague com PIX e acompanhe', text: `Começa ${startOnLanding} e a entrega leva ${duration}.` },
  ],
  benefits: [
    {
      icon: 'people',
      title: 'Público brasileiro',
      text: 'Inscritos reais, que falam a língua do seu canal.',
    },
    {
      icon: 'bell',
      title: 'Mais autoridade',
      text: 'Um canal com inscritos convida quem chega a também se inscrever.',
    },
    {
      icon: 'clock',
      title: 'Entrega gradual',
      text: `Ao longo ${duration}, no ritmo de um canal que cresce.`,
    },
    { icon: 'lock', title: 'Sem acesso ao canal', text: 'Nada de senha nem de permissões: só o link.' },
    refill,
    support,
  ],
  offer: {
    title: 'Quatro pacotes, um preço claro em cada',
    text: `Precisa de outro número? No chat você pede ${range}.`,
  },
  requirements: {
    title: 'O que o YouTube pede para monetizar',
    text: 'Para entrar no Programa de Parcerias e ganhar com anúncios, o canal precisa das duas marcas ao mesmo tempo.',
    figures: [
      { shown: formatQuantity(subscribers), value: String(subscribers), label: 'inscritos no canal' },
      {
        shown: formatQuantity(watchHours),
        value: String(watchHours),
        label: `horas de exibição em ${months} meses`,
      },
    ],
    note: 'Com os inscritos a gente ajuda. As horas vêm de quem assiste aos seus vídeos, e a aprovação é sempre do YouTube.',
  },
  algorithm: {
    title: 'Como o algoritmo do YouTube olha para o seu canal',
    text: 'Cada vídeo novo é mostrado primeiro a quem já se inscreveu. O que acontece nessa primeira roda decide o alcance.',
    points: [
      {
        title: 'Primeiro, os inscritos',
        text: 'Eles são a plateia de estreia. Sem plateia, o vídeo não tem com quem começar.',
      },
      {
        title: 'Depois, os parecidos',
        text: 'Se a estreia vai bem, o YouTube procura mais gente com os mesmos interesses.',
      },
      {
        title: 'Sempre, o conteúdo',
        text: 'Inscritos abrem a porta; quem faz ficar é o vídeo. Publique com frequência.',
      },
    ],
  },
  faq: [
    {
      id: 'comeco',
      question: 'Em quanto tempo os inscritos chegam?',
      answer: `A entrega começa ${startOnLanding} depois do pagamento confirmado e leva ${duration}, conforme a quantidade.`,
    },
    faqQuestion('youtube-monetizacao'),
    faqQuestion('youtube-video-publico'),
    faqQuestion('pede-senha'),
    faqQuestion('garantia'),
  ],
  closing: {
    title: `Os primeiros ${formatQuantity(subscribers)} estão mais perto.`,
    text: `Cole o link, pague com PIX e a entrega começa ${startOnLanding}.`,
  },
  chat: { title: 'Peça os seus inscritos', text: 'Cole o link do canal e diga quantos inscritos você quer.' },
  more: moreServices,
}
