import {
  bought,
  came,
  coming,
  delivery,
  fell,
  gave,
  definite,
  itsObject,
  itsSubject,
  notNot,
  page,
  some,
} from './purchase-words.ts'

const few = '(so|apenas|somente|nem|uns|umas|menos|metade|parte|pouc[oa]s?|quase nada)'
/** Nothing follows, or only when and where. */
const ending = '(?= *([.,!?]|$)| (ainda|ate|no|na|insta[a-z]*|tiktok|aqui|por aqui|feito)(?![a-z]))'
const theirs = some(`ele|d[oa]s|todos|outr[oa]s|o|${definite}`)
const wrong = '(errad[oa]s?|fakes?|fals[oa]s?|gringos?|estrangeir[oa]s?|indian[oa]s?|arabes?|robos?|bots?)'

/** Clauses that tell of trouble with a purchase (see `readStory` for N, G, T and M). */
export const troublePhrases = {
  lost: `
    ${notNot}${fell}${itsObject} ${some('mais|quase|uns|umas|pelo menos|de|cerca|tudo|tod[oa]s|muit[oa]s?|bastante|vari[oa]s|meus|minhas|d?[oa]s')}(N
      G|quase|metade|tudo|todos|todas|bastante|muito)(?! M)
    (N|G|tudo|todos|todas|eles|elas|seguiam) ${some('que (eu )?(comprei|paguei|pedi)|de voces|do [a-z]+|da [a-z]+|no [a-z]+|d[oa]|n[oa]|daqui|ja|que|comecaram a|estao|esta')}(${fell}
      cair)(?! na conta)
    ^(e |mas )(ja |tudo |todos |depois )?${fell}(?= *([.,!?]|$)| (tudo|todos|todas))
    (N|G) que [a-z]+ ([a-z]+ )?([a-z]+ )?${fell} | deixaram de (me )?seguir
    nao par(a|am|ou|aram) de (cair|sumir|sair|descer|baixar|diminuir|perder) | (so|apenas) (sobr|rest|fic)(ou|aram) N
    so (tem|tenho|estou com) N agora | (baixou|caiu|desceu|diminuiu|foi) de N (para|pra) N
    (instagram|insta|tiktok|youtube|plataforma) .. (${fell}|descontou) ${some('os|as|meus|minhas')}(N|G|tudo)
    queda .. (N|G)
    (cada|todo) (dia|hora|vez|minuto) .. (cai|caem|some|somem|sai|saem|perco|diminui|diminuem|baixa|baixam)
    (perdi|sumiram) (os|as|todos os|todas as) (meus|minhas)(?= *([.,!]|$))
    ^(ja )?(caiu|cairam)( (tudo|todos))? (depois|apos|com|em) (de )?T
    (voltou|voltaram) (ao|a|pro|para o|pra|tudo) .. (que era|normal|zero|antes|inicio|comeco|estaca)
  `,
  /** It has not come. */
  undelivered: `
    nada d[eo] (subir|chegar|cair|entrar|aparecer|vir|mudar|mexer|andar|comecar|entregar)
    ${delivery} nao (anda|sai|chega|vem|mexe|muda|evolui|sobe)(?! [?])
    (nao|num|nunca|nem|ninguem
      nada) ${some('me|se|foi|foram|houve|teve|vi|tem|tinha|estou|esta|estao|ainda|ate agora|ate hoje')}(${came}
      ${gave}|${coming}|entregues?|(concluid|finalizad|processad|prestad|realizad|cumprid)[oa]s?|diferenca
      resultado)${itsObject}
    nao (houve|teve) entrega | nao recebo (nada|nenhum[a]?)
    (N|G|${delivery}) .. nao (esta|estao) .. (complet[oa]s?|cert[oa]s?|inteir[oa]s?|batendo|la)
    nao (esta|estao) .. (complet[oa]s?|inteir[oa]s?) .. (N|G)
    nao (cumpr|conclui|finaliz|process|prest)[a-z]+
    (N|G) que nao (curtem|interagem|comentam|servem|prestam|valem)
    (ainda|continua|segue|esta|ate agora) sem (inici|comec|cheg|entreg|receb|sub|retorn|respost|atend)[a-z]*
    (N|G) que nao (aument|cheg|sob|entr|and|aparec|vem|mex|complet)[a-z]*
    (?<!nao (e|era) )(${definite}) (N )?G nao(?= *[,.!?]*$)
    nao const(a|am|ou|aram|ava|avam) | (N|G) .. nao (deu certo|(estou|consigo) (vendo|achando|ver|achar))
    nao (me )?(deu|deram) (em )?nada | nao deu N (G)? | no (me |nos )?(chegou|chegaram|chega)
    nem (sinal|sombra|metade|comec*|cheiro|rastro|vestigio|fumaca|pista)
    (nada|nenhum|nenhuma|zero) (ainda|feito|d[eoa]s? (G|N|pedido|entrega)|G|vist[oa]|entregue)
    (esta|ainda) nada${ending} | ^(e |mas )?nada(?! nao)${ending}
    (N|G) nao (entr|cheg|sob|aparec|aument|ping)(a|am|e|em) | [oa]s? G nada(?= *[.,!?]*$)
    (N|G) nao (vem|vao|vai) nada .. (cheg*|entreg*|${came})
    ate (agora|hoje|ontem|o (presente )?momento|aqui) … (nada|nao|nem|nenhum*|zero|zerad[oa]|N|so|igual
      mesm[oa]|esta|estou|continua|ninguem|cade)
    (nada|zero|nenhum*|nao|N G|so) … ate (agora|hoje|o momento)
    (continu(a|am|o)|segue|ficou|ficaram|sigo|esta
      estao) ${some('a|o|com|la|tudo|do|na|no|os|as|ainda')}(mesm[oa]s? (N|jeito|numero|coisa|tanto|quantidade
      situacao)|mesm[oa](?= *[.,!]*$)|igual|zerad[oa]|na mesma|sem (chegar|receber|entrega|resposta|nada|os
      as)|nada)
    tudo (como|igual|do jeito que (era|estava)) ((a|o) )?(antes|era)?
    (continua|continuo|ainda|sigo) (com|sem) ${some(definite)}(N|G|nada|resposta)
  `,
  /** It is waited for. */
  pending: `
    (e )?(por enquanto|ate agora|ate o momento) (ainda )?(nada|nenhum[a]?) | cade el[ea]s
    cade ${theirs}(N|G|resto|restante) | (N|G) .. desde
    (onde|aonde|quando) (e que )?(foi|foram|esta|estao|chega|chegam|cai|caem|vem|entra|vai|vao) .. (N|G) que
    (onde|aonde) (foi|foram|esta|estao) (parar )?(os|as|meus|minhas|[oa] (pedido|compra))
    era (pra|para|pro) (ter|estar|ja|hoje|ontem|chegar|vir|cair|entrar|aparecer|entregar|amanha|segunda|terem|serem)
    eram (pra|para) | (tinha|devia|deveria) (que )?(estar|esta|ter) (com )?N
    (?!aguardo (o |seu |um )?(retorno|resposta) *[.!]*$)(aguardando|esperando|no aguardo|aguardo|a espera
      esperei)(?! ${some('cair|chegar|receber|entrar|sair')}(o|a|meu|minha|esse|essa|um|uma|tanto) (?!N|G
      ${delivery}|chegada|resposta|retorno|dia|horas?)[a-z]) … (N|G|T|d[oa]s|os|as|desde|${delivery}|resposta
      retorno|ha|faz|chegar|cair|ate agora|nada)
    T (que )?(eu )?(ja )?(estou )?(aguardando|esperando|espero|aguardo)
    (ainda|continuo|sigo) .. (esperando|aguardando) | pass(ou|aram|ando|ado) d?[oa]? ?(prazo|tempo|hora|dia|T)
    (fora|acabou|estour[a-z]+|venceu|vencido) (d?o )?prazo
    ${itsSubject}(?<!(natal|novo|aniversario|parabens|pascoa|maes|pais) )atras(ad[oa]s?|o|ou|aram)
    (prometeu|prometeram|disseram|falaram|garantiram) .. (cheg(a|ava|avam|am)|entreg[a-z]+|ca(i|ia|iam|em)
      vinh[a-z]+|i(a|am)|T|N .. T)
    (combinado era|prometid[oa]s?)
    (${delivery}|N|G|voces) .. (esta|estao|ficou|segue|continua|consta|anda|foi|deu|veio|sumiu|parou|travou|caiu
      parece) .. (parad|travad|atrasad|pendente|bugad|len|cancelad|process|erro|errad|demorand|igual|mesm|problema
      incomplet|sumid|ruim)[a-z]*(?!.*[?])
    (N|G) (pendentes?|atrasad[oa]s?|parad[oa]s?) | o que (houve|aconteceu|deu) com
    se (ja )?(foi|foram) (enviad|entreg|mandad|colocad)[a-z]+
    (${delivery}|G) (parou|travou|sumiu|sumiram|atrasou|demorou|demorando|deu (erro|errado|ruim|problema))
    (esta|estao|anda) (demorando|demais|travad[oa]|atrasad[oa]) | demorando (demais|muito|pra)
  `,
  /** Only some of it came. */
  partial: `
    (tinha|estava com|eram?) N (G )?antes d[ea] (comprar|compra)
    ${few} (me )?(${came}|${gave})(?! (pouc|faz|agora|hoje|pelo)) | (${came}|${gave}) .. ${few}(?! bem)
    (${came}|${gave}) ${some('so|uns|umas|mais ou menos|cerca de')}N(?! (certinh|cert[oa]))(?! M)
    so (vi|vejo|identifiquei|consta|constam|contei) N | N (de|dos|das|desses) N | N G d[oa]s N
    quant[oa]s (ja )?(foram|chegaram|entraram|vieram|faltam) | N (a menos d?o? ?que|${came}|entregues?|receb[a-z]+)
    (${came}|${gave}|entregues?|esta|ficou|ficaram|parou|${delivery}|N|G) .. pela metade(?! do) | incomplet[oa]s? | menos do que
    ^(e |mas |, )*N (G )?(faltando|em falta|que faltam)(?= *[.,!]*$) | = N (G )?falt[a-z]+
    falt(a|am|ou|aram|ando) ${some('entrar|chegar|vir|cair|entregar|ainda|uns|umas?|mais|o resto|os|as|completar')}(N
      G|resto|restante|metade)
    (ficou|veio|vieram) faltando | (falta|e) o (resto|restante)(?! (pr[oa]s?|para|n[oa]s?|n?ess[ea]))
    (esta|continua|ficou) em N
    (par(ou|aram)|trav(ou|aram|ada|ado)|estacion(ou|aram)|congel(ou|aram)|empac(ou|aram|ad[oa])|parad[oa]s?
      travad[oa]s?) ${some('em|nos|nas|no|na|com|so')}(N|G|meio|mesm[oa])
    (N|G) em falta | N G (faltando|so N) | dos N (G )?(so|apenas|nem|voltou|sobraram|ficaram)
  `,
  /** The agreed number beside the delivered one: 'recebido: 120', 'era 1000, tem 650'. */
  short: `
    (recebid|entregue|creditad|depositad|chegad|constad)[oa]?s?(?! em)( (por voces|ate agora|ate o momento|hoje|so
      somente|apenas|:|-|=))* (N|M|nada|nenhum|zero)
    (chegou|chegaram|veio|vieram|entrou|entraram|entregaram|caiu|cairam|realidade|entrega|no perfil)( so
       apenas)?( [:=-])+ (N|nada|nenhum|zero)
    (consta|constam|contei|conto)( so| apenas| uns| umas)* N | pedido entregue
    entrega (parcial|incompleta|pela metade)
    (so|apenas) (se for )?(n[oa]|de) (imaginac|sonho|papel|promessa|conversa|boca)[a-z]*
  `,
  /** Something else came, or more was paid. */
  wrong: `
    ^(e|mas) (foi|caiu|entrou|chegou|entregaram|mandaram) (pro|pra|para|no|na)(?= *[.,!]*$)
    (N|G) .. (tudo|tod[oa]s|so) ${wrong} | (${came}|${gave}) .. (${wrong}|outr[oa] ${page})
    ^(e )?(sao|eram|vieram|veio) (tudo|tod[oa]s|so) ${wrong}
    fo(i|ram) .. ${page} errad[oa] | ${page} de outr[oa]
    (N|G) .. fo(i|ram) (pr[ao]|para) (o|a)? ?outr[oa] (pessoa|perfil|conta|canal|post|video|pagina)
    (cobr(ad[oa]|aram|ou)|paguei|sa(iu|iram) da (minha )?conta|debit(ou|aram)|descont(ou|aram)) .. (duas vezes|N vezes|N x|em dobro|dobrad[oa]
      a mais|errad[oa]|valor errado)
    (veio|vieram|mandaram|entregaram) .. (perfi(l|s)|contas?|gente|tod[oa]s|tudo) (de fora|so de fora|da (india
      arabia|russia)|arabes?)
    (bani(?!r)|bloque(?!ar)|suspend(?!er)|derrub(?!ar))[a-z]+ .. (depois|porque|por causa)
    depois (d[eoa]s?|que) ${some('os|as|a|o|eu|a gente')}(compra|entrega|comprei|comprar|N|G que|N G)
  `,
  /** The visitor would not have bought it. */
  regretted: `
    ${bought} .. (sem querer|por engano|errad[oa]|em (vez|dobro)|ao inves|nao|mas (queria|era|quero))
    (sem querer|por engano|sem eu saber|sem autoriz*) .. (${bought}|N|G|pedi|comprei)
    arrepend(i|id[oa]) .. (compr[a-z]+|ter|N) | (N|G) (foi )?(sem querer|(por )?engano|sem eu saber)
  `,
  /** Asks for what is owed, or to be heard. */
  owed: `
    (quero|exijo|cade) ${some('so|receber|agora|logo|de volta|os|as')}((meus|minhas) (N|G)|o que e meu)
    (abri|fiz|tenho) ${some('ja|um|N|o')}(chamados?|reclamac[a-z]+|tickets?|protocolos?)
    process(ar|o|ando) (voces|a empresa|a loja|isso)
    (nao|nunca) ${some('foram|foi|ainda')}(creditad|depositad|liberad|computad)[oa]s?
    (e )?sobre (uma|a|outra|minha) (compra|encomenda|pedido) | (uma|a) compra que ${some('eu|ja')}fiz
    (?<!ja )(levei|tomei|deram|cai em|cai num) (um |o )?(golpe|calote|cano|tombo|perdido|prejuizo|conto) | calote*
    (fui|fomos|me|nos|estou sendo) (engan|roub|les|ludibri|trapace|tape|logr|enrol)(ad[oa]s?|aram|ou)
    (feit[oa]|fizeram|fazendo) (me )?de (otari[oa]|troux[ao]|palhac[oa]|bob[oa]|idiota|besta) | a ver navios
    (?<!((tem|ha|muita|existe|alguma|vi|li|viu|tiveram|teve|ter|achei|abro|nenhuma) |(vi|li|viu|tem|achei) (uma
      umas|alguma|varias|muitas) ))reclam(ar|acao|acoes)
    (?<!(sou|fiscal|agente|servidora?|funcionari[oa]) d[oe] )procon
    (vou|abr*|denunci*|post*|coloc*|reclam*|registr*) .. no reclame aqui
    problema (com|no|na|nos|d[oa]) ${some('o|a|meu|minha|os|as')}(${delivery}|N|G)
    (?<!N (G )?(ja |me )?)resolv(am|e|a)(?=( (pra|para) mim)? *[.!,]*$) | (quero|preciso) resolver
    (quero|preciso) que (resolv*|verifi*) | solucao | sem (resposta|retorno)
    ninguem (me )?(fez|faz|ve|viu|olha|olhou|responde*|resolve*|atende*|fala|liga|(da|deu) (retorno|resposta
      satisfacao))
    enroland[oa] | jogad[oa] fora | nao valeu | nunca mais compro | esqueceram d[eo] | (na mao|no vacuo) | prejuizo
    (?<!que )(me |estao |esta |voces )(dev(e|em|endo)|devendo) | (?<!(vai|quem) )receber (os|as|meus|minhas) (N|G)
    (os|as) N (de )?G que ${some('eu|ja')}${bought}
    (reembols*|estorn*|devol*|reposicao) .. ([oa]s|meus|minhas|d[oa]s) N
    (tem que|tem de|precisam|podem?|vao|da pra|tem como|que voces|por favor|favor|^) .. (repor|reponh*|repoe*
      estorn*|reembols*|devolv*|complet(em|ar)|desfa[a-z]+|cancel*) .. (N|M|d[oa]s|os|as|meus)
    (de volta|devolv* .. (dinheiro|valor|M)) .. (N|G) | (meus|minhas) N (de )?G (de volta|agora|logo|ja|urgente|que)
    ^${some('e|ai|oi|ola|gente|moc[oa]|,')}(meus|minhas) N (de )?G(?= *(d[oa] .*)?[?!])
  `,
}
