import Type from 'typebox'
import { continueConversationUrl } from './orders/order-link.ts'

/**
 * Exchanges an invitation for the chat's own cookie: the conversation continues in this browser. CONFLICT, and the invitation
 * stays good, where the browser has another conversation that `replace` does not give up.
 */
export const continueConversation = {
  method: 'POST',
  url: continueConversationUrl,
  schema: {
    body: Type.Object(
      { invitation: Type.String({ maxLength: 500 }), replace: Type.Optional(Type.Boolean()) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Object({ ok: Type.Boolean() }) },
  },
} as const
