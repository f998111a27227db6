import Type, { type Static } from 'typebox'
import { ownerOnly } from '../access.ts'

/** The subjects that an owner can be alerted about. */
export const alertSubjects = [
  'orders-waiting',
  'review',
  'supplier-balance',
  'supplier-away',
  'bank-away',
  'parked-by-fence',
  'dead-letters',
  'backup-old',
  'new-device',
  'day-summary',
] as const
const AlertSubject = Type.Enum(alertSubjects)
export type AlertSubject = (typeof alertSubjects)[number]

export const alertChannelKinds = ['telegram', 'mail', 'webhook'] as const
export type AlertChannelKind = (typeof alertChannelKinds)[number]

/** Why a message did not arrive: `http-403`, or a name of ours. */
const Failure = Type.Union([Type.String(), Type.Null()])
const MaybeTime = Type.Union([Type.String(), Type.Null()])

const AlertChannel = Type.Object({
  id: Type.String(),
  kind: Type.Enum(alertChannelKinds),
  name: Type.String(),
  /** The chat at Telegram, the address, or the URL. */
  target: Type.String(),
  isOn: Type.Boolean(),
  /** News of cases that wait for it. */
  waiting: Type.Integer(),
  lastSentAt: MaybeTime,
  /** Null once a message arrived again. */
  failingSince: MaybeTime,
  /** Its last failure, also of one that works again. */
  failedAt: MaybeTime,
  failure: Failure,
})
export type AlertChannel = Static<typeof AlertChannel>

const Hour = Type.Integer({ minimum: 0, maximum: 23 })

const AlertSettings = Type.Object(
  {
    /** Subjects that nobody is alerted about. */
    subjectsOff: Type.Array(AlertSubject, { maxItems: alertSubjects.length }),
    /** A paid order is reported after waiting this long for the supplier. */
    waitMinutes: Type.Integer({ minimum: 2, maximum: 1_440 }),
    /** Hours in São Paulo when only money is reported; none where both are equal. */
    quietFrom: Hour,
    quietUntil: Hour,
  },
  { additionalProperties: false },
)
export type AlertSettings = Static<typeof AlertSettings>

const Alerts = Type.Object({
  channels: Type.Array(AlertChannel),
  settings: AlertSettings,
  /** Whether the shop has a mail server. */
  hasMail: Type.Boolean(),
})
export type Alerts = Static<typeof Alerts>

/** A chat's number or name at Telegram, an e-mail address, a URL. */
export const alertTargetPatterns: Record<AlertChannelKind, string> = {
  telegram: '^(-?\\d{1,20}|@\\w{5,32})$',
  mail: '^[^\\s<>@,;"]+@[^\\s<>@,;"]+\\.[^\\s<>@,;"]+$',
  webhook: '^https?://[^\\s]+$',
}
export const botTokenPattern = '^\\d{6,12}:[\\w-]{30,50}$'

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const NewAlertChannel = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('telegram'),
      name: Name,
      target: Type.String({ pattern: alertTargetPatterns.telegram }),
      token: Type.String({ pattern: botTokenPattern }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      name: Name,
      target: Type.String({ maxLength: 254, pattern: alertTargetPatterns.mail }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('webhook'),
      name: Name,
      target: Type.String({ maxLength: 500, pattern: alertTargetPatterns.webhook }),
    },
    { additionalProperties: false },
  ),
])
export type NewAlertChannel = Static<typeof NewAlertChannel>

const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
const owners = { ...ownerOnly, needsProof: true } as const

export const showAlerts = {
  method: 'GET',
  url: '/api/admin/alerts',
  access: ownerOnly,
  schema: { response: { 200: Alerts } },
} as const

/** `secret` signs the calls of a webhook; it is shown this once. */
export const addAlertChannel = {
  method: 'POST',
  url: '/api/admin/alerts/channels',
  access: owners,
  schema: {
    body: NewAlertChannel,
    response: { 201: Type.Object({ alerts: Alerts, secret: Type.Optional(Type.String()) }) },
  },
} as const

export const switchAlertChannel = {
  method: 'PATCH',
  url: '/api/admin/alerts/channels/:id',
  access: owners,
  schema: {
    params,
    body: Type.Object({ isOn: Type.Boolean() }, { additionalProperties: false }),
    response: { 200: Alerts },
  },
} as const

/** The news that wait for the channel are not sent any more. */
export const removeAlertChannel = {
  method: 'DELETE',
  url: '/api/admin/alerts/channels/:id',
  access: owners,
  schema: { params, response: { 200: Alerts } },
} as const

/** Sends a test right now; `failure` says why it did not arrive. */
export const testAlertChannel = {
  method: 'POST',
  url: '/api/admin/alerts/channels/:id/test',
  access: ownerOnly,
  schema: { params, response: { 200: Type.Object({ alerts: Alerts, failure: Failure }) } },
} as const

export const saveAlertSettings = {
  method: 'PUT',
  url: '/api/admin/alerts/settings',
  access: owners,
  schema: { body: AlertSettings, response: { 200: Alerts } },
} as const
