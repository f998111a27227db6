import { setTimeout as pause } from 'node:timers/promises'
import { askDatabase } from '../../storm/ask-database.ts'
import type { StoredMessage } from '../../storm/facts.ts'
import { shownId } from '../../storm/invariants/of-visit.ts'
import type { Tab } from '../../storm/open-tab.ts'

export type Sets = Record<'said' | 'acknowledged' | 'stored' | 'shown', number> & { wrong: string[] }

const patienceMs = 45_000

/** What visitors said, what Postgres holds and what their tabs show, held against each other, visitor by visitor. */
export async function compareSets(databaseUrl: string, tabs: Tab[]): Promise<Sets> {
  const read = () =>
    askDatabase<StoredMessage>(databaseUrl, 'SELECT * FROM messages ORDER BY conversation_id, seq')
  const until = Date.now() + patienceMs
  let sets = compare(await read(), tabs)
  // What was said last may still be on its way to a tab.
  while (sets.wrong.length > 0 && Date.now() < until) {
    await pause(1_000)
    sets = compare(await read(), tabs)
  }
  return sets
}

function compare(messages: StoredMessage[], tabs: Tab[]): Sets {
  const conversationOf = new Map(messages.map((one) => [one.client_id, one.conversation_id]))
  const talks = Map.groupBy(messages, ({ conversation_id }) => conversation_id)
  const talkOf = (tab: Tab) => talks.get(conversationOf.get(tab.journal.sent[0] ?? '') ?? '') ?? []
  const wrong = tabs.flatMap((tab, at) => {
    const talk = talkOf(tab)
    return faultsOf(tab, talk).map((fault) => `visitor ${at + 1}: ${fault}`)
  })
  const sum = (count: (tab: Tab) => number) => tabs.reduce((all, tab) => all + count(tab), 0)
  return {
    said: sum(({ journal }) => journal.sent.length),
    acknowledged: sum(({ journal }) => journal.acked.size),
    stored: sum((tab) => talkOf(tab).length),
    shown: sum((tab) => tab.items().length),
    wrong,
  }
}

function faultsOf(tab: Tab, talk: StoredMessage[]): string[] {
  const stored = talk.map(shownId)
  const storedOnce = new Set(stored)
  const own = talk.filter(({ kind }) => kind === 'visitor_message').map(shownId)
  const shown = tab.items().map(({ id }) => id)
  const { sent, acked } = tab.journal
  return [
    ...(storedOnce.size < stored.length ? ['something is stored twice'] : []),
    ...(sent.join() === own.join() ? [] : [`${sent.length} said, ${own.length} stored`]),
    ...([...acked].every((id) => storedOnce.has(id)) ? [] : ['something acknowledged is not stored']),
    ...(tab.items().some(({ isQueued, problem }) => isQueued || problem)
      ? ['something was never delivered']
      : []),
    ...(shown.join() === stored.join()
      ? []
      : [`${stored.length} stored, ${shown.length} shown, or in another order`]),
    ...(talk.every(({ seq }, place) => seq === place + 1) ? [] : ['the numbers have a gap']),
  ]
}
