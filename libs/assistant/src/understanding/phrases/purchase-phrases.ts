import { phrases, phraseTable } from './phrases.ts'
import {
  bought,
  came,
  coming,
  delivery,
  fell,
  gave,
  itsObject,
  notNot,
  page,
  some,
} from './purchase-words.ts'

const few = '(so|apenas|somente|nem|uns|umas|menos|metade|parte|pouc[oa]s?|quase nada)'
/** Nothing follows, or only when and where. */
const ending = '(?= *([.,!?]|$)| (ainda|ate|no|na|insta[a-z]*|tiktok|aqui|por aqui|feito))'
const his = 'os|as|meus|minhas|nossos|nossas'
const wrong = '(errad[oa]s?|fakes?|fals[oa]s?|gringos?|estrangeir[oa]s?|indian[oa]s?|arabes?|robos?|bots?)'

/**
 * What a clause tells of a purchase made before (see `splitClauses`: N a number, G what is sold, T a span of time, M a
 * sum of money). The first kind that fits is meant.
 */
export const purchaseKinds = phraseTable<PurchaseKind>({
  /** Supposed, or still to come. */
  unreal: `
    ^${some('e|mas|ou|oi|,')}(se|caso|quando (?!chega)|assim que)(?! passaram| passou)
    (se|caso) ${some('nao|eu|voces|isso|a gente|os [a-z]+|as [a-z]+|o [a-z]+')}(der|derem|cair|cairem|chegar|chegarem|vier|vierem|sumir|sumirem|gostar|atrasar|atrasarem|quiser|entregar|entregarem|receber|funcionar|diminuir|diminuirem|perder|comprar|acontecer)
    quant[oa]s? .. (sai|saem|saindo|saiu|fica|ficou|custa|custou) | (nao|nunca|ainda nao|nem) (eu )?(comprei|paguei|pedi|contratei)
    (podem?|vao|vai|podia|tem risco de) (cair|sumir|diminuir|perder|sair)
    me falt(a|am) N | falt(a|am|ava|avam|ando) ${some('so|apenas|uns|mais|menos de')}(N )?(G )?(so )?(pra|para|pros|ate) ${some('eu|ele|o canal|meu canal|a gente')}(N|bater|chegar|completar|monetizar|alcancar|ter|fazer|virar|atingir|fechar)
  `,
  elsewhere: `
    (em|de|n|num|com|d) ?(um|uma)? ?outr[oa]s? (sites?|lugar|lugares|empresas?|lojas?|fornecedor*|painel)
    concorrente | (em|num|n) site (ai|qualquer)
  `,
  'went-well': `
    ${notNot}(ja )?(${came}|${gave}|deu|deram|foi|foram) ${some('tudo|todos|todas|os N|bem|muito|super|mega|antes')}(cert[oa]s?|certinh[oa]s?|direit[oa]|direitinho|rapid[oa]s?|rapidinho|rapidao|bem|top|otimo|perfeit[oa]|beleza|show|no prazo|na hora|antes do prazo|sucesso|maravilha)
    ${notNot}ja (chegou|chegaram|recebi|entraram|vieram|entregaram)(?! (so|apenas|uns|N|quase))
    ${notNot}(chegou|chegaram|recebi|entregaram) (tudo|todos|todas|os)
    (gost|ador|am)(ei|ou|aram) | recomend* | deu certo | nao tive problemas? | sem problemas?
  `,
  /** Has bought before, with nothing to say of it. */
  customer: `
    ja (comprei|peguei|pedi|fiz (pedido|compra)) (aqui|com voces|antes|outr[ao]s? vez(es)?|N vezes|varias vezes|algumas vezes|uma vez)(?= *([,.!]|$)) | sou cliente
  `,
  lost: `
    ${notNot}${fell}${itsObject} ${some('mais|quase|uns|umas|pelo menos|de|cerca|tudo|tod[oa]s|muit[oa]s?|bastante|vari[oa]s|meus|minhas|d?[oa]s')}(N|G|quase|metade|tudo|todos|todas|bastante|muito)(?! M)
    (N|G|tudo|todos|todas|eles|elas|seguiam) ${some('que (?:eu )?(?:comprei|paguei|pedi)|de voces|do [a-z]+|da [a-z]+|no [a-z]+|d[oa]|n[oa]|daqui|ja|que|comecaram a|estao|esta')}(${fell}|cair)(?! na conta)
    ^(e |mas )(ja |tudo |todos |depois )?${fell}(?= *([.,!?]|$)| (tudo|todos|todas)) | (N|G) que [a-z]+ ([a-z]+ )?([a-z]+ )?${fell} | deixaram de (me )?seguir
    nao par(a|am|ou|aram) de (cair|sumir|sair|descer|baixar|diminuir|perder) | (perdendo|caindo|sumindo) (muito|todo dia|um por um)
    (so|apenas) (sobr|rest|fic)(ou|aram) N | so (tem|tenho|estou com) N agora | (baixou|caiu|desceu|diminuiu|foi) de N (para|pra) N
    (instagram|insta|tiktok|youtube|plataforma) .. (${fell}|descontou) ${some('os|as|meus|minhas')}(N|G|tudo) | queda .. (N|G)
  `,
  /** It has not come. */
  undelivered: `
    nada d[eo] (subir|chegar|cair|entrar|aparecer|vir|mudar|mexer|andar|comecar|entregar)
    ${delivery} nao (anda|sai|chega|vem|mexe|muda|evolui|sobe)(?! [?])
    (nao|num|nunca|nem|ninguem|nada) ${some('me|se|foi|foram|houve|teve|vi|tem|tinha|estou|esta|estao|ainda|ate agora|ate hoje')}(${came}|${gave}|${coming}|entregues?|(concluid|finalizad|processad|prestad|realizad|cumprid)[oa]s?|diferenca|resultado)${itsObject} | nao (houve|teve) entrega
    (N|G|${delivery}) .. nao (esta|estao) .. (complet[oa]s?|cert[oa]s?|inteir[oa]s?|batendo|la) | nao (esta|estao) .. (complet[oa]s?|inteir[oa]s?) .. (N|G)
    nao (cumpr|conclui|finaliz|process|prest)[a-z]+
    (N|G) que nao (curtem|interagem|comentam|servem|prestam|valem) | (ainda|continua|segue|esta|ate agora) sem (inici|comec|cheg|entreg|receb|sub|retorn|respost|atend)[a-z]* | (N|G) que nao (aument|cheg|sob|entr|and|aparec|vem|mex|complet)[a-z]* | ${some(his)}(N )?G nao(?= *[,.!?]*$)
    nao const(a|am|ou|aram|ava|avam) | (N|G) .. nao (deu certo|(estou|consigo) (vendo|achando|ver|achar))
    nem (sinal|sombra|metade|comec*) | (nada|nenhum|nenhuma|zero) (ainda|feito|d[eoa]s? (G|N|pedido|entrega)|G|vist[oa]|entregue)
    (esta|ainda) nada${ending} | ^(e |mas )?nada${ending} | (N|G) nao (entr|cheg|sob|aparec|aument|ping)(a|am|e|em) | (N|G) nao (vem|vao|vai) nada .. (cheg*|entreg*|${came})
    ate (agora|hoje|ontem|o (presente )?momento|aqui) … (nada|nao|nem|nenhum*|zero|zerad[oa]|N|so|igual|mesm[oa]|esta|estou|continua|ninguem|cade)
    (nada|zero|nenhum*|nao|N G|so) … ate (agora|hoje|o momento)
    (continu(a|am|o)|segue|ficou|ficaram|sigo|esta|estao) ${some('a|o|com|la|tudo|do|na|no|os|as|ainda')}(mesm[oa]s? (N|jeito|numero|coisa|tanto|quantidade|situacao)|mesm[oa](?= *[.,!]*$)|igual|zerad[oa]|na mesma|sem (chegar|receber|entrega|resposta|nada|os|as)|nada)
    tudo (como|igual|do jeito que (era|estava)) ((a|o) )?(antes|era)? | (continua|continuo|ainda|sigo) (com|sem) ${some(his)}(N|G|nada|resposta)
  `,
  /** It is waited for. */
  pending: `
    (e )?(por enquanto|ate agora|ate o momento) (ainda )?(nada|nenhum[a]?) | cade el[ea]s | cade ${some(`ele|d[oa]s|todos|outr[oa]s|o|${his}`)}(N|G|resto|restante) | (N|G) .. desde | desde .. (N|G)
    (onde|aonde|quando) (e que )?(foi|foram|esta|estao|chega|chegam|cai|caem|vem|entra|vai|vao) .. (N|G) que
    (onde|aonde) (foi|foram|esta|estao) (parar )?(os|as|meus|minhas|[oa] (pedido|compra))
    era (pra|para|pro) (ter|estar|ja|hoje|ontem|chegar|vir|cair|entrar|aparecer|entregar|amanha|segunda|terem|serem) | eram (pra|para) | (tinha|devia|deveria) (que )?(estar|esta|ter) (com )?N
    (aguardando|esperando|no aguardo|aguardo|a espera|esperei)(?! ${some('cair|chegar|receber|entrar|sair')}(o|a|meu|minha|esse|essa|um|uma|tanto) (?!N|G|${delivery}|chegada|resposta|retorno|dia|horas?)[a-z]) … (N|G|T|d[oa]s|os|as|desde|${delivery}|resposta|retorno|ha|faz|chegar|cair|ate agora|nada)
    T (que )?(eu )?(ja )?(estou )?(aguardando|esperando|espero|aguardo) | (ainda|continuo|sigo) .. (esperando|aguardando)
    pass(ou|aram|ando|ado) d?[oa]? ?(prazo|tempo|hora|dia|T) | (fora|acabou|estour[a-z]+|venceu|vencido) (d?o )?prazo | atras(ad[oa]s?|o|ou|aram)
    (prometeu|prometeram|disseram|falaram|garantiram) .. (cheg(a|ava|avam|am)|entreg[a-z]+|ca(i|ia|iam|em)|vinh[a-z]+|i(a|am)|T|N .. T) | (combinado era|prometid[oa]s?)
    (${delivery}|N|G|voces) .. (esta|estao|ficou|segue|continua|consta|anda|foi|deu|veio|sumiu|parou|travou|caiu|parece) .. (parad|travad|atrasad|pendente|bugad|lent|cancelad|process|erro|errad|demorand|igual|mesm|problema|incomplet|sumid|ruim)[a-z]*(?!.*[?])
    (N|G) (pendentes?|atrasad[oa]s?|parad[oa]s?) | o que (houve|aconteceu|deu) com | se (ja )?(foi|foram) (enviad|entreg|mandad|colocad)[a-z]+
    (${delivery}|G) (parou|travou|sumiu|sumiram|atrasou|demorou|demorando|deu (erro|errado|ruim|problema))
    (esta|estao|anda) (demorando|demais|travad[oa]|atrasad[oa]) | demorando (demais|muito|pra)
  `,
  /** Only some of it came. */
  partial: `
    (tinha|estava com|eram?) N (G )?antes d[ea] (comprar|compra)
    ${few} (me )?(${came}|${gave})(?! (pouc|faz|agora|hoje|pelo)) | (${came}|${gave}) .. ${few}(?! bem)
    (${came}|${gave}|tem|tenho) .. N (G )?a menos | (${came}|${gave}) ${some('so|uns|umas|mais ou menos|cerca de')}N(?! (certinh|cert[oa]))(?! M) | so (vi|vejo|identifiquei|consta|constam|contei) N
    N (de|dos|das|desses) N | N G d[oa]s N | recebid[oa]s? .. N | quant[oa]s (ja )?(foram|chegaram|entraram|vieram|faltam) | N (a menos d?o? ?que|${came}|entregues?|receb[a-z]+) | (${came}|${gave}|esta|ficou|ficaram|parou|${delivery}|N|G) .. pela metade(?! do) | incomplet[oa]s? | menos do que
    ^(e |mas |, )*N (G )?(faltando|em falta|que faltam)(?= *[.,!]*$) | = N (G )?falt[a-z]+ | falt(a|am|ou|aram|ando) ${some('entrar|chegar|vir|cair|entregar|ainda|uns|umas?|mais|o resto|os|as|completar')}(N|G|resto|restante|metade) | (ficou|veio|vieram) faltando | (falta|e) o (resto|restante)
    (esta|continua|ficou) em N | (par(ou|aram)|trav(ou|aram|ada|ado)|estacion(ou|aram)|congel(ou|aram)|empac(ou|aram|ad[oa])|parad[oa]s?|travad[oa]s?) ${some('em|nos|nas|no|na|com|so')}(N|G|meio|mesm[oa])
    (N|G) em falta | N G (faltando|so N) | d[oa]?s? ?N (so|apenas) N | dos N (G )?(so|apenas|nem|voltou|sobraram|ficaram) | N .. (veio|vieram|chegou|cairam|apareceu|apareceram) N
  `,
  /** What was agreed beside what there is: 'recebido: 120', 'era 1000, tem 650'. */
  short: `
    (recebid|entregue|creditad|depositad|chegad|constad)[oa]?s?(?! em)( (por voces|ate agora|ate o momento|hoje|so|somente|apenas|:|-|=))* (N|M|nada|nenhum|zero)
    (chegou|chegaram|veio|vieram|entrou|entraram|entregaram|caiu|cairam|realidade|entrega|no perfil)( so| apenas)?( [:=-])+ (N|nada|nenhum|zero)
    N (G )?(recebid|entregue|creditad)[oa]?s?(?! (em|ate|quando|no|na|aos|por|pouco|gradual*|devagar)) | (consta|constam|contei|conto)( so| apenas| uns| umas)* N | [%] (do pedido )?entregue | pedido entregue | entrega (parcial|incompleta|pela metade) | (so|apenas) (se for )?(n[oa]|de) (imaginac|sonho|papel|promessa|conversa|boca)[a-z]*
    (zero|nenhum|nenhuma|cade|nada|nunca vi|nao vi) ${some('d[eoa]s?|os|as|um|uma')}G ${some('ate|por|aqui|no|meu')}(agora|hoje|perfil|enquanto|aqui)
  `,
  /** Something else came, or more was paid. */
  wrong: `
    ^(e|mas) (foi|caiu|entrou|chegou|entregaram|mandaram) (pro|pra|para|no|na)(?= *[.,!]*$)
    (N|G) .. (tudo|tod[oa]s|so) ${wrong} | (${came}|${gave}) .. (${wrong}|outr[oa] ${page}) | fo(i|ram) .. ${page} errad[oa] | ${page} de outr[oa]
    (cobr(ad[oa]|aram|ou)|paguei|debit(ou|aram)|descont(ou|aram)) .. (duas vezes|N vezes|N x|em dobro|dobrad[oa]|a mais|errad[oa]|valor errado)
    paguei (N )?(N|duas) (x|vezes) | (bani|bloque|suspend|derrub)[a-z]+ .. (depois|porque|por causa)
    depois (d[eoa]s?|que) ${some('os|as|a|o|eu|a gente')}(compra|entrega|comprei|comprar|N|G que|N G)
  `,
  /** He would not have bought it. */
  regretted: `
    ${bought} .. (sem querer|por engano|errad[oa]|em (vez|dobro)|ao inves|nao|mas (queria|era|quero))
    (sem querer|por engano|sem eu saber|sem autoriz*) .. (${bought}|N|G|pedi|comprei) | em vez de .. (${bought}|pedi)
    arrepend(i|id[oa]) .. (compr[a-z]+|ter|N) | (${came}|${gave}|${bought}) .. N .. em vez de N | (N|G) (foi )?(sem querer|(por )?engano|sem eu saber)
  `,
  /** He wants what he is owed, or to be heard. */
  owed: `
    (quero|exijo|cade) ${some('so|receber|agora|logo|de volta|os|as')}((meus|minhas) (N|G)|o que e meu)
    (abri|fiz|tenho) ${some('ja|um|N|o')}(chamados?|reclamac[a-z]+|tickets?|protocolos?) | process(ar|o|ando) (voces|a empresa|a loja|isso) | (nao|nunca) ${some('foram|foi|ainda')}(creditad|depositad|liberad|computad)[oa]s?
    (e )?sobre (uma|a|outra|minha) (compra|encomenda|pedido) | (uma|a) compra que ${some('eu|ja')}fiz
    (levei|cai em|cai num) (um )?(golpe|calote) | calote* | (fui|me|nos) (engan|roub)(ad[oa]|aram|ou) | reclam(ar|acao|acoes) | procon | (?<!(?:tem|no|nota|pagina) )reclame aqui | (vou|abr*|denunci*|post*|coloc*|reclam*|registr*) .. no reclame aqui | vou denunciar
    problema (com|no|na|nos|d[oa]) ${some('o|a|meu|minha|os|as')}(${delivery}|N|G) | resolv(am|e|a)(?=( (pra|para) mim)? *[.!,]*$) | (quero|preciso) resolver | (quero|preciso) que (resolv*|verifi*) | solucao
    sem (resposta|retorno) | ninguem (me )?(responde*|resolve*|atende*|fala|liga|(da|deu) (retorno|resposta|satisfacao)) | enroland[oa] | jogad[oa] fora | nao valeu | nunca mais compro | esqueceram d[eo] | sacanagem | (na mao|no vacuo) | prejuizo
    (me |estao |esta |voces )(dev(e|em|endo)|devendo) | receber (os|as|meus|minhas) (N|G) | (os|as) N (de )?G que ${some('eu|ja')}${bought}
    (reembols*|estorn*|devol*|reposicao) .. ([oa]s|meus|minhas|d[oa]s) N | (tem que|tem de|precisam|podem?|vao|da pra|tem como|que voces|por favor|favor|^) .. (repor|reponh*|repoe*|estorn*|reembols*|devolv*|complet(em|ar)|desfa[a-z]+|cancel*) .. (N|M|d[oa]s|os|as|meus)
    (de volta|devolv* .. (dinheiro|valor|M)) .. (N|G) | (N|G) de volta | (meus|minhas) N (de )?G (de volta|agora|logo|ja|urgente|que)
    ^${some('e|ai|oi|ola|gente|moc[oa]|,')}(meus|minhas) N (de )?G(?= *(d[oa] .*)?[?!])
  `,
  /** Something is wrong, it may be with anything. */
  grumbled: `
    ${notNot}(deu|teve|tive|estou com|com|tem|tenho) ${some('um|uns')}(problemas?|erro|errado|ruim|b ?o)(?! [?]) | bug(ou|ad[oa]) | deu pau
    que demora | (obrigad[oa]|valeu) por nada | no lixo | (dinheiro|grana) (perdid[oa]|fora)
    (estao|esta|e|so pode ser|isso e|que) ${some('de|uma?|muita')}(brincadeira|sacanagem|zoeira|zoacao|brincando|palhacada|piada|vergonha|absurdo)(?! [?] *$)
    ^${some('e|ai|ainda|continua|segue|,')}(esta )?(parad[oa]|travad[oa]|na mesma|estagnad[oa])(?= *[.!,]*$)
    qualidade (ruim|pessima|horrivel|baixa) | pessim[oa] | horrivel | decepcionad[oa] | palhacada | descaso | insatisfeit[oa] | roubo* | (?<!nao )e (um )?golpe(?! [?])
  `,
  /** Something else was meant: in the order in hand, or in one made. */
  slip: `
    N .. em vez de N
    era(m)? ((pra|para) ser|N) | (foi|e|era) (isso|o) que (eu )?pedi | nao era (isso|ess[ea])
    era (pra|para|pro|no|na) outr[oa] | N (G )?(desisti|me arrependi) | pedi ${some('aqui|com voces|ontem|hoje|agora|mais|uns|umas|os|as|de')}(N|G)
    ${page} (que (eu )?(mandei|coloquei|botei|passei|enviei) )?${some('esta|estava|era|foi|saiu|ficou')}errad[oa] | errei (o|a) (link|perfil|arroba|conta|video|post|canal|usuario|user)
    (mandei|coloquei|botei|passei|enviei|digitei|escrevi) ${some('o|a|meu|um|uma|no|na')}(${page} )?errad[oa] | (troquei|mudei) .. depois
  `,
  missed: `
    ^${some('e|ai|mas|entao|ne|,')}cade( [.,!?])*$
  `,
  mistake: `
    (cliquei|apertei|selecionei|marquei|errei) | foi (engano|sem querer|erro)
  `,
  bought: `
    pag[oa]s? (ha|faz|tem|desde|ontem|anteontem) | pedido .. de (ontem|anteontem|hoje cedo|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia)
    (minha|a|da) compra (de|do) (ontem|hoje|dia|semana|mes) | (gastei|paguei|foram) M (a toa|atoa|por nada|em vao|pra nada)
    ^${some('oi|ola|opa|bom dia|boa tarde|boa noite|,|e|ei')}sobre (um|o|meu) pedido | tenho (um|uma) (pedido|compra) (em andamento|pendente|aberto|parad[oa]|com)
    ${notNot}(?<!(?:nao|nunca|nem|se) eu )${bought}${itsObject}
    que ${some('eu|nos|a gente')}(pedi|comprei|paguei|peguei|recebi) | (fechei|acertei|combinei) N | fiz .. (pedido|compra|pagamento|pix) | fiz (um |o )?de N
    (tinha|tinhamos|havia|tenho) (comprado|pago|pedido|contratado|feito (o|um|uma|a) (pedido|compra|pix)) | acabei de (comprar|pagar|fazer) | estava (pagando|comprando)
    (N|G) ${some('foram|ja|todas|todos')}(pag|comprad|contratad)[oa]s | (pix|pagamento|deposito|transferencia) ${some('ja|foi|esta|de M|de N')}(feit[oa]|feito|pago|efetuado|realizado|debitado|aprovado|confirmado|saiu|descontado|caiu|enviado)
    (foi|fui|me|ja) (cobrad[oa]|cobraram|descontad[oa]|descontaram|debitad[oa]) | (segue|aqui|mandei|enviei|anexo|envio|mando|olha) .. comprovante | comprovante (d[eoa]s?|(em )?anexo|abaixo|acima) | ^${some('ja|esta|pronto|prontinho|,')}(pago|ja fiz|ja paguei)(?= *[,.!]*$) | gerei o pix | (saiu|saindo) da (minha )?conta | descontou
    (minha|meu|a|o|um|uma) [a-z]+ (comprou|contratou|fez (a|uma|o|um) (compra|pedido|pix)) | (comprou|pagou|contratou) (N|G)
    me venderam | voces (me )?(venderam|mandaram|entregaram|colocaram|botaram) | G de voces | depois d[ea] compra | recebi (os|as|meus|minhas|N)
    (meu|minha|nosso|nossa|d[oa]|n[oa]|o|a|ess[ea]|est[ea]|aquel[ea]) (ultim[oa] |primeir[oa] )?(pedido|compra|encomenda|entrega|cobranca|pagamento)( de [a-z]+)?( de| d[oa]s)? (N|G|M) | (desfazer|sobre|quanto a) a (compra|encomenda)
    (andamento|status|situacao|previsao|acompanhar|rastrear|rastreio|consultar) (d[eoa]s? )?(os |as |o |meu |minha )?(N|G|pedido|compra) | foram N | recebi G | (saber|sobre) d?[oa]s (meus |minhas )?N | cade ${some('o|a|meu|minha')}${delivery} | (verifi(ca|que|quem)|confere|confira|olha|veja|vejam|olhada|consulta) .. (pedido|compra) | desisti d[eoa]s? (N|G)
  `,
  /** How things are, or were meant to be: numbers that nobody orders. */
  state: `
    (ultima|outra|primeira|passada) vez .. (foi|foram|era|eram) N
    (ja )?tive N | so (teve|tem|tenho|deu|fez|consegui|pegou|ganhou|bateu|levou) N | (teve|tem|tenho|deu|fez|consegui|pegou|ganhou) (so|apenas|somente|uns) N
    (vi|vim|ouvi|encontrei|conheci|descobri|soube) .. (no|na|do|da|pelo|pela) [a-z]+ *[,.!]?$ | (cheguei|bati|passei) .. N | parou em N | (estou|esta) (so )?com N | duvida entre N | ia (comprar|pedir|levar|pegar) ${some('uns|umas|os|as')}N
  `,
})

