import { brand } from './brand.ts'
import { contact } from './contact.ts'
import { delivery } from './delivery.ts'
import { legal } from './legal.ts'

export type FaqQuestion = { id: string; question: string; answer: string }
export type FaqCategory = { name: string; questions: FaqQuestion[] }

const { monetisation } = legal
const thousands = (n: number) => n.toLocaleString('pt-BR')

/** The questions of the help page. */
export const faqCategories: FaqCategory[] = [
  {
    name: 'Geral',
    questions: [
      {
        id: 'como-funciona',
        question: `Como funciona a compra na ${brand.name}?`,
        answer:
          'Você copia o link do seu perfil, vídeo ou publicação, cola no chat e escolhe o serviço e a quantidade. O chat mostra o preço na hora e gera o PIX. Com o pagamento confirmado, a entrega começa e chega aos poucos.',
      },
      {
        id: 'pede-senha',
        question: 'Vocês pedem a senha da minha conta?',
        answer:
          'Nunca. Só precisamos do link público do perfil, do vídeo ou da publicação. Se alguém pedir sua senha em nosso nome, não informe e avise nosso suporte.',
      },
      {
        id: 'publico-real',
        question: 'Os seguidores são reais e brasileiros?',
        answer: `Sim, trabalhamos com público brasileiro real. A entrega é gradual, e a quantidade entregue tem ${legal.guaranteeDays} dias de garantia.`,
      },
      {
        id: 'perfil-publico',
        question: 'Meu perfil precisa estar público?',
        answer:
          'Sim. Durante toda a entrega, o perfil, o vídeo ou a publicação precisa estar público e com o mesmo endereço. Se ficar privado ou mudar de nome, a entrega para até ele voltar.',
      },
    ],
  },
  {
    name: 'Instagram',
    questions: [
      {
        id: 'instagram-prazo-seguidores',
        question: 'Em quanto tempo os seguidores do Instagram começam a chegar?',
        answer: `A entrega começa ${delivery['instagram-followers'].startsBetween} depois do pagamento e segue aos poucos, ao longo ${delivery['instagram-followers'].duration}, conforme a quantidade.`,
      },
      {
        id: 'instagram-prazo-curtidas',
        question: 'Em quanto tempo chegam as curtidas do Instagram?',
        answer: `As curtidas começam a chegar ${delivery['instagram-likes'].startsBetween} depois do pagamento. Quantidades maiores levam mais tempo.`,
      },
      {
        id: 'instagram-queda',
        question: 'O que acontece se o número de seguidores cair?',
        answer: `É normal oscilar um pouco. Se cair dentro de ${legal.guaranteeDays} dias, fazemos a reposição gratuita até a quantidade comprada. Basta pedir pelo chat ou pelo WhatsApp.`,
      },
      {
        id: 'instagram-link',
        question: 'Qual link do Instagram eu devo enviar?',
        answer:
          'Para seguidores, envie o link do perfil (por exemplo, instagram.com/seuperfil). Para curtidas, envie o link da foto ou do Reels que vai receber as curtidas.',
      },
      {
        id: 'instagram-dividir-curtidas',
        question: 'Posso dividir as curtidas entre várias publicações?',
        answer:
          'Cada pedido vale para uma publicação. Para várias publicações, envie um link de cada vez no chat: cada um vira um pedido.',
      },
    ],
  },
  {
    name: 'YouTube',
    questions: [
      {
        id: 'youtube-prazo-visualizacoes',
        question: 'Em quanto tempo as visualizações do YouTube são entregues?',
        answer: `As visualizações começam ${delivery['youtube-views'].startsBetween} depois do pagamento e são entregues ao longo ${delivery['youtube-views'].duration}.`,
      },
      {
        id: 'youtube-prazo-inscritos',
        question: 'Em quanto tempo os inscritos do YouTube começam a chegar?',
        answer: `Os inscritos começam a chegar ${delivery['youtube-subscribers'].startsBetween} depois do pagamento, com entrega completa ao longo ${delivery['youtube-subscribers'].duration}.`,
      },
      {
        id: 'youtube-monetizacao',
        question: 'Os inscritos ajudam a monetizar o canal?',
        answer: `Ajudam a alcançar uma das exigências: o YouTube pede ${thousands(monetisation.subscribers)} inscritos e ${thousands(monetisation.watchHours)} horas de exibição nos últimos ${monetisation.months} meses. As horas vêm do seu conteúdo, e a aprovação é sempre do YouTube.`,
      },
      {
        id: 'youtube-video-publico',
        question: 'O vídeo ou o canal precisa estar público?',
        answer:
          'Sim. O vídeo deve estar público, sem restrição de idade ou de país, e o canal deve mostrar o número de inscritos até o fim da entrega.',
      },
      {
        id: 'youtube-shorts',
        question: 'Funciona para Shorts e transmissões gravadas?',
        answer:
          'Sim. Vídeos comuns, Shorts e transmissões já encerradas recebem visualizações: basta enviar o link público do vídeo no chat.',
      },
    ],
  },
  {
    name: 'TikTok',
    questions: [
      {
        id: 'tiktok-prazo',
        question: 'Em quanto tempo os seguidores do TikTok começam a chegar?',
        answer: `A entrega começa ${delivery['tiktok-followers'].startsBetween} depois do pagamento e segue aos poucos, ao longo ${delivery['tiktok-followers'].duration}.`,
      },
      {
        id: 'tiktok-link',
        question: 'Qual link do TikTok eu devo enviar?',
        answer:
          'O link do perfil, como tiktok.com/@seuperfil, ou só o @. O link do botão Compartilhar do aplicativo também serve.',
      },
      {
        id: 'tiktok-para-voce',
        question: 'Comprar seguidores ajuda a aparecer na página Para Você?',
        answer:
          'Um perfil com mais seguidores passa mais confiança a quem visita, mas quem decide o alcance de cada vídeo é o TikTok. Publique com frequência para somar.',
      },
      {
        id: 'tiktok-perfil-novo',
        question: 'Posso comprar para um perfil novo?',
        answer:
          'Pode. Recomendamos ter foto, descrição e alguns vídeos publicados antes, e começar por uma quantidade menor.',
      },
    ],
  },
  {
    name: 'Pagamentos & Garantias',
    questions: [
      {
        id: 'formas-pagamento',
        question: 'Quais são as formas de pagamento?',
        answer:
          'Aceitamos PIX, cartão de crédito e débito, transferência bancária e carteiras digitais. Pelo chat o pagamento é por PIX, com aprovação na hora; para as outras formas, fale com nossa equipe pelo WhatsApp.',
      },
      {
        id: 'pix-confirmacao',
        question: 'Quanto tempo leva para o PIX ser confirmado?',
        answer:
          'A confirmação costuma levar poucos segundos. Assim que o banco avisa, o chat mostra que o pagamento foi recebido e o pedido segue para a entrega.',
      },
      {
        id: 'garantia',
        question: `Como funciona a garantia de ${legal.guaranteeDays} dias?`,
        answer: `Se a quantidade entregue cair nos ${legal.guaranteeDays} dias depois da entrega, repomos a diferença sem custo, até a quantidade original do pedido. Peça a reposição pelo chat com o número do pedido.`,
      },
      {
        id: 'cancelamento-reembolso',
        question: 'Posso cancelar o pedido ou pedir reembolso?',
        answer: `Pode cancelar em até ${legal.cancellationMinutes} minutos depois do pagamento, pelo chat. Antes de o pedido sair, o cancelamento é na hora e o valor volta inteiro. Se já saiu, pedimos para parar a entrega: quando o serviço permite, volta o valor do que não foi entregue. Em até ${legal.withdrawalDays} dias depois do pagamento você também pode desistir da compra, como garante a lei; se a entrega já foi feita, nossa equipe analisa e responde com o motivo. Os demais reembolsos são avaliados caso a caso, e serviços já entregues não são reembolsáveis.`,
      },
      {
        id: 'descontos',
        question: 'Há desconto para pedidos grandes?',
        answer: `Sim. Pedidos acima de R$ ${legal.discountsAboveReais} têm descontos progressivos: nos pacotes maiores ele já está no preço, e nas outras quantidades o chat calcula na hora. Clientes VIP têm condições especiais: peça um orçamento pelo WhatsApp.`,
      },
    ],
  },
  {
    name: 'Suporte & Técnico',
    questions: [
      {
        id: 'falar-com-suporte',
        question: 'Como falo com o suporte?',
        answer: `Pelo WhatsApp (resposta em ${contact.reply.whatsapp}), pelo chat (${contact.reply.chat}) ou por e-mail (${contact.reply.emailInFaq}). O WhatsApp e o chat funcionam 24 horas por dia, 7 dias por semana; o telefone, todos os dias, das 8h às 22h.`,
      },
      {
        id: 'acompanhar-pedido',
        question: 'Como acompanho meu pedido?',
        answer:
          'Na conversa em que você comprou, toque em “Acompanhar pedido”: a página dele mostra a entrega e o comprovante em qualquer aparelho. Perdeu o link? A página de contato ajuda.',
      },
      {
        id: 'link-errado',
        question: 'Enviei o link errado. E agora?',
        answer: `Avise logo pelo chat ou pelo WhatsApp. Antes de o pedido sair, cancelamos na hora e você faz outro com o link certo. Se já saiu, até ${legal.cancellationMinutes} minutos depois do pagamento ainda pedimos para parar.`,
      },
      {
        id: 'pix-vencido',
        question: 'O código PIX venceu ou não funciona. O que eu faço?',
        answer:
          'Peça um novo código no chat: basta repetir o pedido. Não pague um código vencido; se isso acontecer, fale com a gente e resolvemos com você.',
      },
      {
        id: 'pedido-parado',
        question: 'Meu pedido parou ou está atrasado. O que pode ser?',
        answer:
          'Confira se o perfil ou o vídeo está público e com o mesmo endereço. Se estiver, chame o suporte com o número do pedido e verificamos na hora.',
      },
    ],
  },
]

/** One question by its id, for the pages that repeat it. Throws when no such question exists. */
export function faqQuestion(id: string): FaqQuestion {
  const found = faqCategories.flatMap((category) => category.questions).find((question) => question.id === id)
  if (!found) throw new Error(`no such question: ${id}`)
  return found
}
