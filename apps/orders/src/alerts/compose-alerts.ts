import type { AlertSubject } from '@smm/contracts/orders/alerts'
import { panelUrl } from '@smm/contracts/panel-url'
import { brand } from '@smm/site/brand'
import type { AlertDetails } from './alert-tables.ts'
import { alertText } from './alert-texts.ts'

export type AlertNews = {
  alertId: string
  told: 'opened' | 'closed'
  subject: AlertSubject
  details: AlertDetails
}

/** News with the same text, told once: `cases` are their alerts. */
export type AlertLine = {
  text: string
  url: string
  told: 'opened' | 'closed'
  subject: AlertSubject | 'test'
  cases: string[]
}
export type AlertText = { subject: string; lines: AlertLine[] }

/** Telegram takes 4,096 characters. */
export const maxLines = 12

/** The first news that fit into a message, in their order. */
export function takeNews<News extends AlertNews>(news: News[]): News[] {
  const seen = new Set<string>()
  const end = news.findIndex((it) => seen.add(textOf(it)).size > maxLines)
  return end < 0 ? news : news.slice(0, end)
}

const textOf = ({ told, subject, details }: AlertNews) => alertText(subject, details)[told]

export function composeAlerts(news: AlertNews[], origin: string): AlertText {
  const lines = [...Map.groupBy(news, textOf).values()].flatMap((group) => lineOf(group, origin))
  const [first] = lines
  const subject = lines.length === 1 && first ? first.text : `${lines.length} avisos da loja`
  return { subject: `${brand.name}: ${subject}`, lines }
}

function lineOf([first, ...others]: AlertNews[], origin: string): AlertLine[] {
  if (!first) return []
  const { told, subject } = first
  const { path, listPath = path } = alertText(subject, first.details)
  const cases = [first, ...others].map(({ alertId }) => alertId)
  const isOne = others.length === 0
  const text = isOne ? textOf(first) : `${textOf(first)} (${cases.length} casos)`
  return [{ text, url: origin + (isOne ? path : listPath), told, subject, cases }]
}

export const testMessage = (origin: string): AlertText => ({
  subject: `${brand.name}: teste`,
  lines: [
    {
      told: 'opened',
      subject: 'test',
      text: 'Este é um teste. Os avisos da loja chegam por aqui.',
      url: origin + panelUrl('avisos'),
      cases: [],
    },
  ],
})

const signs = { opened: '●', closed: '✓' }

export const plainTextOf = (lines: AlertLine[]): string =>
  lines.map(({ text, url, told }) => `${signs[told]} ${text}\n${url}`).join('\n\n')
