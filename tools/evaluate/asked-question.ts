/** The keys of a case's `autoReplies`. */
export type Question =
  'order_id' | 'link' | 'quantity' | 'service' | 'description' | 'confirm' | 'anything_else'

/** Lower case, without accents, as the patterns below expect it. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u00a0/g, ' ')
    .toLowerCase()

/** Per question: rows of patterns, one of which its sentence holds. */
const askRows: ReadonlyArray<[Question, string]> = [
  ['order_id', '(numero|codigo|id) d[oe] (seu )?pedido'],
  [
    'link',
    `(envi|mand|col[ea]|pass[ae]|\\bqual\\b|precis|falta|copi)[^.?!\\n]{0,80}
      (\\blinks?\\b|@|perfil|arroba|\\bcanal\\b|\\bpost|video)`,
  ],
  [
    'quantity',
    'quant[oa]s\\b|quantidade|qual (dos |desses )?(pacotes?|opcao|planos?)|qual (voce )?(prefere|vai querer)',
  ],
  [
    'service',
    `(qual|que|quais) (dos |desses )?(servicos?|redes?)|o que (voce )?(quer|precisa|procura)|
      (em|para|pra) qual (rede|plataforma)`,
  ],
  ['description', '(conte|explique|descrev)[^.?!\\n]{0,60}(problema|aconteceu|caso)|o que (houve|aconteceu)'],
]
const compiled = (row: string) => new RegExp(row.replace(/\n\s*/g, ''))
const asks = askRows.map(([question, row]) => [question, compiled(row)] as const)
const confirms =
  compiled(`confirm|tudo certo|esta certo|posso (ja )?(gerar|emitir|seguir|fechar|abrir|continuar)|
  (responda|diga) ["'“*]*sim|podemos (fechar|seguir)`)
const imperative =
  compiled(`(envi[ea]|mand[ea]|\\bcol(e|a)\\b|inform[ea]|escolh[ea]|me (diga|diz|passe|conte)|
  respond[ae]|confirm[ae]|precis[oa]|falta)`)

/** The question of a reply, from its last asking sentence backwards: the rule of the cases' grader. */
export function askedQuestion(reply: string): Question {
  const sentences = plainOf(reply).split(/(?<=[?!.])\s+|\n+/)
  const asking = sentences.filter((it) => it.includes('?') || imperative.test(it))
  for (const sentence of asking.reverse()) {
    if (/(responda|diga|digite) (com )?["'“*]*sim\b/.test(sentence)) return 'confirm'
    if (sentence.includes('?') && confirms.test(sentence) && !/quant[oa]s\b|\bqual\b/.test(sentence))
      return 'confirm'
    const found = asks.find(([, pattern]) => pattern.test(sentence))
    if (found) return found[0]
  }
  return confirms.test(plainOf(reply)) ? 'confirm' : 'anything_else'
}