export type PurchaseKind = keyof typeof toldBy | 'unreal' | 'missed' | 'elsewhere' | 'went-well' | 'state'

/** What kinds of clause tell of a purchase made here, the worst first. */
export const toldBy = {
  lost: 'lost',
  undelivered: 'trouble',
  pending: 'trouble',
  partial: 'trouble',
  short: 'trouble',
  wrong: 'trouble',
  regretted: 'trouble',
  owed: 'trouble',
  slip: 'slip',
  bought: 'bought',
  customer: 'bought',
  grumbled: 'grumble',
  mistake: 'mistake',
} as const

/** 'faz três dias': with a purchase, too long. */
export const longAgo = phrases(
  `(faz|fazem|ha|a|tem|ja|pass(ou|aram)|se passaram|vai fazer|completa|mais de) ${some('ja|mais|quase|uns|umas|cerca|tem|faz|la|bem|de')}T`,
)
/** A time gone by, and nothing else said of it: 'faz 4 dias.', '500 seguidores faz uma semana' */
export const wentBy = phrases(
  `^${some('e|ja|mas|hoje|la|so|que')}(faz|fazem|ha|tem|sao|foram|se foram|se passaram|passaram|passou|la se vao) ${some('ja|mais|quase|uns|umas|de|la|bem')}T(?= *(ja|hoje|agora)?([.,!?]| *$)) | (N|G) (ja )?(faz|ha|tem) ${some('ja|mais|quase|uns|umas|de')}T(?= *([.,!]| *$))`,
)
/** 'era 1000 né, tem 650 só' */
export const agreedAndCame = phrases(
  `N (G )?(pedid|pag|comprad|contratad|cobrad)[oa]s .{0,20}N (G )?(no|na|so|ate) | eram? (pra (ser|ter|vir) )?N .{0,30}(tem|tenho|chegou|chegaram|veio|vieram|esta com|estou com|entrou|entraram|so) (so |apenas |uns )?N | (pag[oa]s?|comprad[oa]s?|contratad[oa]s?|promess[a-z]+|expectativa|meta|combinad[oa]|acordad[oa]) [:=]? ?N .{0,30}(realidade|na pratica|recebid[oa]s?|entregues?|veio|chegou|real|no perfil) [:=]? ?N`,
)
/** 'tinha 3200 e agora tem 2700', 'ontem 700 hoje 520', '0/500' */
export const thenAndNow = phrases(
  `(estava|tinha|era|eram|estavam) (com )?(uns |quase |mais de )?N .{0,40}(agora|hoje) ${some('ja|estou|esta|tem|tenho|so|com|ficou|e|sao|estao')}N | ontem (tinha |eram? )?N .{0,10}hoje (so |tem |estou com )?N | ^${some('so|ate agora|esta|em|entregue|status|:|,')}N / N(?= *[.,!]*$)`,
)
export const paid = phrases(
  'paguei | pix (ja )?(feito|pago) | fiz o (pix|pagamento) | transferi | comprovante',
)

