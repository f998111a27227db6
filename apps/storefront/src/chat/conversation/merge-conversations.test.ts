import fc from 'fast-check'
import { type ChatEvent, reduceChat } from './chat-reducer.ts'
import { type ChatState, emptyChat } from './conversation.ts'

type Tab = { state: ChatState; heard: number }

/** Two tabs of one browser: what one of them stores is found by the other, and the chat numbers the messages. */
function openTwoTabs() {
  const stored: string[] = []
  const tabs: Tab[] = [0, 1].map(() => ({ state: emptyChat, heard: 0 }))
  let kept: ChatState = emptyChat
  let written = 0

  const change = (tab: (typeof tabs)[number], event: ChatEvent) => {
    tab.state = reduceChat(tab.state, event)
    adopt(tab)
    kept = tab.state
  }
  const adopt = (tab: Tab) => {
    tab.state = reduceChat(tab.state, {
      type: 'conversation-found',
      conversation: kept,
      ownQueuedIds: new Set(),
    })
  }
  const steps = {
    write: (tab: Tab) => {
      const id = `own${written++}`
      change(tab, { type: 'visitor-wrote', id, content: id, at: written })
    },
    deliver: (tab: Tab) => {
      const id = tab.state.items.find(({ isQueued }) => isQueued)?.id
      if (!id) return
      if (!stored.includes(id)) stored.push(id)
      change(tab, { type: 'message-delivered', id, seq: stored.indexOf(id) + 1, at: written })
    },
    answer: () => void stored.push(`answer${stored.length}`),
    hear: (tab: Tab) => {
      const id = stored[tab.heard]
      if (!id) return
      const seq = ++tab.heard
      const said = { id, content: id, timestamp: seq * 10_000, seq }
      const type = id.startsWith('own') ? 'visitor_message' : 'chat_response'
      change(tab, { type: 'frame-received', frame: { ...said, type, sessionId: 's' }, at: said.timestamp })
    },
    adopt,
    reload: (tab: Tab) => {
      tab.state = emptyChat
      adopt(tab)
    },
  }
  const isBehind = (tab: Tab) => tab.heard < stored.length || tab.state.items.some(({ isQueued }) => isQueued)
  return { tabs, steps, stored, isBehind }
}

it('two tabs show what both wrote and heard in the order of the chat, whatever came when', () => {
  const step = fc.tuple(
    fc.constantFrom('write', 'deliver', 'answer', 'hear', 'adopt', 'reload' as const),
    fc.nat(1),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (taken) => {
      const { tabs, steps, stored, isBehind } = openTwoTabs()
      for (const [name, at] of taken) steps[name](tabs[at]!)
      while (tabs.some(isBehind))
        for (const tab of tabs) {
          steps.deliver(tab)
          steps.hear(tab)
        }
      for (const { state } of tabs) expect(state.items.map(({ id }) => id)).toEqual(stored)
    }),
    { numRuns: 2_000 },
  )
})
