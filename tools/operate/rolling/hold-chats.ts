import { setTimeout as pause } from 'node:timers/promises'
import { openTab } from '../../storm/visitors/open-tab.ts'

const lookEveryMs = 50

/** Keeps chats open with the client that browsers run, and measures how long each is cut. */
export async function holdChats(url: string, count: number) {
  const tabs = Array.from({ length: count }, () => openTab(url, { cookie: '' }))
  while (!tabs.every((tab) => tab.isConnected())) await pause(lookEveryMs)
  const cutSince = new Map<number, number>()
  const outages: number[] = []
  const timer = setInterval(() => tabs.forEach(look), lookEveryMs)

  function look(tab: (typeof tabs)[number], at: number) {
    const since = cutSince.get(at)
    if (!tab.isConnected()) cutSince.set(at, since ?? Date.now())
    else if (since !== undefined) {
      outages.push((Date.now() - since) / 1_000)
      cutSince.delete(at)
    }
  }
  return {
    areBack: () => tabs.every((tab) => tab.isConnected()),
    /** Seconds of every cut, those under way included. */
    stop(): number[] {
      clearInterval(timer)
      const open = [...cutSince.values()].map((since) => (Date.now() - since) / 1_000)
      tabs.forEach((tab) => tab.leave())
      return [...outages, ...open]
    },
  }
}
