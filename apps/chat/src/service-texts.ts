import type { RefusedFrameCode } from '@smm/contracts/chat'

/** Answers a turn in which the assistant failed. */
export const apology = 'Desculpe, não consegui entender agora. Pode escrever de outro jeito?'

/** Stored in place of a message that offers a password. */
export const hiddenMessage = '(Mensagem não guardada: parecia conter uma senha.)'
/** Stored in place of a message that failed to be read. */
export const unreadMessage = '(Mensagem não guardada: não pôde ser lida.)'

/** A right code gets this answer too: it does not tell a guesser from a buyer. */
export const tooManyCoupons =
  'Recebi muitos códigos de cupom que não existem. Espere um minuto e mande o seu de novo, por favor.'

export const refusalTexts: Record<RefusedFrameCode, string> = {
  INVALID_FRAME: 'Não consegui ler este envio. Atualize a página e tente de novo.',
  EMPTY_MESSAGE: 'A mensagem chegou vazia. Escreva algo e envie de novo.',
  TOO_LONG: 'A mensagem passou de 2.000 caracteres. Envie em partes menores.',
  TOO_MANY_MESSAGES: 'Foram muitas mensagens em pouco tempo. Aguarde alguns segundos e envie de novo.',
  TRY_AGAIN: 'Não consegui guardar sua mensagem agora. Tente de novo em instantes.',
}
