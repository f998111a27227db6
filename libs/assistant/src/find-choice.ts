import type { Choice } from './reader.ts'

const ordinals: Array<[RegExp, number]> = [
  [/\bantepenultim[oa]\b/, -3],
  [/\bpenultim[oa]\b/, -2],
  [/\bultim[oa]\b/, -1],
  [
    /\b(?:[oa]|n[oa]|d[oa]|ess[ea]|pel[oa]|opcao|pacote|plano) primeir[oa]\b|^primeir[oa]$|\bprimeir[oa] (?:opcao|pacote|plano)\b|\b1[ºªo]\b/,
    1,
  ],
  [/\bsegund[oa]\b(?! (feira|guerra))/, 2],
  [/\bterceir[oa]\b/, 3],
  [/\bquart[oa]\b(?! feira)/, 4],
  [/\bquint[oa]\b(?! feira)/, 5],
]
const names =
  /\b(?:pacote|plano|combo|o|de|do|no|esse|opcao) (starter|growth|pro|business|basic|popular|power|start|viral|trending|influencer|grouth|grow|bussines|bussiness|busines|influencers?|basico)(?= |$)/
const onlyName = /^(starter|growth|busines+|basic|popular|power|start|viral|trending|influencer|pro)$/
/** 'o pro meu insta' is a preposition, not the package. */
const proIsPreposition = /\bpro (meu|minha|meus|perfil|insta\w*|video|canal|ig|yt|tik\w*|post|nosso|seu)\b/g

/** 'o segundo não, o terceiro'; 'não quero o primeiro'. */
const denied = /\b(nao|sem ser) (e |quero )?(o|a) \w+(?= |$)|\b\w+ nao(?= [,.]| o | a |$)/g

/** Which of the packages just listed the visitor points to. */
export function findChoice(message: string, places: readonly number[]): Choice | null {
  const plain = message.replace(denied, ' ')
  if (
    /\b(mais (popular|vendid[oa]|pedid[oa]|comprad[oa]|escolhid[oa]|famos[oa])|recomendad[oa]|(que )?voces? (me )?(recomenda\w*|indica\w*|sugere\w*|acha melhor)|melhor custo|mais em alta|compensa mais|mais compensa|vale mais a pena|qual (e )?(o|a) melhor( pacote| plano| opcao)?(?= *[?]|$))\b/.test(
      plain,
    )
  )
    return { by: 'popular' }
  if (
    /\b(mais barat[oa]|mais em conta|baratinh[oa]|menorzinh[oa]|(o|a) menor|menor (pacote|plano|opcao|valor|preco)|mais simples|mais basico)\b/.test(
      plain,
    )
  )
    return { by: 'cheapest' }
  if (
    /\b(mais car[oa]|(o|a) maior|maior (pacote|plano|opcao)|mais complet[oa]|maiorzao|mais top)\b/.test(plain)
  )
    return { by: 'largest' }
  if (/\b(do meio|intermediari[oa]|(o|a) medi[oa](?! d[eoa]))\b/.test(plain)) return { by: 'middle' }
  const named = onlyName.exec(plain) ?? names.exec(plain.replace(proIsPreposition, 'para'))
  if (named?.[1]) return { by: 'name', name: named[1] }
  if (places[0]) return { by: 'place', place: places[0] }
  const ordinal = ordinals.find(([pattern]) => pattern.test(plain))
  return ordinal ? { by: 'place', place: ordinal[1] } : null
}
