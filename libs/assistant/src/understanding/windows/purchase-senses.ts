import { isOneOf } from '../matching/phrase-pattern.ts'

/** Words of one sense in what is told of purchases: a clause with several of them says something, whatever its phrases are. */
export const purchaseSenses = {
  bought: isOneOf(`
    compr(ei|amos|ou|ado|ados|ada|adas)|pag(uei|uemos|amos|ou|o|os)|contrat(ei|amos|ou|ad[oa]s?)|encomend(ei|amos|ou|ad[oa]s?)
    adquir(i|imos|iu|id[oa]s?)|fech(ei|amos)|pe(guei|gamos)|ped(i|imos|iu)|gast(ei|amos)|invest(i|imos)|transferi
    deposit(ei|amos)|efetu(ei|amos)|realiz(ei|amos)|pedido|compra|encomenda|comprovante|recibo|debitad[oa]|descontad[oa]|saiu
  `),
  ours: isOneOf('voces?|aqui|daqui|senhores|loja|site|equipe|ai'),
  others: isOneOf(`
    outr[oa]s?|num|numa|concorrente*|telegram|shopee?|facebook|agencia|fornecedor*|tal|amig[oa]s?|prim[oa]s?|conhecid[oa]s?
    vizinh[oa]s?|candidat[oa]|banco
  `),
  lack: isOneOf(`
    nada|nenhum[a]?|nem|zero|cade|sem|falt(a|am|ou|aram|ando|avam)|metade|menos|so|apenas|continu(a|am|o|ou)|segue|seguem
    mesm[oa]s?|igual|parad[oa]s?|par(ou|aram)|trav(ou|ad[oa])|mex(eu|eram)|cravad[oa]|ainda|restante|resto|incomplet[oa]
    demor[a-z]+|atras[a-z]+|esper(ando|ei|o)
  `),
  loss: isOneOf(`
    ca(iu|iram|indo|em)|sum(iu|iram|indo)|perd(i|eu|emos|endo)|despenc(ou|aram|ando)|evapor[a-z]+|tir(ou|aram)
    remov(eu|eram)|diminu(iu|iram)|desc(eu|eram)|apag(ou|aram|ando)|embora|desaparec(eu|eram)|limp(ou|aram)|baix(ou|aram)
    volt(ou|aram)|sobr(ou|aram)|unfollow|bloque(ou|ad[oa]|aram)|desativ(ou|ad[oa])
  `),
  wrong: isOneOf(`
    errad[oa]s?|errei|troc(ou|aram|ad[oa]s?)|gring[oa]s?|arabes?|russ[oa]s?|indian[oa]s?|fakes?|fals[oa]s?|robos?|bots?
    estrangeir[oa]s?|vazi[oa]s?|foto|engano|erro|torto
  `),
  twice: isOneOf('duas|dobro|duplicad[oa]|duplicidade|2x|dois|diferenca|dobrad[oa]|cobr(ou|aram|ad[oa])'),
  came: isOneOf(`
    cheg(ou|aram)|v(eio|ieram)|entr(ou|aram)|receb(i|emos|eu)|entreg(ue|ues|aram|ou)|apareceu|apareceram|mand(aram|ou)
    bot(aram|ou)|coloc(aram|ou)|puseram|foram|foi|par(ar)
  `),
  redress: isOneOf(`
    resolv[a-z]+|providencia*|posicionamento|posicao|solucao|complet(ar|em|assem)|repor|reposicao|reponham|devolv[a-z]+
    estorn[a-z]+|reembols[a-z]+|cancel(ar|em|a)|corrig[a-z]+|troquem|conserto|verific[a-z]+|reclam[a-z]+|procon|explic[a-z]+
  `),
  praise: isOneOf(`
    certinh[oa]s?|certo|otim[oa]s?|adorei|amei|am(ou|amos)|gost(ei|ou)|perfeit[oa]s?|rapid[oa]s?|rapidinho|rapidao|parabens
    top|sucesso|lind[oa]s?|beleza|massa|show|maravilh[a-z]+|satisfeit[oa]|obrigad[oa]|agradec[a-z]+|tud[oa]|nota|joia
  `),
  solved: isOneOf(
    'desculp(a|e|em)|desconsider(em|e|a)|resolvid[oa]|susto|avisando|ia|retiro|brincadeira|zoeira|zueira',
  ),
  supposed: isOneOf(`
    se|caso|medo|receio|antes|sera|imagin(a|o)|risco|duvida|pesquisando|pensando|nunca|depois|vier(em)?|cair(em)?|chegar(em)?
    verdade|confiavel|seri[oa]s?|garante[m]?
  `),
  wish: isOneOf(`
    quer(o|ia|emos)|manda|bota|coloca|poe|joga|ve|vende|levo|pego|bora|prefiro|preciso|gostaria|agora|mais|novo|vou|decidi
  `),
}
export type PurchaseSense = keyof typeof purchaseSenses

/** Words of the visitor's own purchase: without them 'isso é golpe?' asks in general. */
export const ofOwn = isOneOf(`
  meus?|minhas?|(compr|pag|peg|contrat|efetu|realiz|encomend)(u?ei|amos)|cade|receb(i|emos)|pedi|adquiri|transferi|fiz
`)
export const sells = isOneOf('vend*')
/** 'vocês mandaram pro perfil errado' begins as a question does. */
export const byShop = isOneOf('mandaram|entregaram|enviaram|colocaram|botaram')
