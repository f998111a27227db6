import { orderStatusNames } from '@smm/contracts/orders/orders'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { centsToDecimal } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { findSubscription } from '../mail/mail-subscriptions.queries.ts'
import { writeAudit } from '../staff/write-audit.ts'
import type { Db } from '../tables.ts'

/** The orders of a conversation as its visitor takes them along, with the audit entry of the member who asked for them. */
export async function exportOrdersOfConversation(
  db: Db,
  { conversationId, actor }: { conversationId: string; actor: string },
): Promise<Record<string, unknown>> {
  await writeAudit(db, actor, 'conversation-exported', { conversation: conversationId })
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'platform', 'serviceType', 'quantity', 'link', 'amountCents', 'status', 'remains'])
    .select([
      'tier',
      'couponCode',
      'discountCents',
      'createdAt',
      'paidAt',
      'sentAt',
      'finishedAt',
      'termsVersion',
    ])
    .where('conversationId', '=', conversationId)
    .where('pseudonymisedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  const pedidos = await Promise.all(
    orders.map(async ({ id, platform, serviceType, tier, amountCents, status, ...order }) => ({
      pedido: id,
      feitoEm: order.createdAt,
      servico: `${serviceTypeNames[serviceType]} (${platformNames[platform]})${tierSuffix({ tier })}`,
      quantidade: order.quantity,
      faltou: order.remains,
      link: order.link,
      valor: centsToDecimal(amountCents),
      cupom: order.couponCode,
      desconto: centsToDecimal(order.discountCents),
      situacao: orderStatusNames[status],
      pagoEm: order.paidAt,
      enviadoEm: order.sentAt,
      encerradoEm: order.finishedAt,
      versaoDosTermos: order.termsVersion,
      pagamentos: await readPayments(db, id),
      reembolsos: await readRefunds(db, id),
      desistencia: await readWithdrawal(db, id),
      avisosPorEmail: (await findSubscription(db, id))?.address ?? null,
    })),
  )
  return { pedidos }
}

async function readPayments(db: Db, orderId: string) {
  const payments = await db
    .selectFrom('chargeOrders')
    .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
    .select(['payments.amountCents', 'payments.txid', 'payments.endToEndId', 'payments.confirmedAt'])
    .where('chargeOrders.orderId', '=', orderId)
    .execute()
  return payments.map(({ amountCents, txid, endToEndId, confirmedAt }) => ({
    valor: centsToDecimal(amountCents),
    confirmadoEm: confirmedAt,
    cobranca: txid,
    idNoBanco: endToEndId,
  }))
}

async function readRefunds(db: Db, orderId: string) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['amountCents', 'requestedAt', 'finishedAt'])
    .where('orderId', '=', orderId)
    .orderBy('requestedAt')
    .execute()
  return refunds.map(({ amountCents, requestedAt, finishedAt }) => ({
    valor: centsToDecimal(amountCents),
    pedidoEm: requestedAt,
    pagoEm: finishedAt,
  }))
}

async function readWithdrawal(db: Db, orderId: string) {
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select(['askedAt', 'reason', 'decidedAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return withdrawal
    ? { pedidaEm: withdrawal.askedAt, motivo: withdrawal.reason, decididaEm: withdrawal.decidedAt }
    : null
}
