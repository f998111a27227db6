import { namesBesideYes, phrasesOf } from './yes-words.ts'

/*
 * Go on and place it: phrases by act.
 */

/** People as they are called behind a verb: 'bota, meu rei'. */
const called = `(meu|minha|seu|dona)? (${namesBesideYes.join('|')})?`

export const commandPhrases = {
  /** A yes may be put as a question: 'pode gerar?', 'cadê o pix?'. */
  'asks-for-pix': `
    (posso|podemos|consigo|consegue) (ja)? (pagar|comprar|fechar)
    (pode|podem|consegue|vai|vamos|vamo|bora|ja|tem como) .. (gerar|gera|gere|mandar|enviar|emitir|fechar|fazer
      passar)
    (gera|gere|manda|mande|envia|envie|emite|passa|cade) .. pix~ | ^e o pix~ | qual (e)? o pix~
  `,
  command: `
    ${phrasesOf('command')}
    (pode|podem|queira|queiram|consegue|favor) (ja|logo|sim|me|ir|entao)? issue~
    issue~ (o|meu|esse|esses|logo|ai|ja|entao|me|a|os|um|por|favor|pra|mim|gente|agora|ele|eles)? (o|os|a|meu|esse
      um|mim)? pix~
    issue~ que (eu)? (ja|vou|estou|a|o|pago) | issue~$
    issue~ (so)? (o|a|os|as) (do|da|de|dos|das)? (P|L|primeiro|primeira|segundo|segunda|terceiro|terceira|ultimo
      ultima)
    issue~ (essa|esse|a|o|esses)? (bagaca|parada|braba|brabo|treco|trem|bicho|som|danado)
    issue~ (ai|logo|ja|agora|entao|tudo|isso|esse|ele|todos|sim|por|pra|so|os|ambos|vai|eles|elas|meu|minha|moca
      moco|chefe|uai|visse|irmao|please)
    (cade|aguardo|espero|esperando|aguardando) (o|meu|a|esse)? pix~ | qual (e)? o pix~ | pago (agora|ja|agorinha) | deixa eu (ja|logo)? pagar
    agora (pode|sim|vai) | (manda|mande|mandar|mete) ver | pode (tocar|cobrar|ver|vir|pa|po|crer)
    (taca|tacar|mete|meter|bota|larga|manda|mande|mandar|solta) (fogo|lenha|chumbo|brasa|pressao|gas|marcha|bala|ficha|bronca|pau)
    (bora|vamos|vamo|partiu) (fechar|la) | (vamo|partiu) pagar | ^(fico)? (no)? aguardo$
    (da|de|dar|deem) (continuidade|andamento|sequencia|prosseguimento|seguimento)
    bring~ (me|ai|logo|ja|agora|pra|mim|entao|aqui|la|na|mesa)? (o|a|os|um|esse|meu)? pix~
    (chama|manda|passa|joga|vem|cai|partiu|bora|vamos|vamo) (la)? (no|o|de|pro|ao)? pix~
    (gera|gere|manda|mande|faz|faca|emite|envia|solta|bota|poe) (ai|la|logo|entao|agora|isso|tudo|por|favor)
    ^(bota|coloca|poe|lanca|joga|mete|taca|adiciona) (ai|la|logo|ja|entao|agora|sim|vai)? ${called}$ | deixa (vir|vim)$
    (vou|posso|quero|queria|bora|vamos|consigo|preciso) (ja|logo)? (pagar|quitar|acertar) (ja|agora|isso|logo)?
  `,
}
