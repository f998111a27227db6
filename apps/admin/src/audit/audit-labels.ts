import { staffRoleNames } from '@smm/contracts/access'
import type { AuditAction } from '@smm/contracts/audit'
import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderFilter } from '@smm/contracts/orders/orders'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { orderBadges, paymentBadges, ticketBadges } from '../status-badges.ts'

/** The audit tells a decision in the past; its button names it in the infinitive. */
const pastDecisionLabels: Record<AnyOrderActionName, string> = {
  'mark-sent': 'Encontrou o pedido no fornecedor',
  'send-again': 'Enviou de novo',
  'cancel-and-refund': 'Cancelou e reembolsou',
  'accept-payment': 'Aceitou o pagamento',
  'return-payment': 'Devolveu o pagamento',
  'pay-refund': 'Pagou o reembolso',
  'refunded-by-hand': 'Registrou um reembolso feito por fora',
  'refund-amount': 'Reembolsou um valor',
  'book-reversal': 'Registrou dinheiro que o banco tirou',
  'renew-link': 'Revogou o link do pedido',
  'accept-withdrawal': 'Aceitou a desistência',
  'refuse-withdrawal': 'Não aceitou a desistência',
  'close-review': 'Marcou um caso como visto',
}

const otherActions: Record<Exclude<AuditAction, AnyOrderActionName>, string> = {
  'signed-in': 'Entrou no painel',
  'signed-out': 'Saiu do painel',
  'sign-in-refused': 'Não conseguiu entrar',
  'password-changed': 'Trocou a senha',
  'access-renewed': 'Renovou o acesso de alguém',
  'member-added': 'Incluiu uma pessoa na equipe',
  'member-deactivated': 'Desativou uma pessoa da equipe',
  'role-changed': 'Mudou a função de alguém',
  'session-ended': 'Encerrou a sessão de alguém',
  'other-sessions-ended': 'Encerrou as próprias outras sessões',
  'second-step-added': 'Ativou a verificação em duas etapas',
  'second-step-removed': 'Desativou a verificação em duas etapas',
  'identity-not-confirmed': 'Não confirmou a própria identidade',
  'recovery-code-used': 'Usou um código de recuperação',
  'exported-orders': 'Exportou pedidos',
  'exported-payments': 'Exportou pagamentos',
  'ticket-moved': 'Mudou o status de um ticket',
  'ticket-replied': 'Respondeu um ticket',
  'ticket-assigned': 'Assumiu ou devolveu um ticket',
  'canned-reply-saved': 'Mudou uma resposta pronta',
  'canned-reply-deleted': 'Apagou uma resposta pronta',
  'conversation-taken-over': 'Assumiu uma conversa',
  'conversation-answered': 'Escreveu a um cliente',
  'conversation-given-back': 'Devolveu uma conversa ao assistente',
  'conversation-exported': 'Baixou os dados de um cliente',
  'conversation-forgotten': 'Apagou os dados de um cliente',
  'access-records-read': 'Viu os acessos de um cliente',
  'margin-saved': 'Mudou uma margem',
  'package-saved': 'Mudou um preço',
  'package-withdrawn': 'Tirou um pacote de venda',
  'tier-saved': 'Mudou um nível',
  'coupon-added': 'Criou um cupom',
  'coupon-changed': 'Mudou um cupom',
  'alert-channel-added': 'Incluiu um canal de avisos',
  'alert-channel-switched': 'Pausou ou retomou um canal de avisos',
  'alert-channel-removed': 'Removeu um canal de avisos',
  'alert-settings-saved': 'Mudou os assuntos ou o horário dos avisos',
  'service-changed': 'Mudou um serviço do catálogo',
  'supplier-added': 'Incluiu um fornecedor',
  'supplier-changed': 'Mudou um fornecedor',
  'supplier-price-accepted': 'Aceitou o preço de um fornecedor',
  'routes-saved': 'Mudou quem entrega um serviço',
  'try-message-again': 'Tentou uma mensagem de novo',
}

/** Every audited action by its code. */
export const auditActionLabels: Record<string, string> = { ...pastDecisionLabels, ...otherActions }

/** An action that has no label, as of a newer release, is shown by its code. */
export const actionLabel = (action: string) => auditActionLabels[action] ?? action

const actors: Record<string, string> = {
  // The settings create the first administrator and renew the access.
  settings: 'Configuração do servidor',
  // A failed sign-in with an unknown username.
  '?': 'Nome desconhecido',
}
export const actorLabel = (actor: string) => actors[actor] ?? actor

/** The details that are shown of an action, in this order; those of an export are the filter of its list. */
export const detailLabels: Record<string, string> = {
  about: 'Sobre',
  member: 'Pessoa',
  role: 'Função',
  ticket: 'Ticket',
  assignee: 'Com',
  conversation: 'Conversa',
  reply: 'Resposta pronta',
  message: 'Mensagem',
  service: 'Serviço',
  supplier: 'Fornecedor',
  host: 'Endereço',
  on: 'Ligado',
  key: 'Chave',
  rate: 'Câmbio',
  routes: 'Quem entrega',
  chosen: 'Escolha',
  margin: 'Margem',
  package: 'Pacote',
  tier: 'Nível',
  sentence: 'O que inclui',
  coupon: 'Cupom',
  discount: 'Desconto',
  minimum: 'Compra mínima',
  products: 'Produtos',
  maxUses: 'Usos no total',
  maxUsesPerVisitor: 'Usos por visitante',
  channel: 'Canal',
  paused: 'Pausado',
  silenced: 'Sem avisos de',
  amountCents: 'Valor',
  upstreamOrderId: 'No fornecedor',
  smmServiceId: 'No fornecedor',
  acceptedPrice: 'Preço aceito por 1.000',
  sold: 'À venda',
  before: 'Antes',
  after: 'Depois',
  platform: 'Rede',
  serviceType: 'Serviço',
  from: 'De',
  until: 'Até',
  validFrom: 'A partir de',
  validUntil: 'Até',
  status: 'Status',
  search: 'Busca',
  count: 'Quantas',
  wrong: 'Errou',
  tries: 'Tentativas',
  address: 'IP',
} satisfies Record<keyof OrderFilter, string> & Record<string, string>

const mistakeLabels: Record<string, string> = { password: 'a senha', code: 'o código' }
export const mistakeLabel = (wrong: string) => mistakeLabels[wrong] ?? wrong

const roles: Record<string, string> = staffRoleNames
/** A role by its name; what else changed is shown as it is. */
export const roleLabel = (value: string) => roles[value] ?? value

const products: Record<string, string> = { ...platformNames, ...serviceTypeNames }
/** A platform or a kind of service. */
export const productLabel = (code: string) => products[code] ?? code

const states: Record<string, { name: string }> = { ...orderBadges, ...paymentBadges, ...ticketBadges }
/** The status of an order, a payment or a ticket. */
export const statusLabel = (status: string) => states[status]?.name ?? status
