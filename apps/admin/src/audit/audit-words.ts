import type { AuditAction } from '@smm/contracts/audit'
import type { AnyOrderActionName } from '@smm/contracts/order-details'
import { orderStates, paymentStates, ticketStates } from '../names.ts'
import { decisions } from '../orders/order-words.ts'

const others: Record<Exclude<AuditAction, AnyOrderActionName>, string> = {
  'signed-in': 'Entrou no painel',
  'signed-out': 'Saiu do painel',
  'sign-in-refused': 'Não conseguiu entrar',
  'password-changed': 'Trocou a senha',
  'access-renewed': 'Renovou o acesso de alguém',
  'member-added': 'Incluiu uma pessoa na equipe',
  'member-deactivated': 'Desativou uma pessoa da equipe',
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
  'margin-saved': 'Mudou uma margem',
  'service-changed': 'Mudou um serviço do catálogo',
  'try-message-again': 'Tentou uma mensagem de novo',
}

/** Everything a member of the staff can do that is kept, by its code. */
export const auditActions: Record<string, string> = {
  ...Object.fromEntries(Object.entries(decisions).map(([action, { name }]) => [action, name])),
  ...others,
}

/** A code of a later version stands for itself. */
export const actionText = (action: string) => auditActions[action] ?? action

const actors: Record<string, string> = {
  // The first administrator is made, and renewed, by what the settings say.
  settings: 'Configuração do servidor',
  // Somebody tried to sign in under a name that nobody bears.
  '?': 'Nome desconhecido',
}
export const actorText = (actor: string) => actors[actor] ?? actor

/** What is told of an action, in this order. */
export const facts: Record<string, string> = {
  about: 'Sobre',
  member: 'Pessoa',
  ticket: 'Ticket',
  message: 'Mensagem',
  service: 'Serviço',
  margin: 'Margem',
  amountCents: 'Valor',
  upstreamOrderId: 'No fornecedor',
  smmServiceId: 'No fornecedor',
  acceptedPrice: 'Preço aceito por 1.000',
  sold: 'À venda',
  before: 'Antes',
  after: 'Depois',
  status: 'Status',
  search: 'Busca',
  count: 'Quantas',
  wrong: 'Errou',
  tries: 'Tentativas',
  address: 'IP',
}

const mistakes: Record<string, string> = { password: 'a senha', code: 'o código' }
export const mistakeText = (wrong: string) => mistakes[wrong] ?? wrong

const states: Record<string, { name: string }> = { ...orderStates, ...paymentStates, ...ticketStates }
/** Of an order, a payment or a ticket, by its code. */
export const statusText = (status: string) => states[status]?.name ?? status
