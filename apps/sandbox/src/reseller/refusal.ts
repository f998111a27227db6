import type { Answer } from '../inject-fault.ts'
import type { Dialect } from './dialect.ts'

/** Refusals of panels as text and as dotted code. */
const dottedCodes: Record<string, string> = {
  'Incorrect request': 'error.incorrect_request',
  'Invalid API key': 'error.invalid_api_key',
  'Incorrect action': 'error.incorrect_action',
  'Incorrect service ID': 'error.incorrect_service_id',
  'Incorrect order ID': 'error.incorrect_order_id',
  'Incorrect link': 'neworder.error.link',
  'Incorrect quantity': 'neworder.error.quantity',
  'Not enough funds on balance': 'neworder.error.not_enough_funds',
  'Comments are required': 'neworder.error.comments',
  'You have active order with this link. Please wait until order being completed.':
    'neworder.error.link_duplicate',
  'Order not eligible for refill.': 'error.refill_not_eligible',
  'Refill not found': 'error.refill_not_found',
  "Order can't be canceled": 'error.cancel_not_allowed',
}

/** A refusal of the reseller, by text. Quantity limits bring their own code; others are listed above. */
export class PanelRefusal extends Error {
  readonly dotted: string

  constructor(text: string, dotted = dottedCodes[text] ?? 'error.unknown') {
    super(text)
    this.dotted = dotted
  }
}

export const formatError = ({ errors }: Dialect, { message, dotted }: PanelRefusal) =>
  errors === 'dotted' ? dotted : message

export function refusalAnswer(dialect: Dialect, refusal: PanelRefusal): Answer {
  if (dialect.errors === 'status-error')
    return { status: 200, body: { status: 'error', message: refusal.message } }
  return { status: dialect.errors === 'http-400' ? 400 : 200, body: { error: formatError(dialect, refusal) } }
}
