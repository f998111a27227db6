import { setTimeout as pause } from 'node:timers/promises'
import { openTab } from '../../storm/visitors/open-tab.ts'

const lookEveryMs = 50

/** `told`: the states of the connection while it was cut, and what was being replaced at the time. */
export type Outage = { seconds: number; told: string[] }

/** Keeps chats open with the client that browsers run, and measures how long each is cut. */
export async function holdChats(url: string, count: number, replaced = () => 'nothing is replaced') {
  const tabs = Array.from({ length: count }, () => openTab(url, { cookie: '' }))
  while (!tabs.every((tab) => tab.isConnected())) await pause(lookEveryMs)
  const outages: Outage[] = []
  const underWay = new Map<number, { since: number; told: string[] }>()
  const end = (at: number) => {
    const cut = underWay.get(at)
    if (cut) outages.push({ seconds: (Date.now() - cut.since) / 1_000, told: cut.told })
    underWay.delete(at)
  }
  tabs.forEach((tab, at) =>
    tab.watchConnection((status, lastEnd) => {
      if (status.kind === 'connected') return end(at)
      const { since, told } = underWay.get(at) ?? { since: Date.now(), told: [] }
      const pauseMs = status.kind === 'reconnecting' ? status.retryAt - Date.now() : 0
      const seconds = [Date.now() - since, pauseMs].map((ms) => (ms / 1_000).toFixed(1))
      told.push(`${seconds[0]} s: ${lastEnd}, ${status.kind} in ${seconds[1]} s (${replaced()})`)
      underWay.set(at, { since, told })
    }),
  )
  return {
    areBack: () => tabs.every((tab) => tab.isConnected()),
    /** Every cut, those under way included, the longest first. */
    stop(): Outage[] {
      for (const at of [...underWay.keys()]) end(at)
      tabs.forEach((tab) => tab.leave())
      return outages.sort((a, b) => b.seconds - a.seconds)
    },
  }
}
