import type { Draft } from './dialogue.ts'
import { findNumbers } from './find-numbers.ts'
import { multiplyNumbers } from './multiply-numbers.ts'
import { phrases } from './phrases.ts'
import { some } from './purchase-words.ts'
import { splitClauses } from './split-clauses.ts'
import { splitWords } from './split-words.ts'
import { does, type Turn } from './turn.ts'

const about = some(
  'ai|la|so|uns|umas|outros|outras|de|em|mais|ja|logo|entao|por favor|pra mim|na|a|quantidade|pedido|ao|no',
)
const more = phrases(`
  mais (um|uma|outr[oa]|N) (pacote|combo|plano|lote) (de )?N | mais (uns |umas |outros |outras )?N(?! (vezes|x)) | (?<!N )[+] ?N | N (G )?(a|de) mais | N (G )?(adiciona(l|is)|extras?)
  (aument(a|e)|sob(e|a)|adicion(a|e|ar)|acrescent(a|e|ar)|som(a|e|ar)|inclu(i|a|ir)|junt(a|e|ar)) ${about}N
  aumentar ${about}N(?! G)
`)
const fewer = phrases(`
  (tir(a|e|ar)|diminu(i|a|ir)|reduz(a|ir)?|baix(a|e|ar)|abat(e|a|er)|cort(a|e|ar)|retir(a|e|ar)|remov(e|a|er)
    descont(a|e|ar)|subtra(i|ia|ir)) ${about}N | (?<!ou )menos (uns |umas )?N | N (G )?a menos
`)
/** 'tira 200, fica 300' */
const inTheEnd = phrases(
  '(fica|ficam|ficando|total|totaliza|vira|deixa|deixando|da|dando|pra|para|=) N(?! (G )?(a|de) (menos|mais))',
)
const times = phrases(`
  ^${some('quero|bota|poe|coloca|faz|faca|manda|melhor|pensando bem|prefiro|so|na verdade|pode|ser|vamos|agora|ah|eu|nao|entao|vou|querer|levar|aumenta|diminui|sobe|baixa|corta|reduz|reduza|divide|sim|isso|ok|certo|beleza|fechado|gera|gerar|mas|com|,|e|em|pra|para|pro|pela|pelo')}((o|mais|a)? (dobro|quadruplic(a|ar)|triplo|metade)( a mais)?|mais uma? ((pacote|pedido|plano|combo) )?(igual|dess[ea]s?|do mesmo)|dobr(a|e|ar)|duplic(a|ar|que)|triplic(a|ar|que)|N ((x|vezes|pacotes?|combos?|planos?|lotes?) )?(igua(l|is)|dess[ea]s?|disso|del[ea]s)|N (x|vezes) (mais|isso|ess[ea]|a (mesma )?quantidade))(?=( (d?isso|d?ess[ea]|ai|dai|dele|delas?|por favor|pra mim|entao|a|da|de|d?o|por enquanto|meta|numero|quantidade|pedido|pacote|G|mesmo|logo|ne|primeiro))*( [.,!])*$)
`)

const mostTimes = 20

/** The message with an N for each number, and the numbers. */
function sizesIn(message: string): { text: string; numbers: number[]; isOne: boolean } {
  const { words } = splitWords(message.slice(0, 2000))
  const text = splitClauses(words)
    .map((it) => it.text)
    .join(' ')
  const found = findNumbers(words)
  const numbers = found.map((it) => it.value)
  const told = text.match(/\bN\b/g)?.length ?? 0
  return { text, numbers, isOne: told - found.length + multiplyNumbers(found, words).length === 1 }
}

/** 'Mais 200', 'tira 100' and 'o dobro' count from the quantity the order has; 'quero 200' takes its place. */
export function withResized(turn: Turn, said: Draft): Draft {
  const { draft } = turn.dialogue
  if (!draft.quantity && said.quantity) return { ...said, quantity: timesBefore(turn.message, said.quantity) }
  if (!draft.quantity || isOfAnother(said, draft)) return said
  // 'Isso, mais 500' says again what the recap said.
  if (said.quantity === draft.quantity && does(turn, 'yes', 'firm-yes')) return said
  const quantity = resized(turn.message, draft.quantity, said.quantity)
  return quantity === null ? said : { ...said, quantity }
}

const timesWanted = phrases(`
  (quero|queria|manda|bota|coloca|vou (querer|de|levar)|faz|pode ser|me ve|preciso|agora|hoje) ${some('agora|hoje|logo|me|so|de|d[oa]|o|a|ser|querer|levar')}(dobro|dobrar|triplo|triplicar|quadrupl(o|icar)|metade)
`)

/** 'da última vez peguei 500, agora quero o dobro' */
function timesBefore(message: string, said: number): number {
  const { text, numbers } = sizesIn(message)
  const times = numbers.length === 1 && numbers[0] === said && timesWanted.exec(text)
  return times && times.index > text.indexOf('N') ? Math.round(said * factorOf(times[0])) : said
}

/** Whether the message tells nothing but how many times as many are meant. */
export const multiplies = ({ message }: Turn): boolean => times.test(sizesIn(message).text)

function resized(message: string, now: number, said: number | null): number | null {
  const { text, numbers, isOne } = sizesIn(message)
  const factor = numbers[0] === undefined || numbers[0] <= mostTimes ? times.exec(text)?.[0] : undefined
  if (factor) return Math.round(now * factorOf(factor, numbers[0]))
  const end = inTheEnd.exec(text)
  if (end && !/\b[MTD]\b/.test(text))
    return numbers[text.slice(0, end.index + end[0].length).match(/\bN\b/g)!.length - 1] ?? null
  if (said === null || !isOne || end) return null
  if (fewer.test(text)) return Math.max(0, now - said)
  return more.test(text) ? now + said : null
}

function factorOf(told: string, number = 2): number {
  if (told.includes('metade')) return told.includes('a mais') ? 1.5 : 0.5
  if (/\bN\b/.test(told)) return number
  if (told.includes('quadrupl')) return 4
  return told.includes('tripl') ? 3 : 2
}

const isOfAnother = (said: Draft, draft: Draft) =>
  (said.serviceType !== null && said.serviceType !== draft.serviceType) ||
  (said.platform !== null && said.platform !== draft.platform) ||
  (said.link !== null && said.link.canonicalUrl !== draft.link?.canonicalUrl) ||
  (said.handle !== null && said.handle.toLowerCase() !== draft.link?.handle)
