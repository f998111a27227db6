import Type from 'typebox'

const Sender = Type.String({ pattern: '^[^\\s<>@,;"]+@[^\\s<>@,;"]+$' })

/** Without a mail server no mails are offered. */
export const mailSettings = {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+/?$' })),
  /** The address that mails come from, and where their bounces go. */
  MAIL_FROM: Type.Optional(Sender),
}

/** A mail server needs a sender. */
export const mailSettingsFor = (env: NodeJS.ProcessEnv) =>
  env['SMTP_URL'] ? { ...mailSettings, MAIL_FROM: Sender } : mailSettings
