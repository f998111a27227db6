import Compile from 'typebox/compile'
import { longestMessage, type RefusedFrameCode, VisitorFrame } from '@smm/contracts/chat'
import { cleanText } from './clean-text.ts'
import { isProperId } from './proper-id.ts'

export type ReadFrame =
  | { frame: VisitorFrame }
  | { refused: RefusedFrameCode; /** The frame's own id, if it has a proper one. */ id: string | undefined }

const shape = Compile(VisitorFrame)

/** What a visitor's browser sent, checked and cleaned, or why it is refused. Never throws. */
export function readFrame(text: string): ReadFrame {
  const given = parse(text)
  const id = idOf(given)
  if (isTooLong(given)) return { refused: 'TOO_LONG', id }
  if (!shape.Check(given)) return { refused: 'INVALID_FRAME', id }
  if (given.type !== 'chat_message') return { frame: given }
  const content = cleanText(given.content)
  if (content === '') return { refused: 'EMPTY_MESSAGE', id }
  return { frame: { ...given, content } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Record<string, unknown>)[name]
    : undefined

function idOf(given: unknown) {
  const id = fieldOf(given, 'id')
  return isProperId(id) ? id : undefined
}

// Counted here, for a schema counts what a reader sees as one character, however many units it is made of.
function isTooLong(given: unknown) {
  const content = fieldOf(given, 'content')
  return typeof content === 'string' && content.length > longestMessage
}
