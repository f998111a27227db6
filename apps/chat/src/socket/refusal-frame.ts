import { randomUUID } from 'node:crypto'
import type { RefusedFrameCode, ServerFrame } from '@smm/contracts/chat'

const texts: Record<RefusedFrameCode, string> = {
  INVALID_FRAME: 'Não consegui ler este envio. Atualize a página e tente de novo.',
  EMPTY_MESSAGE: 'A mensagem chegou vazia. Escreva algo e envie de novo.',
  TOO_LONG: 'A mensagem passou de 2.000 caracteres. Envie em partes menores.',
  TOO_MANY_MESSAGES: 'Foram muitas mensagens em pouco tempo. Aguarde alguns segundos e envie de novo.',
  TRY_AGAIN: 'Não consegui guardar sua mensagem agora. Tente de novo em instantes.',
}

/** The frame that refuses a visitor's frame; `id` is that of the refused one. */
export function refusalFrame(code: RefusedFrameCode, id: string = randomUUID()): ServerFrame {
  return { id, type: 'message_refused', code, content: texts[code], timestamp: Date.now() }
}
