/** Promises of the terms and the privacy policy, shared by the pages, the FAQ and the chat. */
export const legal = {
  termsVersion: '2.1',
  /** ISO date, and as the page writes it. */
  effectiveDate: '2024-09-16',
  effectiveDateShown: '16 de setembro de 2024',
  changeNoticeDays: 30,
  minimumAge: 18,
  venue: 'São Paulo',
  guaranteeDays: 30,
  cancellationMinutes: 30,
  /** Law of consumer protection, art. 49. */
  withdrawalDays: 7,
  /** Working days until the data-protection officer answers. */
  dataRequestWorkingDays: 15,
  /** Days until a request about personal data is answered (LGPD art. 19, II). */
  dataRequestDays: 15,
  /** How long the chat keeps a conversation after the visitor was last there. */
  conversationDays: 180,
  /** How long accesses to the chat are recorded (Marco Civil da Internet, art. 15). */
  accessRecordMonths: 6,
  /** How long orders keep what leads to their visitor: the longest period of tax and consumer law. */
  orderYears: 5,
  monetisation: { subscribers: 1_000, watchHours: 4_000, months: 12 },
  discountsAboveReais: 500,
  /** Text that follows the names of the platforms. */
  platformRules:
    'Essas redes têm regras próprias e podem mudá-las, remover interações ou limitar contas. Considere isso antes de comprar',
}
