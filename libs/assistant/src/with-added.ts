import type { Draft } from './dialogue.ts'
import { phrases } from './phrases.ts'
import { does, type Turn } from './turn.ts'

const number =
  '(uns|umas|outros|outras)? ([0-9]+|mil|cem|cento|dez|vinte|trinta|(quar|cinqu|sess|set|oit|nov)enta|[a-z]+entos|[a-z]+entas)'
const adds = phrases(
  `mais ${number} | (adicion*|acrescent*|som(a|e|ar)|inclu(i|a|ir)|aument* em) (ai|la|por favor|entao)? ${number}`,
)

/** 'Mais 200' and 'adiciona 200' count from the quantity the order has; 'quero 200' takes its place. */
export function withAdded(turn: Turn, said: Draft): Draft {
  const { dialogue, plain } = turn
  const { draft } = dialogue
  const isOther =
    (said.serviceType !== null && said.serviceType !== draft.serviceType) ||
    (said.platform !== null && said.platform !== draft.platform) ||
    (said.link !== null && said.link.canonicalUrl !== draft.link?.canonicalUrl) ||
    (said.handle !== null && said.handle.toLowerCase() !== draft.link?.handle)
  if (isOther || !said.quantity || !draft.quantity || !adds.test(plain)) return said
  // 'Isso, mais 500' says again what the recap said.
  if (said.quantity === draft.quantity && does(turn, 'yes', 'firm-yes')) return said
  return { ...said, quantity: said.quantity + draft.quantity }
}
