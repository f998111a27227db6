import type { NextTurn } from '@smm/assistant/next-turn'
import type { Reading } from '@smm/assistant/reader'
import type { ChatMessageFrame } from '@smm/contracts/chat'
import { carryOutIntents } from './carry-out-intents.ts'
import {
  appendMessages,
  type ConversationNow,
  type Db,
  lockConversation,
  readConversation,
} from './conversation.queries.ts'
import type { Deps } from './deps.ts'
import type { StoredMessage } from './house-frame.ts'
import { numberMessages } from './number-messages.ts'
import { thinkTurn } from './think-turn.ts'

type Said = Pick<ChatMessageFrame, 'id' | 'content'>
type Read = Said & { reading?: Reading }

/** The number of what the visitor said, and all that is new with it, in order: nothing when it is stored already. */
export type Turn = { seq: number; messages: StoredMessage[] }

/** What the conversation was after the last turn of a tab. Only a guess: the rows decide whether it still holds. */
export type Recall = { now?: ConversationNow }

/**
 * One turn, kept whole or not at all: what the visitor said, what we answer, what the assistant remembers and what is to
 * be done.
 */
export async function answerVisitor(
  deps: Deps,
  conversationId: string,
  said: Said,
  recall: Recall = {},
): Promise<Turn> {
  const recalled = recall.now
  recall.now = undefined
  const now = recalled ?? (await deps.inLine(() => readConversation(deps.db, conversationId, said.id)))
  if (now.storedSeq !== null) return { seq: now.storedSeq, messages: [] }
  // A model is asked before anything is locked or held up: it may take its time.
  const reading = await deps.readWithModel?.(said.content, now.state)
  const read = { ...said, ...(reading ? { reading } : {}) }
  return deps.inLine(
    async () =>
      (await justAnswer(deps, conversationId, now, read, recall)) ??
      (await answerAndAct(deps, conversationId, read)),
  )
}

// Most turns only talk: one write, that holds only if nobody spoke in between. Undefined if it did not.
async function justAnswer(
  deps: Deps,
  conversationId: string,
  now: ConversationNow,
  said: Read,
  recall: Recall,
): Promise<Turn | undefined> {
  const { state, intents, ...turn } = await think(deps, deps.db, now, said)
  if (intents.length > 0) return undefined
  const messages = messagesOf(now, said, turn, (reply) => reply)
  const thought = { clientId: said.id, catalogueVersion: now.catalogueVersion }
  if (!(await appendMessages(deps.db, conversationId, messages, state, thought))) return undefined
  // Orders and tickets go on without a word in here, so a visitor who has some is read anew each time.
  if (now.orders.length === 0 && now.tickets.length === 0)
    recall.now = { ...now, state, lastSeq: messages.at(-1)!.seq }
  return turnOf(messages)
}

async function answerAndAct(deps: Deps, conversationId: string, said: Read): Promise<Turn> {
  const { turn, wasSomethingSaid } = await deps.db.transaction().execute(async (trx) => {
    const now = await lockConversation(trx, conversationId, said.id)
    if (now.storedSeq !== null) return { turn: { seq: now.storedSeq, messages: [] }, wasSomethingSaid: false }
    const thought = await think(deps, trx, now, said)
    const { fill, wasSomethingSaid } = await carryOutIntents(trx, conversationId, thought.intents)
    const messages = messagesOf(now, said, thought, fill)
    await appendMessages(trx, conversationId, messages, thought.state)
    return { turn: turnOf(messages), wasSomethingSaid }
  })
  if (wasSomethingSaid) deps.relay.nudge()
  return turn
}

const turnOf = (messages: StoredMessage[]): Turn => ({ seq: messages[0]!.seq, messages })

async function think(deps: Deps, db: Db, now: ConversationNow, { content, reading }: Read) {
  return thinkTurn(deps, now, await deps.offersOf(db, now.catalogueVersion), content, reading)
}

const messagesOf = (
  { lastSeq }: ConversationNow,
  { id }: Said,
  { kept, replies }: Pick<NextTurn, 'replies'> & { kept: string },
  fill: (reply: string) => string,
) =>
  numberMessages(lastSeq, [
    { kind: 'visitor_message', content: kept, clientId: id },
    ...replies.map(({ content, suggestions = null }) => ({
      kind: 'chat_response' as const,
      content: fill(content),
      suggestions,
    })),
  ])
