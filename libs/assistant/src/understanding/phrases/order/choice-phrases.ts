/** 'minha última foto', 'a segunda pergunta': no place of a list. */
const ofOther =
  '(foto|video|videozinho|post|postagem|reel|publicacao|live|clipe|musica|lancamento|trabalho)s?'

const pack = 'pacote|pacotinho|plano|opcao'
/** 'o mais barato', 'qual sai mais em conta': without such words a price is judged, 'mais barato que eu pensava'. */
const ofList = `(([oa]s?|qual|quais|uma?|algum|alguma|algo|tem|quero|prefiro|pode ser|pel[oa]|n[oa]|d[oa]|ess[ea]|${pack}) ((e|for|seja|que|sai|${pack}) )*|^)`

/** Which of the packages just listed is meant. */
export const choicePhrases = {
  popular: `
    mais (popular|vendid[oa]|pedid[oa]|comprad[oa]|escolhid[oa]|famos[oa])
    (que )?voces? (me )?(recomenda*|indica*|sugere*|acha melhor) | compensa mais
    qual (e )?(o |a )?melhor (pra|para) (quem|comecar|mim|crescer|o meu|a minha|meu|minha) | por onde (eu )?comec*
    vale mais a pena | qual (e )?(o|a) melhor( pacote| plano| opcao)?(?= *[?]|$)
  `,
  cheapest: `
    ${ofList}mais (barat(inh)?([oa]|im|in)|em conta)(?! (que|do que|ai|aqui|hein|ne|assim)) | barati(nh[oa]|m|n)
    menorzi(nh[oa]|m|n) | (o|a) (menor|pequen(in)?(o|a|inh[oa]|im|in)$) | mais simpl(es|inh[oa]|im|in)
    (quer(o|ia)|prefiro|pode ser|bota|coloca|poe|manda|faz|vou|fico|comec(o|ar)|levo|pego) ((com|so|logo|ai) )*(o|no|pelo) minimo(?! ((e|que|qual)(?!\\w)|quant))
    ^((entao|so) )*(o|no|pelo) minimo( (mesmo|entao|ai|possivel))*(?= [.!,]|$)
  `,
  largest: `mais car[oa] | (o|a) (maior|grand(e|ao|ona)$) | mais complet[oa] | maiorz(ao|inh[oa]|im|in)`,
  middle: 'do meio | o (medio|mediano|intermediario)$',
  /** 'o de 45', 'o pacote de 120 reais' */
  priced: `
    (o|a|ess[ea]) de (r. )?\\d{1,4}$
    (o|a|ess[ea]|aquel[ea]|pacote|plano|combo|opcao) de (r. )?\\d{1,4}(,00)? (reais|contos?|pila)
  `,
  'third-last': `antepenultim[oa](?! ${ofOther})`,
  'second-last': `penultim[oa](?! ${ofOther})`,
  last: `ultim[oa](?! (vez|compra|pedido|${ofOther}))`,
  first: `
    ([oa]|n[oa]|d[oa]|ess[ea]|pel[oa]|opcao|pacote|plano) primeir[oa](?! (vez|compra|pedido|${ofOther})| e *([,.]|$))
  `,
  second: `segund[oa](?! (feira|guerra|pergunta|duvida|${ofOther}|e (se|sobre|quant[oa]s?|qual|como))| e *([,.]|$))`,
  third: `terceir[oa](?! ${ofOther})`,
  fourth: `quart[oa](?! (feira|${ofOther}))`,
  fifth: `quint[oa](?! (feira|${ofOther}))`,
}
