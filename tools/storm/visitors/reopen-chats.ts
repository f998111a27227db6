import { setTimeout as pause } from 'node:timers/promises'
import type { Visit } from './visit.ts'

const spreadMs = 20
const timeoutMs = 60_000

/** Every visitor reopens the chat and stays until every sent message is acknowledged. */
export async function reopenChats(visits: Visit[]): Promise<void> {
  const tabs = visits.flatMap((visit) => visit.tabs)
  for (const tab of tabs) {
    tab.comeBack()
    await pause(spreadMs)
  }
  const until = Date.now() + timeoutMs
  const isThere = (tab: (typeof tabs)[number]) =>
    tab.isConnected() && tab.items().every(({ isQueued }) => !isQueued)
  while (Date.now() < until && !tabs.every(isThere)) await pause(250)
}
