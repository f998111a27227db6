import Type, { type Static } from 'typebox'
import { maxReplyLength } from '../tickets.ts'
import { legible } from '../without-nul.ts'

/** Names that stand in a canned reply in braces, `{pedido}`; the panel fills them in from the order of the ticket. */
export const placeholders = ['pedido', 'servico', 'quantidade', 'valor', 'status', 'link'] as const
export type Placeholder = (typeof placeholders)[number]

const content = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: legible }),
  text: Type.String({ minLength: 1, maxLength: maxReplyLength, pattern: legible }),
}

/** A text that staff send often. */
export const CannedReply = Type.Object({ id: Type.String({ format: 'uuid' }), ...content })
export type CannedReply = Static<typeof CannedReply>

export const maxCannedReplies = 100

const access = { roles: ['owner', 'finance', 'support'] } as const
const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
const response = { 200: Type.Array(CannedReply) }

/** By title. */
export const listCannedReplies = {
  method: 'GET',
  url: '/api/tickets/canned-replies',
  access,
  schema: { response },
} as const
/** Adds or changes the reply of this id; answers with all of them, as the deletion does. */
export const saveCannedReply = {
  method: 'PUT',
  url: '/api/tickets/canned-replies/:id',
  access,
  schema: { params, body: Type.Object(content, { additionalProperties: false }), response },
} as const
export const deleteCannedReply = {
  method: 'DELETE',
  url: '/api/tickets/canned-replies/:id',
  access,
  schema: { params, response },
} as const
