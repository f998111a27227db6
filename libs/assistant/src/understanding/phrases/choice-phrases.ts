/** 'minha última foto', 'a segunda pergunta': no place of a list. */
const ofOther =
  '(foto|video|videozinho|post|postagem|reel|publicacao|live|clipe|musica|lancamento|trabalho)s?'

/** Which of the packages just listed is meant. */
export const choicePhrases = {
  popular: `
    mais (popular|vendid[oa]|pedid[oa]|comprad[oa]|escolhid[oa]|famos[oa]) | recomendad[oa] | melhor custo
    (que )?voces? (me )?(recomenda*|indica*|sugere*|acha melhor) | mais em alta | compensa mais
    mais compensa | qual (e )?(o |a )?melhor (pra|para) (quem|comecar|mim|crescer|o meu|a minha|meu|minha)
    (o )?que (e que )?(me )?(recomenda*|indica*|sugere*|aconselha*) | por onde (eu )?comec*
    vale mais a pena | qual (e )?(o|a) melhor( pacote| plano| opcao)?(?= *[?]|$)
  `,
  cheapest: `
    (?<!(achei|vi|encontrei) )mais barat[oa] | mais em conta | baratinh[oa] | menorzinh[oa] | (o|a) menor | mais simples | mais basico
    menor (pacote|plano|opcao|valor|preco)
  `,
  largest: `
    mais car[oa] | (o|a) maior | maior (pacote|plano|opcao) | mais complet[oa] | maiorzao | mais top
  `,
  middle: 'do meio | intermediari[oa] | (o|a) medi[oa](?! d[eoa])',
  /** 'o de 45', 'o pacote de 120 reais' */
  priced: `
    (o|a|ess[ea]) de (r. )?\\d{1,4}$
    (o|a|ess[ea]|aquel[ea]|pacote|plano|combo|opcao) de (r. )?\\d{1,4}(,00)? (reais|contos?|pila)
  `,
  'third-last': `antepenultim[oa](?! ${ofOther})`,
  'second-last': `penultim[oa](?! ${ofOther})`,
  last: `ultim[oa](?! (vez|compra|pedido|${ofOther}))`,
  first: `
    ([oa]|n[oa]|d[oa]|ess[ea]|pel[oa]|opcao|pacote|plano) primeir[oa](?! (vez|compra|pedido|${ofOther})| e *([,.]|$)) | ^primeir[oa]$
    primeir[oa] (opcao|pacote|plano) | 1[ºªo]
  `,
  second: `segund[oa](?! (feira|guerra|pergunta|duvida|${ofOther}|e (se|sobre|quant[oa]s?|qual|como))| e *([,.]|$))`,
  third: `terceir[oa](?! ${ofOther})`,
  fourth: `quart[oa](?! (feira|${ofOther}))`,
  fifth: `quint[oa](?! (feira|${ofOther}))`,
}
