import type { Facts, StoredMessage } from '../facts/facts.ts'
import type { Tab } from '../visitors/open-tab.ts'
import type { Visit } from '../visitors/visit.ts'
import { conversationsOf, nameOf, shownId } from './of-visit.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I6: what a visitor wrote is stored once; what is stored is shown once, in order, in every tab. */
export function conversations(facts: Facts): Verdict[] {
  const stored = Map.groupBy(facts.messages, ({ conversation_id }) => conversation_id)
  const conversationOf = conversationsOf(facts)
  const messagesOf = (visit: Visit) => stored.get(conversationOf.get(visit) ?? '') ?? []
  const perTab = facts.visits.flatMap((visit) =>
    visit.tabs.map((tab, at) => ({
      name: `${nameOf(visit)} tab ${at + 1}`,
      tab,
      messages: messagesOf(visit),
    })),
  )
  const named = (bad: (tab: Tab, messages: StoredMessage[]) => string[]) =>
    perTab.flatMap(({ name, tab, messages }) => bad(tab, messages).map((id) => `${name}: ${id}`))
  const gaps = facts.conversations.filter(({ id, last_seq }) => !isWhole(stored.get(id) ?? [], last_seq))
  const counts = `${facts.messages.length} messages, ${perTab.length} tabs`
  return [
    noneOf('I6', 'written and not stored', named(notStored), counts),
    noneOf('I6', 'acknowledged and not stored', named(ackedNotStored)),
    noneOf(
      'I6',
      'stored twice',
      facts.visits.flatMap((visit) => doubles(messagesOf(visit).map(shownId))),
    ),
    noneOf('I6', 'stored and not shown', named(notShown)),
    noneOf('I6', 'shown and not stored', named(notKnown)),
    noneOf(
      'I6',
      'shown twice',
      named((tab) => doubles(shownIds(tab))),
    ),
    noneOf('I6', 'tabs with another order than the stored one', named(misplaced)),
    noneOf(
      'I6',
      'news told twice',
      facts.visits.flatMap((visit) => toldTwice(visit, messagesOf(visit))),
    ),
    noneOf(
      'I6',
      'conversations with a gap in their numbers',
      gaps.map(({ id }) => id),
    ),
  ]
}

const shownIds = (tab: Tab) => tab.items().flatMap(({ id, isQueued }) => (isQueued ? [] : [id]))

function notStored({ journal }: Tab, messages: StoredMessage[]) {
  const ids = new Set(messages.map(shownId))
  return journal.sent.filter((id) => !ids.has(id))
}

function ackedNotStored({ journal }: Tab, messages: StoredMessage[]) {
  const ids = new Set(messages.map(shownId))
  return [...journal.acked].filter((id) => !ids.has(id))
}

function notShown(tab: Tab, messages: StoredMessage[]) {
  const shown = new Set(shownIds(tab))
  const missing = messages.filter((one) => !shown.has(shownId(one)))
  return missing.map(({ seq, kind, content }) => `${seq} ${kind} ${content.slice(0, 60)}`)
}

function notKnown(tab: Tab, messages: StoredMessage[]) {
  const ids = new Set(messages.map(shownId))
  return shownIds(tab).filter((id) => !ids.has(id))
}

function misplaced(tab: Tab, messages: StoredMessage[]) {
  const shown = shownIds(tab)
  const [seen, known] = [new Set(shown), new Set(messages.map(shownId))]
  const inOrder = messages.map(shownId).filter((id) => seen.has(id))
  const asShown = shown.filter((id) => known.has(id))
  const at = asShown.findIndex((id, place) => id !== inOrder[place])
  return at < 0 ? [] : [`message ${at + 1} of ${asShown.length}`]
}

/** News name their order, and a visitor asks for theirs at most once: the same words again are news told again. */
function toldTwice(visit: Visit, messages: StoredMessage[]) {
  const said = messages
    .filter(({ kind }) => kind !== 'visitor_message')
    .map(({ kind, content }) => `${kind} ${content}`)
  return doubles(said).map((words) => `${nameOf(visit)}: ${words.slice(0, 80)}`)
}

const doubles = (all: string[]) => [...new Set(all.filter((one, at) => all.indexOf(one) !== at))]

const isWhole = (messages: StoredMessage[], lastSeq: number) =>
  messages.length === lastSeq && messages.every(({ seq }, at) => seq === at + 1)
