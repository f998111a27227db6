import { phrases } from './phrases/phrases.ts'
import { packageNames } from './words/lexicon-data.ts'
import type { Choice } from './reading.ts'

const first = phrases(`
  ([oa]|n[oa]|d[oa]|ess[ea]|pel[oa]|opcao|pacote|plano) primeir[oa] | ^primeir[oa]$ | primeir[oa] (opcao|pacote|plano) | 1[ºªo]
`)
const popular = phrases(`
  mais (popular|vendid[oa]|pedid[oa]|comprad[oa]|escolhid[oa]|famos[oa]) | recomendad[oa] | melhor custo
  (que )?voces? (me )?(recomenda*|indica*|sugere*|acha melhor) | mais em alta | compensa mais | mais compensa
  vale mais a pena | qual (e )?(o|a) melhor( pacote| plano| opcao)?(?= *[?]|$)
`)
const cheapest = phrases(`
  mais barat[oa] | mais em conta | baratinh[oa] | menorzinh[oa] | (o|a) menor | mais simples | mais basico
  menor (pacote|plano|opcao|valor|preco)
`)
const largest = phrases(`
  mais car[oa] | (o|a) maior | maior (pacote|plano|opcao) | mais complet[oa] | maiorzao | mais top
`)
const ordinals: Array<[RegExp, number]> = [
  [/\bantepenultim[oa]\b/, -3],
  [/\bpenultim[oa]\b/, -2],
  [/\bultim[oa]\b(?! (vez|compra|pedido))/, -1],
  [first, 1],
  [/\bsegund[oa]\b(?! (feira|guerra))/, 2],
  [/\bterceir[oa]\b/, 3],
  [/\bquart[oa]\b(?! feira)/, 4],
  [/\bquint[oa]\b(?! feira)/, 5],
]
const listed = ['pro', 'viral', ...packageNames].join('|')
const names = new RegExp(`\\b(?:pacote|plano|combo|o|de|do|no|esse|opcao) (${listed})(?= |$)`)
const onlyName = new RegExp(`^(${listed})$`)
/** 'o pro meu insta' is a preposition, not the package. */
const proIsPreposition = /\bpro (meu|minha|meus|perfil|insta\w*|video|canal|ig|yt|tik\w*|post|nosso|seu)\b/g

/** 'o segundo não, o terceiro'; 'não quero o primeiro'. */
const denied = /\b(nao|sem ser) (e |quero )?(o|a) \w+(?= |$)|\b\w+ nao(?= [,.]| o | a |$)/g

/** Which of the packages just listed the visitor points to. */
export function findChoice(message: string, places: readonly number[]): Choice | null {
  const plain = message.replace(denied, ' ')
  if (popular.test(plain)) return { by: 'popular' }
  if (cheapest.test(plain)) return { by: 'cheapest' }
  if (largest.test(plain)) return { by: 'largest' }
  if (/\b(do meio|intermediari[oa]|(o|a) medi[oa](?! d[eoa]))\b/.test(plain)) return { by: 'middle' }
  const named = onlyName.exec(plain) ?? names.exec(plain.replace(proIsPreposition, 'para'))
  if (named?.[1]) return { by: 'name', name: named[1] }
  const priced = /\b(?:o|a|esse|essa) de (?:r\$ ?)?(\d{1,4})(?: reais)?$/.exec(plain)
  if (priced) return { by: 'price', cents: Number(priced[1]) * 100 }
  if (places[0]) return { by: 'place', place: places[0] }
  const ordinal = ordinals.find(([pattern]) => pattern.test(plain))
  return ordinal ? { by: 'place', place: ordinal[1] } : null
}
