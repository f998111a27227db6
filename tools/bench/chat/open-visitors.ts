import { setTimeout as pause } from 'node:timers/promises'
import { openTab, type Tab } from '../../storm/open-tab.ts'

export type Visitors = { tabs: Tab[]; talk: Promise<unknown>; leave: () => void }

const comeEveryMs = 2

type Crowd = { visitors: number; messages: number; /** Between two messages of a visitor. */ pauseMs: number }

/** All at once, each with the client that browsers run: every message is said when the one before is acknowledged. */
export function openVisitors(
  url: string,
  { visitors, messages, pauseMs }: Crowd,
  signal: AbortSignal,
): Visitors {
  const tabs: Tab[] = []
  const talk = Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      await pause(visitor * comeEveryMs)
      const tab = openTab(url, { cookie: '' })
      tabs.push(tab)
      for (let turn = 0; turn < messages && !signal.aborted; turn++) {
        // Other quantities, so that no two answers have the same words: the client shows equal words once in five seconds.
        const id = tab.say(`Quanto custam ${1_000 + visitor + turn * 1_000} seguidores no Instagram?`)
        await tab.sees((item) => item.id === id && !item.isQueued, signal)
        await pause(pauseMs)
      }
    }),
  )
  return { tabs, talk, leave: () => tabs.forEach((tab) => tab.leave()) }
}
