import { catalogueInWords } from '../../naming/product-names.ts'
import { say } from '../../replies/say.ts'
import { soldSuggestions, suggestion } from '../../replies/suggestions.ts'
import { withOpenQuestion } from '../ordering/with-open-question.ts'
import { does, isFirstMessage, type Move, stateAt } from '../turn.ts'
import { offerHelp } from './offer-help.ts'

/** Greetings, thanks, laughter and goodbyes, answered in kind. */
export const returnCourtesy: Move = (turn) => {
  const { dialogue, reading } = turn
  const { daypart } = reading
  if (does(turn, 'insult'))
    return { parts: [say('insulted')], suggestions: [suggestion.openTicket, suggestion.askForPerson] }
  if (does(turn, 'leave')) return { parts: [say('bye')] }
  if (does(turn, 'thank')) return { parts: [say('you-are-welcome')] }
  if (does(turn, 'greet') && isFirstMessage(turn))
    return {
      parts: [say('welcome', { daypart, catalogue: catalogueInWords(turn) })],
      suggestions: soldSuggestions(turn),
    }
  if (does(turn, 'check-presence')) return withOpenQuestion(turn, [say('here-i-am')])
  if (does(turn, 'greet')) {
    const { isPaused, recap = [] } = stateAt(turn, 'confirming') ?? {}
    const kept = isPaused ? [say('kept-quietly', { orders: recap })] : []
    return offerHelp(turn, [say('greeting', { daypart }), ...kept])
  }
  if (does(turn, 'ask-help')) return offerHelp(turn, dialogue.cart.length > 0 ? [say('here-i-am')] : [])
  return withOpenQuestion(turn, [say(does(turn, 'laugh') ? 'laugh' : 'fine')])
}
