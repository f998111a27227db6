import Type, { type Static } from 'typebox'
import { maxReplyLength } from '../tickets.ts'

/** The member who answers in a conversation in the assistant's place, until then unless they write again. */
export const Takeover = Type.Object({
  holder: Type.Union([Type.Object({ username: Type.String(), until: Type.String() }), Type.Null()]),
})
export type Takeover = Static<typeof Takeover>

const access = { roles: ['owner', 'finance', 'support'] } as const
const Uuid = Type.String({ format: 'uuid' })
const params = Type.Object({ id: Uuid })
const response = { 200: Takeover }

export const showTakeover = {
  method: 'GET',
  url: '/api/conversations/:id/takeover',
  access,
  schema: { params, response },
} as const
/** From the assistant or from another member. The visitor is told a name. */
export const takeOver = {
  method: 'POST',
  url: '/api/conversations/:id/takeover',
  access,
  schema: { params, response },
} as const
/** To the assistant. */
export const giveBack = {
  method: 'DELETE',
  url: '/api/conversations/:id/takeover',
  access,
  schema: { params, response },
} as const
/**
 * Sends a message to the visitor's chat; it takes over a conversation that nobody has. Idempotent by `id`. CONVERSATION_HELD
 * while another member has it.
 */
export const sendStaffMessage = {
  method: 'POST',
  url: '/api/conversations/:id/messages',
  access,
  schema: {
    params,
    body: Type.Object(
      { id: Type.Optional(Uuid), text: Type.String({ minLength: 1, maxLength: maxReplyLength }) },
      { additionalProperties: false },
    ),
    response,
  },
} as const
