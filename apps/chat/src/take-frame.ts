import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { timing } from '@smm/http-service/metrics'
import { inSpan } from '@smm/http-service/trace'
import { closeCodes, type HouseFrame, type VisitorFrame } from '@smm/contracts/chat'
import { answerVisitor } from './answer-visitor.ts'
import type { Deps } from './deps.ts'
import { type Missing, missingFrom, overtakes } from './overtakes.ts'
import { readFrame } from './read-frame.ts'
import { refuseFrame } from './refuse-frame.ts'
import { resetChat } from './reset-chat.ts'
import type { TokenBucket } from './token-bucket.ts'
import { noteWritten, type OpenTab } from './open-tab.ts'

/** A tab and what its visitor may still send. */
export type Speaker = {
  tab: OpenTab
  /** What the socket writes to. */
  line: Pick<Writable, 'cork' | 'uncork'>
  ip: string
  messages: TokenBucket
  frames: TokenBucket
  missing?: Missing
}

const timeAck = timing('chat_ack_seconds', 'From a message of a visitor to its acknowledgement.', [
  ...[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
])

/** One frame from a visitor: answered at once, or in the conversation's turn. */
export function takeFrame(deps: Deps, speaker: Speaker, text: string): void {
  const { tab, ip } = speaker
  if (!deps.limits.allowFrame(speaker.frames)) return tab.socket.close(closeCodes.tooManyMessages)
  const read = readFrame(text)
  if ('refused' in read) return send(tab, refuseFrame(read.refused, read.id))
  const { frame } = read
  if (frame.type === 'ping') return send(tab, pong(frame.id))
  const arrivedAt = performance.now()
  const isTaken =
    deps.limits.allowMessage(ip, speaker.messages) &&
    deps.turns.take(tab.conversationId, () => takeTurn(deps, speaker, frame, arrivedAt))
  if (!isTaken) send(tab, refuseFrame('TOO_MANY_MESSAGES', frame.id))
}

type SpokenFrame = Exclude<VisitorFrame, { type: 'ping' }>

async function takeTurn(deps: Deps, speaker: Speaker, frame: SpokenFrame, arrivedAt: number): Promise<void> {
  const { tab, line } = speaker
  if (overtakes(frame.id, speaker.missing, Date.now())) return send(tab, refuseFrame('TRY_AGAIN', frame.id))
  speaker.missing = undefined
  try {
    if (frame.type === 'reset_chat')
      return deps.online.show(
        tab.conversationId,
        await deps.inLine(() => resetChat(deps, tab.conversationId, frame.id)),
      )
    noteWritten(tab, frame.id)
    const { seq, messages } = await inSpan(spanOf(tab), () =>
      answerVisitor(deps, tab.conversationId, frame, tab.recall),
    )
    // Acknowledgement and answer leave in one piece: a write costs more than all that was thought.
    line.cork()
    try {
      send(tab, { id: frame.id, type: 'message_ack', seq, timestamp: Date.now() })
      deps.online.show(tab.conversationId, messages)
    } finally {
      line.uncork()
    }
    timeAck((performance.now() - arrivedAt) / 1000)
  } catch (err) {
    deps.log.error({ err, conversationId: tab.conversationId }, 'a turn failed')
    speaker.missing = missingFrom(frame.id, Date.now())
    send(tab, refuseFrame('TRY_AGAIN', frame.id))
  }
}

const spanOf = ({ conversationId }: OpenTab) =>
  ({ name: 'answer visitor', kind: 'server', attributes: { 'smm.correlation_id': conversationId } }) as const

const pong = (id: string = randomUUID()): HouseFrame => ({ id, type: 'pong', timestamp: Date.now() })

function send({ socket }: OpenTab, frame: HouseFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}
