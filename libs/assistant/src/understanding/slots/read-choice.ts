import { matchChoice, type MessageHits } from '../phrases/message-phrases.ts'
import type { Choice } from '../reading.ts'
import { packageNames } from '../words/lexicon-data.ts'

const qualities = ['popular', 'cheapest', 'largest', 'middle'] as const
const places = [
  ['choice:third-last', -3],
  ['choice:second-last', -2],
  ['choice:last', -1],
  ['choice:first', 1],
  ['choice:second', 2],
  ['choice:third', 3],
  ['choice:fourth', 4],
  ['choice:fifth', 5],
] as const
const listed = ['pro', 'viral', ...packageNames].join('|')
const names = new RegExp(`\\b(?:pacote|plano|combo|o|de|do|no|esse|opcao) (${listed})(?= |$)`)
const onlyName = new RegExp(`^(${listed})$`)
/** 'o pro meu insta' is a preposition, not the package. */
const proIsPreposition = /\bpro (meu|minha|meus|perfil|insta\w*|video|canal|ig|yt|tik\w*|post|nosso|seu)\b/g

/** 'o segundo não, o terceiro'; 'não quero o primeiro'. */
const denied = /\b(nao|sem ser) (e |quero )?(o|a) \w+(?= |$)|\b\w+ nao(?= [,.]| o | a |$)/g

/** 'o de 45' · 'o pacote de 120 reais' */
const bareOf = /\b(?:o|a|esse|essa) de (?:r\$ ?)?(\d{1,4})$/
const pricedOf =
  /\b(?:o|a|esse|essa|aquel[ea]|pacote|plano|combo|opcao) de (?:r\$ )?(\d{1,4})(?:,00)? (?:reais|contos?|pila)(?= |$)/

/** Which of the packages just listed the visitor points to. `numbers`: places that the message gives in digits. */
export function readChoice(message: string, heard: MessageHits, numbers: readonly number[]): Choice | null {
  const plain =
    message.includes('nao') || message.includes('sem ser') ? message.replace(denied, ' ') : message
  const hits = plain === message ? heard : matchChoice(plain)
  const quality = qualities.find((it) => hits.has(`choice:${it}`))
  if (quality) return { by: quality }
  const named = onlyName.exec(plain) ?? names.exec(plain.replace(proIsPreposition, 'para'))
  if (named?.[1]) return { by: 'name', name: named[1] }
  const priced = bareOf.exec(plain) ?? pricedOf.exec(plain)
  if (priced) return { by: 'price', cents: Number(priced[1]) * 100 }
  if (numbers[0]) return { by: 'place', place: numbers[0] }
  const place = places.find(([name]) => hits.has(name))
  return place ? { by: 'place', place: place[1] } : null
}
