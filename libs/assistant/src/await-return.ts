import { phrases } from './phrases.ts'
import { say, type Step, type Turn } from './turn.ts'

const putsOff = phrases(`
  (mando|envio|trago|passo|volto|compro|pago|fecho|faco|decido|vejo|vou) … (amanha|depois|mais tarde|logo mais|outro dia
    outra hora|(semana|mes) que vem|a noite|segunda feira)
  (amanha|depois|mais tarde) (eu )?(te )?(mando|envio|trago|passo|volto|compro|pago|fecho|faco|decido|vejo)
`)

/** 'vou mandar o link amanhã': what was told is kept, and nothing is asked again. */
export function awaitReturn(turn: Turn): Step | null {
  const isSaid = putsOff.test(turn.plain) && !turn.reading.isQuestion
  if (!isSaid || turn.dialogue.recap || turn.targets.usable.length || turn.reading.orders[0]?.quantity)
    return null
  const { draft } = turn.dialogue
  const isKept = draft.serviceType !== null || draft.quantity !== null
  return {
    dialogue: {},
    replies: [
      say(
        `Combinado, sem pressa! ${isKept ? 'Deixo o seu pedido anotado. ' : ''}Quando voltar, é só continuar por aqui.`,
      ),
    ],
  }
}
