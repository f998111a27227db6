import type { AlertSubject } from '@smm/contracts/orders/alerts'
import { panelOrderUrl, panelUrl } from '@smm/contracts/panel-url'
import { decimalToCents, formatCents, formatQuantity } from '@smm/pricing/money'
import { type ReviewAttention, ruleOf } from '../decisions/review-reasons.ts'
import type { AlertDetails } from './alert-tables.ts'

/** The texts of a case that opens and that ends, and where the panel shows it, alone or among others like it. */
type AlertText = { opened: string; closed: string; path: string; listPath?: string }

/** No text names a person or a page. */
const texts: Record<AlertSubject, (details: AlertDetails) => AlertText> = {
  'orders-waiting': ({ count }) => ({
    opened: `${counted(count, 'pedido pago espera', 'pedidos pagos esperam')} há tempo demais para sair.`,
    closed: 'Nenhum pedido pago espera mais.',
    path: panelUrl('pedidos', { status: 'paid' }),
  }),
  review: ({ reason = '', orderId }) => {
    const opened = reviewText(reason)
    const listPath = panelUrl('pedidos', { casos: ruleOf(reason).attention })
    return {
      opened,
      closed: resolved(opened),
      path: orderId ? panelOrderUrl(orderId) : listPath,
      listPath,
    }
  },
  'supplier-balance': ({ name, amount, currency }) => ({
    opened: `Saldo baixo no ${name}${amount ? `: ${amountText(amount, currency)}` : ''}. Sem saldo, os pedidos pagos esperam.`,
    closed: `Resolvido: saldo baixo no ${name}.`,
    path: panelUrl('hoje'),
  }),
  'supplier-away': ({ name }) => ({
    opened: `O ${name} não responde. Os pedidos pagos saem sozinhos quando ele voltar.`,
    closed: `Resolvido: o ${name} não respondia.`,
    path: panelUrl('hoje'),
  }),
  'bank-away': ({ count }) => ({
    opened: `O banco não está emitindo PIX: ${counted(count, 'cobrança espera', 'cobranças esperam')}.`,
    closed: 'O banco voltou a emitir PIX.',
    path: panelUrl('pagamentos'),
  }),
  'parked-by-fence': ({ count, reason }) =>
    reason === 'SENDING_WAITS' ? sendingWaitsText : parkedText(count),
  'dead-letters': ({ count }) => ({
    opened: `${counted(count, 'mensagem interna não pôde', 'mensagens internas não puderam')} ser tratada${count === 1 ? '' : 's'}.`,
    closed: 'As mensagens internas foram todas tratadas.',
    path: panelUrl('operacao'),
  }),
  'backup-old': () => ({
    opened: 'Faz mais de um dia que nenhum backup termina. Confira o agendamento no servidor.',
    closed: 'O backup está em dia outra vez.',
    path: panelUrl('avisos'),
  }),
  'new-device': () => ({
    opened: 'Alguém entrou no painel por um aparelho novo. Se não foi ninguém da equipe, encerre a sessão.',
    closed: '',
    path: panelUrl('equipe'),
  }),
  'day-summary': ({ text = '' }) => ({
    opened: `Resumo de ${text}`,
    closed: '',
    path: panelUrl('hoje'),
  }),
}

const sendingWaitsText: AlertText = {
  opened:
    'Nenhum pedido sai: a loja perdeu o registro do que já enviou. Confira no fornecedor e libere os envios.',
  closed: 'Os pedidos voltaram a sair.',
  path: panelUrl('hoje'),
}

const parkedText = (count: number | undefined): AlertText => ({
  opened: `${counted(count, 'pedido retido', 'pedidos retidos')} depois de uma restauração. Confira no fornecedor antes de liberar.`,
  closed: 'Nenhum pedido retido espera mais.',
  path: panelUrl('pedidos', { casos: 'PARKED_BY_FENCE' }),
})

export const alertText = (subject: AlertSubject, details: AlertDetails): AlertText => texts[subject](details)

const counted = (count = 1, one: string, many: string) =>
  `${formatQuantity(count)} ${count === 1 ? one : many}`

const amountText = (amount: string, currency = '') =>
  currency === 'BRL' ? formatCents(decimalToCents(amount)) : `${currency} ${amount.replace('.', ',')}`.trim()

const decisionWaits = 'Um pedido espera a sua decisão.'
const attentionTexts: Record<ReviewAttention, string> = {
  UNKNOWN_SUBMISSIONS: 'Um envio ao fornecedor ficou sem resposta clara. Procure lá antes de decidir.',
  MONEY_TO_REVIEW: 'Um pagamento não bate e espera a sua decisão.',
  NO_SUPPLIER_NEWS: 'O fornecedor não diz como está um pedido.',
  MAILS_NOT_DELIVERED: 'Um e-mail para um cliente não chegou.',
  PARKED_BY_FENCE: decisionWaits,
  ORDERS_WAITING: decisionWaits,
  OTHER_REVIEWS: decisionWaits,
}

const reviewText = (reason: string): string =>
  reason === 'LEDGER_OUT_OF_BALANCE'
    ? 'As contas não fecham. Pare de reembolsar e compare com o extrato.'
    : attentionTexts[ruleOf(reason).attention]

const resolved = (text: string) => `Resolvido: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
