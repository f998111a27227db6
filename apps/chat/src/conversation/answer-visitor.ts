import { isDeepStrictEqual } from 'node:util'
import type { Reading } from '@smm/assistant/understanding/reading'
import type { ChatMessageFrame } from '@smm/contracts/chat'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { hashAddress } from '../limits/hash-address.ts'
import type { ProcessorBudget } from '../limits/processor-budget.ts'
import { isAssistantSilent } from '../takeover/hold.ts'
import {
  appendMessages,
  type ConversationSnapshot,
  lockSnapshot,
  readSnapshot,
} from './conversation.queries.ts'
import { type Executed, executeIntents } from './execute-intents.ts'
import {
  type AssistantTurn,
  decideTurn,
  type DecidedTurn,
  readMessage,
  type TurnInput,
} from './decide-turn.ts'
import type { NewMessage, StoredMessage } from './stored-message.ts'

/**
 * A stored turn: the sequence number of the visitor's message, and all messages in order; none for a repeat. `isUnanswered`:
 * a person has the conversation.
 */
export type StoredTurn = { seq: number; messages: StoredMessage[]; isUnanswered: boolean }

/** Holds the snapshot after a connection's beginning or last turn. It may be stale: the append checks it against the rows. */
type SnapshotCache = { snapshot?: ConversationSnapshot | undefined }

type VisitorMessage = Pick<ChatMessageFrame, 'id' | 'content' | 'action'>
/** The visitor of a turn, at one of their connections. */
export type TurnVisitor = {
  conversationId: string
  ip: string
  processorBudget: ProcessorBudget
  snapshotCache: SnapshotCache
}
/** A turn and the snapshot on which it was decided: it holds while the rows are the same. */
type Decided = { snapshot: ConversationSnapshot; turn: DecidedTurn }
type Input = TurnInput & { visitor: TurnVisitor }

/**
 * Answers one message of a visitor. The message, the replies, the assistant's state and the intents' effects are stored
 * in one transaction; a message that is stored already is not answered again.
 */
export async function answerVisitor(
  deps: Deps,
  visitor: TurnVisitor,
  message: VisitorMessage,
): Promise<StoredTurn> {
  const { conversationId, snapshotCache } = visitor
  const snapshot =
    takeSnapshot(snapshotCache) ??
    (await deps.turnPermits(() => readSnapshot(deps.db, conversationId, message.id)))
  if (snapshot.storedSeq !== null) return repeated(snapshot, snapshot.storedSeq, message)
  // Platforms and the model take seconds, so they are asked before a lock or a permit is held.
  const readAs = await readableContent(deps, message, visitor.ip)
  const modelReading = message.action ? undefined : await readWithModel(deps, visitor, readAs, snapshot)
  const input = { visitor, message: { ...message, readAs }, modelReading }
  const turn = await deps.turnPermits(() => decideTurn(deps, input, snapshot))
  const decided = { snapshot, turn }
  return (
    (await answerOptimistically(deps, input, decided)) ??
    (await deps.turnPermits(() => answerUnderLock(deps, input, decided)))
  )
}

const repeated = ({ hold }: ConversationSnapshot, seq: number, message: VisitorMessage): StoredTurn => ({
  seq,
  messages: [],
  isUnanswered: isAssistantSilent(hold, message, new Date()),
})

const readableContent = async (
  { resolveShortLinks }: Deps,
  { content, action }: VisitorMessage,
  ip: string,
) => (action || !resolveShortLinks ? content : resolveShortLinks(content, ip))

/** The model's reading is merged with a built-in one, which takes processor time as the turn's own does. */
async function readWithModel(
  deps: Deps,
  { processorBudget }: TurnVisitor,
  readAs: string,
  snapshot: ConversationSnapshot,
): Promise<Reading | undefined> {
  if (!deps.readWithModel) return undefined
  try {
    const catalogue = await deps.turnPermits(() => deps.loadCatalogue(deps.db, snapshot.catalogueVersion))
    const builtIn = await deps.decisionQueue(() =>
      processorBudget.measure(() => readMessage(readAs, { ...snapshot, catalogue })),
    )
    return await deps.readWithModel(readAs, builtIn)
  } catch (err) {
    deps.log.error({ err }, 'a message was not put to the model')
    return undefined
  }
}

function takeSnapshot(cache: SnapshotCache): ConversationSnapshot | undefined {
  const { snapshot } = cache
  cache.snapshot = undefined
  return snapshot
}

// Most turns have no intents: one conditional write stores them. Undefined when there are intents or the append is refused.
async function answerOptimistically(
  deps: Deps,
  { visitor, message }: Input,
  { snapshot, turn }: Decided,
): Promise<StoredTurn | undefined> {
  const { conversationId, snapshotCache } = visitor
  const { lastSeq, catalogueVersion, orders, tickets } = snapshot
  const { state } = turn
  if (turn.intents.length > 0) return undefined
  const messages = messagesOf(message, turn)
  const append = { conversationId, lastSeq, messages, state, catalogueVersion, clientId: message.id }
  const stored = await deps.appendTurn(append)
  if (!stored) return undefined
  // Orders and tickets change without a message, so conversations that have some are not cached.
  if (orders.length === 0 && tickets.length === 0)
    snapshotCache.snapshot = { ...snapshot, state, lastSeq: lastSeq + stored.length }
  return { seq: lastSeq + 1, messages: stored, isUnanswered: turn.isUnanswered }
}

const answerUnderLock = (deps: Deps, input: Input, decided: Decided): Promise<StoredTurn> =>
  transact(deps, async (trx) => {
    const { visitor, message } = input
    const { conversationId } = visitor
    const snapshot = await lockSnapshot(trx, conversationId, message.id)
    const { lastSeq, storedSeq } = snapshot
    if (storedSeq !== null) return repeated(snapshot, storedSeq, message)
    const isUnchanged = isDeepStrictEqual(snapshot, decided.snapshot)
    const turn = isUnchanged ? decided.turn : await decideTurn(deps, input, snapshot, trx)
    const customer = { conversationId, addressHashes: addressHashesOf(deps, visitor) }
    const executed = await executeIntents(trx, customer, turn.intents)
    const messages = messagesOf(message, turn, executed)
    const stored = await appendMessages(trx, conversationId, { lastSeq, messages, state: turn.state })
    return { seq: lastSeq + 1, messages: stored, isUnanswered: turn.isUnanswered }
  })

const addressHashesOf = ({ config }: Deps, { ip }: TurnVisitor) =>
  config.hasLimits ? hashAddress(config.STAFF_SESSION_SECRET, ip, new Date()) : undefined

const messagesOf = (
  { id }: VisitorMessage,
  { storedContent, replies }: AssistantTurn,
  { completeReply, messages }: Executed = { completeReply: (reply) => reply, messages: [] },
): NewMessage[] => [
  { kind: 'visitor_message', content: storedContent, clientId: id },
  ...replies.map(({ content, suggestions = null, parts = null }): NewMessage => ({
    kind: 'chat_response',
    content: completeReply(content),
    suggestions,
    parts: parts?.map((it) => (it.type === 'text' ? { ...it, text: completeReply(it.text) } : it)) ?? null,
  })),
  ...messages,
]
