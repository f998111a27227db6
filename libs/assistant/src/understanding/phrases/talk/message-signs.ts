/** A wish for goods without money, which haggles too. */
export const forNothing = `de graca | gratis | gratuit* | na faixa | cortesia | por conta da casa | 0800
  (e|que) eu (divulgo|posto|marco) (voces|a loja) | em troca de (divulgacao|propaganda|stor[a-z]*|post*|marcacao)`

/** Words that a sentence begins with, before it asks or tells. */
const lead = `^((e|mas|oi|ola|opa|bom dia|boa tarde|boa noite|entao|ah|,|!|por favor|me diz|queria saber|gostaria de saber|tudo bem|em
  a|de|com|por|ate|para|[?]) )*`
/** In 'quando vou receber?' a verb of these asks, where 'quando receber' tells. */
const may = '(vou|vamos|vai|vao|posso|podem?|da|devo|tenho|consigo|e)'
/** How a sentence asks without a question mark; one that begins with a word of a question may only tell something. */
export const askingPhrases = {
  'asks-first': `
    ${lead}(quant[oa]s?|qual|quais|como|quando|onde|por ?que|o que|tem|tem como|voces?|da (pra|para)|posso|e possivel
      e verdade|demora|aceita*|precisa|existe|sera que|esta|funciona|corre)
  `,
  'tells-first': `
    ${lead}quando (((o|a|os|as|meus?|minhas?) [a-z]+|eu|a gente|voces?) )?((nao|ja|me|se) )?([a-z]+[aei]r(em|mos)?|for|tiver|puder|der|vier)
    ${lead}quando (?!(eu )?${may} ).*([a-z]{2,}ou|compro|fecho|pego|levo|volto|chamo|quero|faco|peco|falo|vejo)
    ${lead}o que (houve|aconteceu|foi)
    ${lead}voces? (me|mesmos|merecem|sao (muito|demais|top|os|show)|foram|estragaram|mandaram|entregaram|arrasa[a-z]*)
    ${lead}esta (tudo|tudinho|cert[oa]|,|bom|bem|ok|otimo|confirmad[oa]|entao|entendi|aprovad[oa]|resolvid[oa]|[.!])
  `,
  'asks-within': `
    me (fala|fale|diz|diga|conta|explica) (se|como|quanto|qual|quando|antes)
    (queria|quero|gostaria de) (saber|entender)
    (?<!nao )(quer(em|emos|iam)?|gostariamos de|desej(o|a|amos)) saber (se|quanto|qual|como|quando|onde)
    (pergunt|indag)(o|amos) ((apenas|so|tambem|aqui|mesmo) )*(se|quanto|qual|como|quando|onde)
    (da pra|da para|tem como|posso|consigo) (pagar|parcelar) (no|na|em|por|pelo)
  `,
}

