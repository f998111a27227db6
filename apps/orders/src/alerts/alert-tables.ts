import type { AlertChannelKind, AlertSubject } from '@smm/contracts/orders/alerts'
import type { ColumnType, Generated } from 'kysely'

type AlertChannelsTable = {
  id: Generated<string>
  kind: AlertChannelKind
  name: string
  target: string
  encryptedSecret: string | null
  isOn: Generated<boolean>
  createdAt: Generated<Date>
  lastSentAt: Date | null
  /** Null once a message arrived again; `failedAt` and `failure` stay. */
  failingSince: Date | null
  failedAt: Date | null
  failure: string | null
  tries: Generated<number>
  nextTryAt: Generated<Date>
  /** While a process sends to it. */
  leasedUntil: Generated<Date>
}

type AlertSettingsTable = {
  onlyRow: Generated<boolean>
  subjectsOff: AlertSubject[]
  waitMinutes: number
  quietFrom: number
  quietUntil: number
}

/** Facts of a case that its text needs; never of a person. */
export type AlertDetails = {
  count?: number
  amount?: string
  currency?: string
  /** The supplier's. */
  name?: string
  reason?: string
  orderId?: string
  text?: string
}

type AlertsTable = {
  id: Generated<string>
  subject: AlertSubject
  key: string
  details: ColumnType<AlertDetails, string, string>
  isUrgent: boolean
  openedAt: Generated<Date>
  lastSeenAt: Generated<Date>
  closedAt: Date | null
}

/** News of a case for a channel. */
type AlertDeliveriesTable = {
  position: Generated<number>
  alertId: string
  channelId: string
  told: 'opened' | 'closed'
  sentAt: Date | null
}

export type AlertTables = {
  alertChannels: AlertChannelsTable
  alertSettings: AlertSettingsTable
  alerts: AlertsTable
  alertDeliveries: AlertDeliveriesTable
}
