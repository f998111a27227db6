import type { Draft } from './dialogue.ts'
import { phrases } from './phrases.ts'
import type { Turn } from './turn.ts'

const number =
  '(uns|umas|outros|outras)? ([0-9]+|mil|cem|cento|dez|vinte|trinta|(quar|cinqu|sess|set|oit|nov)enta|[a-z]+entos|[a-z]+entas)'
const adds = phrases(
  `mais ${number} | (adicion*|acrescent*|som(a|e|ar)|inclu(i|a|ir)|aument* em) (ai|la|por favor|entao)? ${number}`,
)

/** 'Mais 200' and 'adiciona 200' count from the quantity the order has; 'quero 200' takes its place. */
export function withAdded({ dialogue: { draft }, plain }: Turn, said: Draft): Draft {
  const isOther =
    (said.serviceType !== null && said.serviceType !== draft.serviceType) ||
    (said.platform !== null && said.platform !== draft.platform) ||
    (said.link !== null && said.link.canonicalUrl !== draft.link?.canonicalUrl) ||
    (said.handle !== null && said.handle.toLowerCase() !== draft.link?.handle)
  if (isOther || !said.quantity || !draft.quantity || !adds.test(plain)) return said
  return { ...said, quantity: said.quantity + draft.quantity }
}