/** Words that other readers ask for, each of one sense. */
export const messageSigns = {
  /** Words that want an answer without a question: terms that a purchase hangs on, a choice, a fear, a plea. */
  'wants-answer': `
    (se|caso) (voces? )?(nao )?(tiver(em)?|tivesse|houver|houvesse|aceita(r|rem|sse)|parcel(ar|arem|asse|assem))
    (se|caso) (voces? )?(nao )?(garant(ir|irem|e)|ped(ir|irem|issem)|fiz(er|erem|esse)|entreg(ar|arem|asse)|repor
      fosse)
    (se|caso) for (gente|tudo|de|sem|real|brasileir*|seguro|confiavel)
    com (garantia|desconto|nota|cartao|boleto) (eu|fech*|topo|compro|levo|pego)
    ou (e|sao|so|nao|tem que|vem|tudo|minutos|horas|dias|semanas) | (me )?(explica|explique|esclarec[ae])
    (me )?tira(r)? (uma|minha|essa) duvida | por gentileza | quanto (tempo|falta)
    por ?que (com voces |eu )?(seria|devo|deveria|confiar) | ne( k+)?(?= ?[?!.\n]|$)
    nao (sei|entendi|acho|achei|encontro|encontrei) (onde|como|quando|qual|quais|o que|se|a diferenca) | medo
  `,
  morning: 'bom dia',
  afternoon: 'boa tarde',
  night: 'boa noite',
  grace: '^(oi ,? )?graca e paz',
  peace:
    '^(oi ,? )?(a )?paz( (do|de) (senhor|cristo|deus|jesus))?(?= *([,.!?]|$)| (irma|amad|a tod|pra|para|gente|pessoal|meu))',
  buenas: '^buenas',
  salve: '^salve',
  /** Of something that came, was paid or went. */
  trouble: `
    cade* | cheg* | receb* | entreg* | cai* | sum* | vei* | vier* | falt* | pagu* | pago* | comprei* | perd* | parad*
  `,
  'former-purchase': `
    (problema|erro|reclamac*|treta) .. (compra|pedido) (anterior|passado|passada|que (eu)? (ja)? (fiz|comprei|paguei))
  `,
  /** 'pede 1000 pra monetizar, tenho 700, manda os 300 que faltam' */
  'reaches-goal': `(tenho|estou com|esta com) .*que faltam?`,
  'wishes-well': `desej(o|amos|ando) (a |ao |aos |as |pra |para )?(voces?|um|uma|muit[oa]|sucesso|sorte|saude|tod[oa]s?|equipe|loja|senhor*|gente)`,
  /** 'a foto é outra' */
  'is-other': '(foto|video|post|reel|perfil|conta|canal|link|arroba) (e|era) outr[oa]',
  'judges-price': `
    (valor|valores|preco) … (confere*|aprovad*|just[oa]|corret[oa]s?|cert[oa]s?|ok|otimo|bom|dentro|razoavel|acordo)
    (conferi|conferido|conferimos|aprovei|aprovado|confirmo) … (valor|valores|preco)
  `,
  too: 'tambem | alem',
  changes: '(muda|mude|troca|troque)r? | mudei de ideia | me (confundi|enganei|atrapalhei|equivoquei)',
  'goes-for': '(saindo|saem|sai) (a |por )?quanto',
  /** 'nem precisa abrir nada, só quero saber' */
  'only-asks': 'so (quero|queria) (saber|entender) | so me (diz|diga|fala|fale|responde)',
  /** 'quero que vocês vejam isso', 'queria alguém olhando', 'quero uma delas de volta' */
  'wants-deed': `
    (?<!nao )(quer(o|ia)|gostaria|precis(o|ava)) (muito )?que ((voces|alguem|me|isso|se) )*(?!mand|envi|coloq|bot
      fac|ger|fi[qc]|seja)[a-z]+([ae]m|[aeiu]ssem?)
    (?<!nao )quer(o|ia) que ((voces?|me|isso|se) )*(troqu|resolv|arrum|corrij|verifiqu|devolv|consert|reponh|estorn)[ea]
    (quer(o|ia)|gostaria|precis(o|ava)) (de |que )?(alguem|disso|uma (solucao|resposta|providencia|explicacao
      satisfacao)|(um )?retorno)
    (quer(o|ia)|gostaria|precis(o|ava)) ((de|sim|mesmo|so|muito|logo) )*(reclam[a-z]+|registrar|denunciar|resolver
      uma posicao|saber (quem|por que|porque|quando|o que (houve|aconteceu)))
    quero .. de volta
  `,
  /** Moods of what is told to pass the time. */
  joy: `
    aniversario | parabens | nasceu | (passei|passou|passaram) (no|na|em) | (estou|fiquei) (estao |muito )?feliz | consegui*
    formou* | casei | sexta | feriado | ferias | gracas a deus | delicia | ganhei | ganhou
  `,
  woe: `
    cansad[oa] | (puxad|corrid|long|comprid|dificil|pesad)[a-z]* | ufa | (demit|desempreg|roub|atras|quebr|queim)[a-z]+
    perdi | perdeu | dor | doente | caiu | paciencia | sofrer | raiva | insonia | fila | caro | vergonha | transito
    horrivel | horroros[oa] | pessim[oa] | trist[a-z]+ | arrasad[oa] | desastre | saudades? | desanimad[oa] | mal
  `,
  /** Of the time of what was answered last. */
  'asks-term': `
    ^((e|mas|ah|ok|certo|,) )*((ate|por|em|de|durante|sao) )?(quando|quant[oa]s? (tempo|dias|horas|meses|semanas))( (e|dura|vale|tem|eu|tenho|fica|isso|mesmo|(d[aeo]|essa|a) garantia))*( [?!.])*$
  `,
  /** Wanted free of charge, or for a mention of the shop. */
  'for-nothing': `
    ${forNothing} | sem (cobrar|cobranca|custo)
    ((valor|preco|custo) .{0,12}|r ?[$] ?)(zero|0(,0+)?)(?! demais)(?= *([.,!?]|$))
  `,
  pix: 'pix | qr',
  ordered: 'seguidor* | inscrit* | curtid* | view*',
}