/** 'os 500 seguidores': known already, where an order to be made names '500 seguidores'. */
export const known = phrases(`(${his}|d[oa]s|aos|pr[oa]s|n[oa]s|ess[ea]s|aquel[ea]s) ([a-z]+ )?N`)
/** Words that end as a past does, and verbs of what is no purchase. */
const ofOthers = `(?:${[
  'estou|meu|seu|teu|deixei|criei|abri|postei|lancei|montei|comecei|inaugurei|voltei|cheguei|pediu|pediram',
  'mandou|demorou|fechou|partiu|anunci[a-z]+|fal[a-z]+|mostr[a-z]+|pergunt[a-z]+|pensei|achei|interessei',
  'indic[a-z]+|convenc[a-z]+|passaram',
].join('|')})`
const besideGoods =
  '(?:me|de|d[oa]s|uns|umas|mais|so|pra|para|em|n[oa]s?|os|as|meus|minhas|ai|aqui|ja|voces|com)'
/** A verb in the past, whichever it is, with number and goods as its object: it tells of what was, and orders nothing. */
export const inThePast = phrases(`
  (?!${ofOthers}(?![a-z]))[a-z]{2,}(?:ei|ou|[aei]ram|[ei]u) (?:${besideGoods} ){0,3}N
`)
/** What else stands beside such words where one of the offers is picked. */
export const picking = new Set(
  `N G M oi ola opa boa bom dia tarde noite moca moco gente por favor mesmo mesma sim entao ok certo isso pode ser fico
  com agora hoje ai ja aqui ne viu obrigado obrigada haha beleza insta instagram ig tik tok tiktok tt youtube yt canal
  perfil conta post publicacao foto video reel reels pagina loja link brasileiros brasileiras reais novos o a os as um
  uma uns umas de do da dos das no na nos nas nesse nessa neste desse em pro pra para ao e ou eu meu minha meus minhas
  esse essa esses essas este esta aquele aqueles aquelas so apenas mais outro outra novo nova pedido de tem teria teriam vende
  vendem fazem faz entregam colocam aceito topo partiu fecha fechado fechou combinado perfeito otimo repete renovar pensei
  pensando ia estava querer querendo solicito vamos ve urgente pix pago que seja sejam real garantia ainda anuncio decidido
  nao caia caiam suma sumam voce voces sao`.split(/\s+/),
)
export const asksPrice = phrases(
  'quant[oa]s? | valor* | precos? | cust* | sai | saem | fica | pacotes? | opc* | planos? | promoc* | anunci* | site | tabela | qual | quais | desconto',
)

