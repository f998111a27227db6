import { actPhrases } from './phrases/act-phrases.ts'
import { namesIn, phrases } from './phrases/phrases.ts'
import type { Act } from './acts.ts'

const askingWord = phrases(`
  ^((e|mas|oi|ola|opa|bom dia|boa tarde|boa noite|entao|ah|,|!|por favor|me diz|queria saber|gostaria de saber
    tudo bem|em|a|de|com|por|ate|para|[?]) )*(quant[oa]s?|qual|quais|como|quando|onde|por ?que|o que|que|tem
    tem como|voces|voce|da (pra|para)|posso|e possivel|e verdade|demora|aceita*|precisa|existe|sera que|esta
    funciona|corre)
  (da|dao|compra|rende|consigo|levo|pego) quant[oa]s
  me (fala|fale|diz|diga|conta|explica) (se|como|quanto|qual|quando|antes) | (queria|quero|gostaria de) saber
`)

/** What a message does, told from its plain text. */
export const findActs = (plain: string): Act[] => namesIn(actPhrases, plain)

/** Whether the message asks something, with or without a question mark. */
export const asksSomething = (plain: string): boolean => plain.includes('?') || askingWord.test(plain)
