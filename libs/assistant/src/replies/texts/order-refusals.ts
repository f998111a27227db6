import type { OrderRefusal } from '@smm/contracts/messages'

/** Why orders refused an order: the reason ends a sentence about its subject, the advice follows. */
export const orderRefusals: Record<OrderRefusal, { subject: string; reason: string; advice: string }> = {
  PRICE_CHANGED: {
    subject: 'O preço desse pedido',
    reason: 'mudou agora há pouco',
    advice: 'Se concordar, repita o pedido que eu mostro o novo valor antes de cobrar.',
  },
  SERVICE_UNAVAILABLE: {
    subject: 'Esse serviço',
    reason: 'saiu do ar agora há pouco',
    advice: 'Tente de novo mais tarde, ou me diga se quer outro serviço.',
  },
  QUANTITY_OUT_OF_RANGE: {
    subject: 'Esse serviço',
    reason: 'não está disponível nessa quantidade',
    advice: 'Me diga outra quantidade, por favor.',
  },
  TOO_MANY_UNPAID: {
    subject: 'Você',
    reason: 'já tem PIX demais esperando pagamento',
    advice: 'Pague um deles ou espere vencer, e então fazemos outro.',
  },
}