const bygone =
  '(?:(?:peg|compr|lev|fech|contrat|encomend|us|bot|coloc|mand|gost|paguei .. em|gast)(?:uei|ei|ava|avamos|amos|ou|aram)|coloquei|ped(?:i|ia|imos|iu|iram)|f(?:iz|azia|aziamos|izemos|ez)|receb(?:i|eu)|ganh(?:ei|ou)|(?:tinha|havia|tinhamos) (?:peg|compr|lev|fech|ped|coloc|contrat)[a-z]+|vim de|comec(?:ei|ou)|testei|testamos|experimentei|era|eram|foi|foram|veio|vieram)'
const inPastTime =
  '(?:(?:d[ao]|n[ao]|a|o|em|minha|meu) (?:minha |meu )?(?:ultim[oa]|penultim[oa]|outr[oa]|primeir[oa])(?: (?:vez|compra|pedido|pacote))?|(?:mes|semana|ano|natal|vez) passad[oa]|anteontem|ontem|antes|antigamente|outro dia|(?:pedido|compra|pacote|vez) (?:anterior|passad[oa])|sempre|costum[a-z]+|normalmente|geralmente)'
/** A clause that tells how many were bought before: 'da última vez peguei N', 'antes eu levava N'. */
export const boughtBefore = phrases(`
  ${bygone} ${some('so|uns|umas|mais|de|d[oa]s|com|voces|em|por|aqui|ai|primeiro|o|a|os|as|pacote|plano|me|no|na')}N | ${inPastTime} .{0,40}N | N .{0,30}${inPastTime} | (alem|depois) d[oa]s N
`)
/** A clause that tells how many are meant now. */
export const meantNow = phrases(`
  (agora|hoje|d?n?essa(?= (vez|quero|compra))|desta|dessa vez|desta vez|ess[ea] (mes|ano|semana|vez)|quero|queria|preciso|gostaria|manda|mande|bota|bote|coloca|coloque|poe|faz|fecha|gera|me ve|bora|partiu|prefiro|aumentar|aumenta|vou (de|querer|levar|pegar)|pode ser|vendem?|vai|levo) .{0,40}(N|dobro|dobrar|triplo|metade)
`)
/** As `boughtBefore`, where nothing is said of now: 'antes eu pegava N', 'quando comprei N deu certo'. */
export const boughtOnly = phrases(
  `${inPastTime} ${some('eu|a gente|nos|com|voces|,|ja|aqui|ai|so')}${bygone} ${some('so|uns|umas|de|d[oa]s|com|voces|aqui|ai|o|a')}N | quando ${some('eu|a gente|nos')}${bygone} ${some('uns|umas|os|as|so')}N`,
)
