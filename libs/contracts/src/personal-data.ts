import Type from 'typebox'

const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
/** Only owners hand out or delete a visitor's data, after another proof of their identity; each use is audited. */
const access = { roles: ['owner'], needsProof: true } as const

/** The data of one conversation in a structured form that its visitor can read and take along (LGPD art. 18, V). */
const PersonalData = Type.Record(Type.String(), Type.Unknown())

/** The conversation, its tickets and the accesses to it. `id` is the conversation's. */
export const exportConversation = {
  method: 'GET',
  url: '/api/conversations/:id/personal-data',
  access,
  schema: { params, response: { 200: PersonalData } },
} as const

/** The orders of a conversation with their payments. `id` is the conversation's. */
export const exportConversationOrders = {
  method: 'GET',
  url: '/api/orders/conversations/:id/personal-data',
  access,
  schema: { params, response: { 200: PersonalData } },
} as const

/**
 * Deletes a conversation and what belongs to it, in every service; rows that tax law demands stay without a trace to the
 * visitor. CONFLICT while one of its orders is under way.
 */
export const forgetConversation = {
  method: 'POST',
  url: '/api/conversations/:id/forget',
  access,
  schema: {
    params,
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: 500 }) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Object({ ok: Type.Boolean() }) },
  },
} as const

/** The accesses to a conversation of the last six months, newest first (Marco Civil da Internet, art. 15). */
export const listAccessRecords = {
  method: 'GET',
  url: '/api/conversations/:id/access-records',
  access,
  schema: {
    params,
    response: { 200: Type.Array(Type.Object({ at: Type.String(), address: Type.String() })) },
  },
} as const
