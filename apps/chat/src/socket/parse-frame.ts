import Compile from 'typebox/compile'
import { type RefusedFrameCode, VisitorFrame } from '@smm/contracts/chat'
import { VisitOrigin } from '@smm/contracts/conversion'
import { ChatAction } from '@smm/contracts/message-parts'
import { maxMessageLength } from '@smm/contracts/pages'
import { sanitizeText } from '../sanitize-text.ts'

type ParsedFrame = { frame: VisitorFrame } | { refused: RefusedFrameCode; id: string | undefined }

const visitorFrame = Compile(VisitorFrame)
const optional = { action: Compile(ChatAction), origin: Compile(VisitOrigin) }

/** Parses and validates a visitor's frame, or tells why it is refused. Never throws. */
export function parseFrame(text: string): ParsedFrame {
  const input = withKnownFields(parseJson(text))
  const id = messageIdOf(input)
  if (isTooLong(propertyOf(input, 'content'))) return { refused: 'TOO_LONG', id }
  if (!visitorFrame.Check(input)) return { refused: 'INVALID_FRAME', id }
  return { frame: input }
}

/**
 * Sanitizes the content of a parsed message, or tells why it is refused. Unordered combining marks take 7 ms to
 * normalize, so it runs in the decision queue and is charged to the visitor's processor budget.
 */
export function readContent(raw: string): { content: string } | { refused: RefusedFrameCode } {
  const content = sanitizeText(raw)
  if (content === '') return { refused: 'EMPTY_MESSAGE' }
  // NFKC makes up to 18 characters of one; only a content within the raw limit is normalized.
  return isTooLong(content.normalize('NFKC')) ? { refused: 'TOO_LONG' } : { content }
}

/** Whether a value is a well-formed message id. Postgres rejects some other texts, such as those with a zero byte. */
export const isMessageId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value)

/** The id with which a browser's frame begins: one that is not parsed is refused by name, and so sent again. */
export const idAtStart = (text: string): string | undefined =>
  /^\{"id":"([A-Za-z0-9_-]{1,64})"/.exec(text.slice(0, 80))?.[1]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// An action or an origin that a later release knows: the words of the message stand for themselves.
function withKnownFields(input: unknown): unknown {
  const unknown = Object.entries(optional).filter(([name, shape]) => {
    const value = propertyOf(input, name)
    return value !== undefined && !shape.Check(value)
  })
  return unknown.length === 0
    ? input
    : { ...(input as object), ...Object.fromEntries(unknown.map(([name]) => [name, undefined])) }
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

function messageIdOf(value: unknown) {
  const id = propertyOf(value, 'id')
  return isMessageId(id) ? id : undefined
}

// The limit is in UTF-16 code units; the schema's maxLength counts graphemes.
const isTooLong = (content: unknown) => typeof content === 'string' && content.length > maxMessageLength
