import { catalogueInWords } from '../../naming/product-names.ts'
import { type Part, say } from '../../replies/say.ts'
import { soldSuggestions, suggestion } from '../../replies/suggestions.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { after, type Step, type Turn } from '../turn.ts'

/** Goes on with the order in hand, else says what can be ordered, or asks a visitor who has ordered before what it is about. */
export function offerHelp(turn: Turn, lead: Part[]): Step {
  if (turn.dialogue.cart.length > 0) return withOpenQuestion(turn, lead)
  const isBuyer = turn.orders.length > 0 || turn.tickets.length > 0
  const help = say('help', { catalogue: catalogueInWords(turn) })
  return after(lead, isBuyer ? askBuyer : { parts: [help], suggestions: soldSuggestions(turn) })
}

const askBuyer: Step = {
  parts: [say('ask-if-new')],
  suggestions: [suggestion.askStatus, suggestion.buy, suggestion.askForPerson],
}
