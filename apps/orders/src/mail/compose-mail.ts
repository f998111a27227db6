import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { brand } from '@smm/site/brand'
import { legal } from '@smm/site/legal'
import type { MailKind } from './mail-tables.ts'
import { drawMail, type Letter } from './draw-mail.ts'

/** `text` says the same as `html`, for programs that show no HTML. */
export type Mail = { subject: string; text: string; html: string }

export type MailLinks = { confirm: string; end: string; order: string; shop: string }

/** `refunded` is in reais. */
export type News = { kind: Exclude<MailKind, 'confirmation'>; order: OrderView; refunded?: number }

/** The text of a mail. */
export function composeMail(news: News | { kind: 'confirmation' }, links: MailLinks): Mail {
  const letter = news.kind === 'confirmation' ? confirmation(links) : newsLetter(news, links)
  return { subject: letter.subject, ...drawMail(letter, links) }
}

const confirmation = ({ confirm }: MailLinks): Letter => ({
  subject: 'Confirme seu e-mail para receber os avisos do pedido',
  title: 'Quer receber os avisos por aqui?',
  lines: [
    `Este e-mail foi informado em um pedido na ${brand.name}. Se foi você, confirme no botão abaixo.`,
    'Avisamos quando o pagamento cair, quando a entrega começar, quando terminar e se algum valor voltar para você. Mais nada.',
  ],
  button: { name: 'Confirmar meu e-mail', url: confirm },
  reason: 'Não foi você? É só ignorar esta mensagem: sem sua confirmação, não mandamos aviso nenhum.',
  endName: 'Não quero receber',
})

function newsLetter({ kind, order, refunded = 0 }: News, links: MailLinks): Letter {
  const { title, target, amount, id } = order
  return {
    ...tellers[kind](order, refunded),
    facts: [
      ['Pedido', title],
      ['Para', target],
      ['Valor', reais(amount)],
      ['Número', id.slice(0, 8)],
    ],
    button: { name: 'Acompanhar pedido', url: links.order },
    reason: 'Você recebe este aviso porque pediu na página do pedido.',
    endName: 'Parar os avisos',
  }
}

type LetterText = Pick<Letter, 'subject' | 'title' | 'lines'>

const tellers: Record<News['kind'], (order: OrderView, refunded: number) => LetterText> = {
  paid: ({ title, target, forecast }) => ({
    subject: `Pagamento confirmado: ${title}`,
    title: 'Recebemos seu pagamento',
    lines: [
      `Seu pedido de ${title} para ${target} está confirmado.`,
      forecast
        ? `A entrega começa até ${at(forecast.startsBy)}. Você não precisa fazer mais nada.`
        : 'Você não precisa fazer mais nada.',
    ],
  }),
  started: ({ title, target, forecast }) => ({
    subject: `A entrega começou: ${title}`,
    title: 'A entrega começou',
    lines: [
      `Seu pedido de ${title} já está chegando em ${target}, aos poucos.`,
      forecast
        ? `Deve terminar até ${day(forecast.deliveredBy)}. Avisamos quando acabar.`
        : 'Avisamos quando acabar.',
    ],
  }),
  delivered: (order) => (order.state === 'partial' ? deliveredInPart(order) : deliveredWhole(order)),
  refunded: ({ title, target }, refunded) => ({
    subject: `Devolvemos ${reais(refunded)} para você`,
    title: 'Seu dinheiro voltou',
    lines: [
      `Devolvemos ${reais(refunded)} do seu pedido de ${title} para ${target}.`,
      'O valor volta para a conta de onde saiu o PIX. Se ainda não aparecer no extrato, espere alguns minutos.',
    ],
  }),
}

const deliveredWhole = ({ title, target, guaranteeUntil }: OrderView): LetterText => ({
  subject: `Entregue: ${title}`,
  title: 'Seu pedido foi entregue',
  lines: [
    `Seu pedido de ${title} para ${target} chegou por completo. Obrigado por comprar com a gente!`,
    guaranteeUntil
      ? `Se o número cair até ${day(guaranteeUntil)}, a reposição é grátis: peça na página do pedido.`
      : `A garantia de reposição é de ${legal.guaranteeDays} dias: peça na página do pedido.`,
  ],
})

const deliveredInPart = ({ title, target, delivered, quantity }: OrderView): LetterText => ({
  subject: `Entregue em parte: ${title}`,
  title: 'Seu pedido foi entregue em parte',
  lines: [
    delivered === undefined
      ? `Seu pedido de ${title} para ${target} chegou só em parte.`
      : `Chegaram ${formatQuantity(delivered)} de ${formatQuantity(quantity)} do seu pedido de ${title} para ${target}.`,
    'O valor do que faltou volta para você. Avisamos aqui quando for devolvido.',
  ],
})

const reais = (amount: number) => formatCents(Math.round(amount * 100))

const zone = { timeZone: 'America/Sao_Paulo' } as const
const day = (timestamp: string) =>
  new Date(timestamp).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', ...zone })
const at = (timestamp: string) =>
  `${new Date(timestamp).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', ...zone })} de ${day(timestamp)}`
