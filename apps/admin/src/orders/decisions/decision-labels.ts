import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'

/** The name of a decision and its effect, which is shown before the confirmation. */
export const decisionLabels: Record<AnyOrderActionName, { name: string; effect: string }> = {
  'mark-sent': {
    name: 'Encontrei no fornecedor',
    effect: 'O pedido segue como enviado, com o número que ele tem no fornecedor.',
  },
  'send-again': {
    name: 'Enviar de novo',
    effect:
      'O pedido vai ao fornecedor mais uma vez. Confirme só se ele certamente não está lá: enviar duas vezes cobra duas vezes.',
  },
  'cancel-and-refund': {
    name: 'Cancelar e reembolsar',
    effect: 'O pedido é cancelado e o valor volta para quem pagou.',
  },
  'accept-payment': {
    name: 'Aceitar o pagamento',
    effect:
      'O pedido passa a pago e segue para a entrega. O que foi pago a mais fica como reembolso a pagar.',
  },
  'return-payment': { name: 'Devolver o pagamento', effect: 'O valor volta para quem pagou.' },
  'pay-refund': { name: 'Pagar o reembolso', effect: 'O reembolso é enviado ao banco.' },
  'refunded-by-hand': {
    name: 'Já devolvi por fora',
    effect:
      'O reembolso é dado como pago. Nada é enviado ao banco: confirme só se o dinheiro já voltou ao cliente.',
  },
  'refund-amount': {
    name: 'Reembolsar um valor',
    effect: 'O valor escolhido é enviado ao banco e volta para quem pagou. O pedido continua como está.',
  },
  'renew-link': {
    name: 'Revogar o link do pedido',
    effect:
      'O link de agora deixa de abrir o pedido, onde quer que esteja. O cliente encontra o novo no chat, no cartão do pedido.',
  },
  'accept-withdrawal': {
    name: 'Aceitar a desistência',
    effect: 'O valor escolhido volta para quem pagou, e o cliente lê o motivo na conversa.',
  },
  'refuse-withdrawal': {
    name: 'Não aceitar a desistência',
    effect: 'Nada é devolvido, e o cliente lê o motivo na conversa. Explique com cuidado: a lei dá 7 dias.',
  },
  'book-reversal': {
    name: 'Registrar a saída',
    effect:
      'O valor que o banco tirou sai das vendas e conta como reembolsado. Nada é enviado ao banco. Um reembolso do mesmo dinheiro que espera por você é registrado antes, como devolvido por fora.',
  },
  'close-review': { name: 'Marcar como visto', effect: 'O aviso sai da lista. Nada mais muda.' },
}
