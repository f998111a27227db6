import { catalogueInWords } from '../../naming/product-names.ts'
import { say } from '../../replies/say.ts'
import { soldSuggestions, suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { idle } from '../state.ts'
import { isAt, isFirstMessage, type Move, stateAt } from '../turn.ts'
import { isRecap } from '../waits-for.ts'
import { offerHelp } from './offer-help.ts'

/** Greetings, thanks, laughter and goodbyes, answered in kind. */
export const returnCourtesy: Move = (turn) => {
  const { dialogue, reading } = turn
  const { greeting } = reading
  if (says(reading, 'insult'))
    return { parts: [say('insulted')], suggestions: [suggestion.openTicket, suggestion.askForPerson] }
  const isGreeting = says(reading, 'greet') && isFirstMessage(turn)
  if (says(reading, 'leave') && !isGreeting)
    return { dialogue: isAt(turn, 'complaining') ? { state: idle } : {}, parts: [say('bye')] }
  if (says(reading, 'thank')) return { parts: [say('you-are-welcome')] }
  if (isGreeting)
    return {
      parts: [say('welcome', { greeting, catalogue: catalogueInWords(turn) })],
      suggestions: soldSuggestions(turn),
    }
  if (says(reading, 'check-presence')) return withOpenQuestion(turn, [say('here-i-am')])
  if (says(reading, 'greet')) {
    const shown = stateAt(turn, 'confirming')
    const kept = shown && isRecap('quiet', shown) ? [say('kept-quietly', { orders: shown.recap })] : []
    return offerHelp(turn, [say('greeting', { greeting }), ...kept])
  }
  if (says(reading, 'ask-help')) return offerHelp(turn, dialogue.cart.length > 0 ? [say('here-i-am')] : [])
  const laughs = says(reading, 'laugh')
  if (isAt(turn, 'confirming')) return { parts: [...(laughs ? [say('laugh')] : []), say('at-ease')] }
  return { parts: [say(laughs ? 'laughed' : 'heard')] }
}
