import { readDialogue } from '@smm/assistant/dialogue'
import type { NextTurn } from '@smm/assistant/next-turn'
import { readMessage } from '@smm/assistant/read-message'
import type { Reading } from '@smm/assistant/reader'
import type { Offer } from '@smm/contracts/products'
import type { ConversationNow } from './conversation.queries.ts'
import type { Deps } from './deps.ts'

const apology = 'Desculpe, não consegui entender agora. Pode escrever de outro jeito?'
const hidden = '(Mensagem não guardada: parecia conter uma senha.)'
const unread = '(Mensagem não guardada: não pôde ser lida.)'

/**
 * The assistant's turn, and what is kept of the message: a password is not, nor is what nobody could read. A message it
 * stumbles over is answered too.
 */
export function thinkTurn(
  { nextTurn, log }: Pick<Deps, 'nextTurn' | 'log'>,
  { state, orders, tickets }: ConversationNow,
  offers: Offer[],
  message: string,
  modelReading?: Reading,
  read = readMessage,
): NextTurn & { kept: string } {
  let kept = unread
  try {
    const own = read(message)
    kept = own.acts.includes('offers-password') ? hidden : message
    const reading = modelReading ?? own
    const turn = nextTurn({ state, message, offers, orders, tickets, reading, now: new Date() })
    return { ...turn, kept }
  } catch (err) {
    log.error({ err }, 'the assistant failed')
    return { state: readDialogue(state), replies: [{ content: apology }], intents: [], kept }
  }
}
