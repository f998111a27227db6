import { actPhrases } from './act-phrases.ts'
import { namesIn, phrases } from './phrases.ts'
import type { Act } from './reader.ts'

const no = phrases(`
  nao | negativo | nem | nops | nope | jamais | espera | calma | pera | perai | errado | errada | [👎❌]
`)
/** 'não precisa', 'por que não' and the like say no "no". */
const harmlessNo = new RegExp(
  phrases(`
    nao (precisa|tem problema|tem erro|vejo problema|ha problema|esquece|se preocup*|mudou|muda nada)
    nao (quero mais nada|tenho (mais )?duvida*|tenho pressa|so isso|e so) | por ?que nao | sem problemas?
    nao e ? | por mim nao
  `),
  'gu',
)
const askingWord = phrases(`
  ^((e|mas|oi|ola|opa|bom dia|boa tarde|boa noite|entao|ah|,|!|por favor|me diz|queria saber|gostaria de saber
    tudo bem|em|a|de|com|por|ate|para|[?]) )*(quant[oa]s?|qual|quais|como|quando|onde|por ?que|o que|que|tem
    tem como|voces|voce|da (pra|para)|posso|e possivel|e verdade|demora|aceita*|precisa|existe|sera que|esta
    funciona|corre)
  (da|dao|compra|rende|consigo|levo|pego) quant[oa]s
  me (fala|fale|diz|diga|conta|explica) (se|como|quanto|qual|quando|antes) | (queria|quero|gostaria de) saber
`)

/** What a message does, told from its plain text. A no counts only where it is meant. */
export function findActs(plain: string): Act[] {
  const found = namesIn(actPhrases, plain)
  return no.test(plain.replace(harmlessNo, ' ')) ? [...found, 'no'] : found
}

/** Whether the message asks something, with or without a question mark. */
export const asksSomething = (plain: string): boolean => plain.includes('?') || askingWord.test(plain)
