import Type, { type Static } from 'typebox'

/** Whether the news of an order are mailed to its visitor. */
export const MailChoice = Type.Object({
  /** `refused`: the mail server of the address did not take our mail. */
  state: Type.Enum(['off', 'unconfirmed', 'on', 'refused']),
  /** Masked, because the link of an order's page may be shared. */
  address: Type.Optional(Type.String()),
})
export type MailChoice = Static<typeof MailChoice>
