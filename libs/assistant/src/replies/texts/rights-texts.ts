import { shownTicketId, type TicketKind } from '@smm/contracts/tickets'
import { legal } from '@smm/site/legal'
import { shownOrderId } from '../../naming/order-names.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { orderLine } from './order-texts.ts'
import { answer, verbatim } from './roles.ts'
import { newTicket } from './ticket-texts.ts'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** The last day of a period, by its end. */
export const lastDayOf = (endsAt: Date): string => day.format(endsAt.getTime() - 1)

/** Texts of the visitor's rights: to withdraw from a purchase, to have their data or have it deleted. */
export const rightsTexts = {
  'withdrawal-asked': verbatim(
    ({ orderId }: { orderId: string }) =>
      `Tudo bem, registrei sua desistência do pedido ${shownOrderId(orderId)}. Já te aviso aqui o que acontece com ele e com seu dinheiro.`,
  ),
  'withdrawal-too-late': answer(({ orderId, endsAt }: { orderId: string; endsAt: Date }) =>
    withdrawalTooLate(`pedido ${shownOrderId(orderId)}`, endsAt),
  ),
  'ask-withdrawn-order': ({ orders }: { orders: readonly VisitorOrder[] }) =>
    ['De qual compra você quer desistir?', 'Qual destas compras você quer desfazer?'].map(
      (it) => `${it}\n\n${orders.map(orderLine).join('\n\n')}`,
    ),
  'data-request-opened': verbatim(({ kind, dueAt }: { kind: TicketKind; dueAt: Date }) =>
    [
      kind === 'data-deletion'
        ? `Registrei seu pedido para apagarmos os dados desta conversa: protocolo ${newTicket}.`
        : `Registrei seu pedido de uma cópia dos dados desta conversa: protocolo ${newTicket}.`,
      `Respondemos aqui mesmo até ${day.format(dueAt)}.`,
      ...(kind === 'data-deletion'
        ? ['O que a lei manda guardar, como os registros de pagamento, fica sem ligação com você.']
        : []),
      'Se você também falou com a gente em outro aparelho, faça o pedido por lá: assim sabemos que os dados são seus.',
    ].join(' '),
  ),
  'data-request-already-open': answer(
    ({ ticketId, dueAt }: { ticketId: string; dueAt: Date }) =>
      `Esse pedido já está registrado: protocolo ${shownTicketId(ticketId)}. Respondemos aqui mesmo até ${day.format(dueAt)}.`,
  ),
}

export const withdrawalTooLate = (order: string, endsAt: Date): string =>
  [
    `O prazo de ${legal.withdrawalDays} dias para desistir da compra do ${order} terminou em ${lastDayOf(endsAt)}, então não consigo mais registrar a desistência.`,
    'Se alguma coisa não saiu como devia, me conte aqui o que aconteceu: abro um chamado e nossa equipe vê com você.',
  ].join(' ')
