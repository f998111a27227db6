import {
  bought,
  came,
  dealt,
  delivery,
  gave,
  itsObject,
  notNot,
  otherShop,
  page,
  some,
} from './purchase-words.ts'
import { troublePhrases } from './trouble-phrases.ts'

/**
 * The news a clause brings of a purchase made before (see `readStory`: N a number, G what is sold, T a span of time, M a
 * sum of money). The first kind that fits is meant.
 */
export const purchaseKinds = {
  /** Supposed, or still to come. */
  unreal: `
    ^${some('e|mas|ou|oi|,')}(se|caso|quando (?!chega)|assim que)(?! passaram| passou)
    (nao|nunca|ainda nao|nem) (eu )?(comprei|paguei|pedi|contratei)
    falt(a|am|ava|avam|ando) ${some('so|apenas|uns|mais|menos de')}(N )?(G )?(so )?(pra|para|pros|ate) ${some('eu|ele|o canal|meu canal|a gente')}(N
      bater|chegar|completar|monetizar|alcancar|ter|fazer|virar|atingir|fechar)
  `,
  elsewhere: `
    (por|de|com|pra|pelo) (um|uma|aquele|aquela|o) (cara|rapaz|mulher|moc[oa]|menin[oa]|homem|fulan[oa]
      sujeito) (d[oa]|n[oa]|de) [a-z]+
    (em|de|n|num|com|d) ?(um|uma)? ?outr[oa]s? (sites?|lugar|lugares|empresas?|lojas?|fornecedor*|painel)
    (site|loja|empresa|painel|pagina|ap|aplicativo|cara|moc[oa]|pessoa|vendedor|vendedora) que (me )?(vendia
      vendeu|eu (usava|comprava))
    ((e|n)?(m )?)?(um|uma|num|numa) (site|loja|empresa|painel|pagina|ap|aplicativo) ([a-z]+ )?(ai|chamad[oa])
    ${dealt} .. (num|numa|nuns|dum|duma|(em|de|por) (um|uma|uns)) ([a-z]+ )?${otherShop}
    ${dealt} .. (por fora|na internet|(d|n)?esses (sites|apps|aplicativos))
    golpe .. (de|d[oa]|n[oa]|num|numa|em) (um |uma )?${otherShop}
    ${otherShop} (gring[oa]s?|estrangeir[oa]s?|de fora|chin[a-z]+|russ[oa]s?|american[oa]s?|indian[oa]s?|internaciona(l|is))
    (um|uma|num|numa) tal d[eoa] | nada a ver com (voces|eles) | nunca (ter )?comprado (nada|aqui|com voces)
    (gastei|investi|joguei|torrei) M (em|com|n[oa]s?) (anuncio|anuncios|trafego|propaganda|ads)
    ${dealt} .. (n[ao]|pel[ao]|da) (shopee?|mercado livre|olx|facebook|aliexpress?) | concorrente
  `,
  'went-well': `
    ${notNot}(ja )?(${came}|${gave}|deu|deram|foi|foram) ${some('tudo|todos|todas|os N|bem|muito|super|mega|antes|estao')}(cert[oa]s?
      certinh[oa]s?|direit[oa]|direitinho|rapid[oa]s?|rapidinho|rapidao|bem|top|otimo|perfeit[oa]|beleza|show
      no prazo|na hora|antes do prazo|sucesso|maravilha)
    ${notNot}ja (chegou|chegaram|recebi|entraram|vieram|entregaram)(?! (so|apenas|uns|N|quase))
    ${notNot}(chegou|chegaram|recebi|entregaram) (tudo|todos|todas|os)
    ^${some('e|oi|ola|,|ja')}(os|as|meus|minhas) N (G )?(ja )?(chegaram|vieram|entraram)(?= *([,.!]|$))
    fic(ou|aram) (lind[oa]s?|otim[oa]s?|perfeit[oa]s?|show|top|maravilhos[oa]s?) | foi (de boa|tranquil[oa]|suave)
    (muito|super|bem|todo) satisfeit[oa] | (gost|ador|am)(ei|ou|aram) | recomend(o|ei|amos|ando) | deu certo
    sem problemas?
  `,
  /** Has bought before, with nothing to say of it. */
  customer: `
    ja (comprei|peguei|pedi|fiz (pedido|compra)) (aqui|com voces|antes|outr[ao]s? vez(es)?|N vezes|varias vezes
      algumas vezes|uma vez)(?= *([,.!]|$))
  `,
  ...troublePhrases,
  /** Something is wrong, it may be with anything. */
  grumbled: `
    ${notNot}(deu|teve|tive|estou com|com|tem|tenho) ${some('um|uns')}(problemas?|erro|errado|ruim|b ?o)(?! [?])
    bug(ou|ad[oa]) | deu pau | (?<!(vi|li|sei|entendi|soube) )que demora(?! (de|uns|umas|T|N)) | no lixo | (dinheiro|grana) (perdid[oa]|fora)
    (?!que vergonha)(estao|esta|e|so pode ser|isso e|que) ${some('de|uma?|muita')}(brincadeira|sacanagem|zoeira
      zoacao|brincando|palhacada|piada|vergonha|absurdo)(?! [?] *$)
    decepcionad[oa] | roubo* | (?<!nao )e (um )?golpe(?! [?])
  `,
  /** Something else was meant: in the order in hand, or in one made. */
  slip: `
    N .. em vez de N | eram ((pra|para) ser|N) | (foi|e|era) (isso|o) que (eu )?pedi | nao era (isso|ess[ea])
    N (G )?(desisti|me arrependi) | pedi ${some('aqui|com voces|ontem|hoje|agora|mais|uns|umas|os|as|de')}(N|G)
    ${page} (que (eu )?(mandei|coloquei|botei|passei|enviei) )?${some('esta|estava|era|foi|saiu|ficou')}errad[oa]
    errei (o|a) (link|perfil|arroba|conta|video|post|canal|usuario|user)
    (mandei|coloquei|botei|passei|enviei|digitei|escrevi) ${some('o|a|meu|um|uma|no|na')}(${page} )?errad[oa]
  `,
  missed: `
    ^${some('e|ai|mas|entao|ne|,')}cade( [.,!?])*$
  `,
  mistake: `(cliquei|apertei|selecionei|marquei|errei)`,
  bought: `
    pag[oa]s? (ha|faz|tem|desde|ontem|anteontem)
    pedido .. de (ontem|anteontem|hoje cedo|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia)
    (minha|a|da) compra (de|do) (ontem|hoje|dia|semana|mes)
    (gastei|paguei|foram) M (a toa|atoa|por nada|em vao|pra nada)
    ^${some('oi|ola|opa|bom dia|boa tarde|boa noite|,|e|ei')}sobre (um|o|meu) pedido
    tenho (um|uma) (pedido|compra) (em andamento|pendente|aberto|parad[oa]|com)
    ${notNot}(?<!(nao|nunca|nem|se) eu )${bought}${itsObject}
    que ${some('eu|nos|a gente')}(pedi|comprei|paguei|peguei|recebi)
    (tinha|tinhamos|havia|tenho) (comprado|pago|pedido|contratado|feito (o|um|uma|a) (pedido|compra|pix))
    (foi|foram) (ja )?(pag|quitad)[oa]s? (n[oa]|em|ha|faz|ontem|anteontem|dia|hoje|semana)
    acabei de (comprar|pagar|fazer(?! (um|uma|meu|minha) (insta[a-z]*|tiktok|youtube|perfil|canal|conta|pagina|video|post))) | (N|G) ${some('foram|ja|todas|todos')}(pag|comprad|contratad)[oa]s
    (pix|pagamento|deposito|transferencia) ${some('ja|foi|esta|de M|de N')}(feit[oa]|feito|pago|efetuado|realizado
      debitado|aprovado|confirmado|saiu|descontado|caiu|enviado)
    (foi|fui|me|ja) (cobrad[oa]|cobraram|descontad[oa]|descontaram|debitad[oa])
    comprovante (d[eoa]s?|(em )?anexo|abaixo|acima)
    (segue|aqui|mandei|enviei|anexo|envio|mando|olha) .. comprovante
    (pix|pagamento|deposito|transferencia) foi (hoje|ontem|agora|agorinha|ha|faz|de manha|cedo)
    ^${some('ja|esta|pronto|prontinho|,')}(pago|ja fiz|ja paguei)(?= *[,.!]*$) | (saiu|saindo) da (minha )?conta
    (minha|meu|a|o|um|uma) [a-z]+ ${some('ja|tambem')}(comprou|contratou|fez (a|uma|o|um) (compra|pedido|pix))
    (comprou|pagou|contratou) ${some('aqui|com voces|de voces')}(N|G) | me venderam
    voces (me )?(venderam|mandaram|entregaram|colocaram|botaram)(?! (uma? |a )?(propaganda|anuncio|mensagem|proposta))
    (?<!(quero|queria|manda|bota|compro|levo|prefiro|gostaria de) N )G de voces | recebi (os|as|meus|minhas|N)
    (?<!(solicit|pec|ger|mand|emit)[a-z]+ )(meu|minha|nosso|nossa|d[oa]|n[oa]|o|a|ess[ea]|est[ea]
      aquel[ea]) (ultim[oa] |primeir[oa] )?(pedido|compra|encomenda|entrega|cobranca|pagamento)( de [a-z]+)? (de
      d[oa]s) (N|G|M)
    (andamento|status|situacao|previsao|acompanhar|rastrear|rastreio|consultar) (d[eoa]s? )?(os |as |o |meu 
      minha )?(N|G|pedido|compra)
    foram N | recebi G | (saber|sobre) d?[oa]s (meus |minhas )?N | cade ${some('o|a|meu|minha')}${delivery}
    (verifi(ca|que|quem)|confere|confira|olha|veja|vejam|olhada|consulta) .. (pedido|compra) | desisti d[eoa]s? (N|G)
  `,
  /** How things are, or were meant to be: numbers that nobody orders. */
  state: `
    so (teve|tem|tenho|deu|fez|consegui|pegou|ganhou|bateu|levou) N
    (vi|vim|ouvi|encontrei|conheci|descobri|soube) .. (no|na|do|da|pelo|pela) [a-z]+ *[,.!]?$
    (cheguei|bati|passei) .. N | (estou|esta) (so )?com N | ia (comprar|pedir|levar|pegar) ${some('uns|umas|os|as')}N
  `,
}
export type NamedClauseKind = keyof typeof purchaseKinds
