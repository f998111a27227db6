import type { Topic } from '../../reading-labels.ts'

/** How people ask about the platforms, delivery and the shop in general. */
export const generalTopics = {
  'audience-choice': `
    (escolh*|filtr*|segment*|selecion*|direcion*) .. (sexo|idade|cidades?|regiao|publico|mulher*|homem|homens|genero|estado|pais|nicho)
    (so|apenas|somente) (de |da |do |com )?(mulher*|homens|homem|meninas|meninos|jovens|adultos|(gente|pessoas|publico|seguidor*|curtid*) d[aeo])(?! verdade)
    (gente|pessoas|publico|seguidor*|curtid*|inscrit*) (so |apenas )?d[aeo] minha (cidade|regiao|estado)
    (so|apenas|somente) d[aeo] minha (cidade|regiao)
  `,
  interaction: `
    intera(gem|ge|cao)
    (el[ea]s|seguidores|inscritos|pessoas) ((vao|vem|que|ja|tambem) )*(curt|coment|convers|assist|veem|compram)[a-z]*
    (vao|eles) (curtir|comentar|assistir|comprar) | ^(e |mas )*(el[ea]s )?(curt|coment|assist)em? (as?|os?|minhas?|meus?)
    (seguidor*|inscrit*) (curt|coment|assist|veem)[a-z]*
  `,
  'platform-rules': `
    bani(r|d[oa]s?) | bane | ban | strike | shadow ?ban | (?<!(banco|nubank|cartao|aplicativo) )bloque* | puni* | pune
    (tir(a|ar|am)|perd(e|er|o)|cort(a|ar|am)|desmonetiz*) .. monetiz* | bloc?k
    queim(a|ar|am) .. (conta|perfil|canal|insta*) | (insta*|youtube|tiktok) pega quem | desativ* | piora*
    suspens(o|a|os|as|ao|oes) | suspend*(?! (o|a|esse|essa|meu|minha) (pedido|pix|compra|pagamento)) | permitid[oa] | termos de uso | e legal | (?!derrubar)derruba*
    desconfi(a|am|ar|em)(?! de tudo) | prejudica* | riscos? | perigos?[oa]?
    (viola|contra|fere|quebra*) (as|a|os|o)? (regras?|lei|leis|politicas?|diretrizes|termos?) | e crime
    (insta*|tiktok|youtube) (deixa|permite|aceita)
    per(d(er|o|eu|i)|co|ca) (a|o)? (minha|meu|nossa|nosso)? (conta|perfil|canal|insta*)
    (conta|perfil|canal|insta*) .. (cair|cai)(?! (hoje|ja|na hora|agora|amanha|rapido|ainda|logo|em|tudo|quando
      que horas|depois que))
    (dar|da) ruim … (conta|perfil|canal|insta*)
    (da|dar|ter|tenho|terei|causar?) problemas? … (conta|perfil|canal|insta*|tiktok|youtube)
  `,
  safety: `
    segur[oa] | prest(a|am)(?! (atenc|servic|cont)) | is (it|this|that) safe | da(r)? ruim | seguranca | confiavel | confiaveis | confianca | confiar
    golpe | fraude | golpist* | legalizad[oa]s? | (e|sao) serios? | fria | (?<!fiquei com )medo
    sumir com (o)? (meu)? dinheiro | (existem|existe) mesmo | furada | quem garante | reclame aqui
    reclam(acao|acoes|ou|aram|ando) (de|sobre|contra) voces(?! (que|e) nao) | engana(r|m|ram)
  `,
  gradual: `
    (tudo|todos|todas)? (?<!mais )de uma (so)? vez | (cheg*|entreg*|vem|cai|caem|entra*|sobe*) .. (tudo junto|todos juntos) | aos poucos | devagar | pinga(m|ndo)?
    instantane[oa] | gradua* | gota a gota | de um dia (pra|pro|para o) outro | do dia (pra|para a) noite | quant[oa]s .. por (dia|hora|semana)
    da noite (pro|para o) dia | pouquinho em pouquinho
    (d[eu] ?uma (so )?|num[a]? (so )?)(tacada|pancada|lapada|tapa|estalo) | duma vez | do nada | espacad[oa]s?
    aos pouquinhos | devagarinho | lento | lenta | (sobe*|subi*|cresc*|entra*|vai|vem|forma|jeito|entrega) .. natural*
    ritmo | entrega .. (parcelad*|dividid*|espalhad*) | (dividir|espalhar|parcelar|espacar) a entrega
    (fica|da|esta|vai ficar|parec*) .. (na cara|suspeit[oa]|estranh[oa]|esquisit[oa]|forcad[oa]|artificial)
    (num|no mesmo|um mesmo|em um so) (so )?(dia|minuto|instante)( so)? | por dia | picad*
    como (e|seria|funciona|acontece) a entrega
  `,
  'delivery-time': `
    tempo (pra|para|ate) | demora* | prazo
    quando .. (chega*|comeca*|entrega*|vai|vao|recebo|cai|caem|vem|entra*|sobe*|subir*|pinga*|mexe*|aparece*
      inicia*|vejo|termina*|acaba|completa*)
    (em)? quant[oa]s (dias|minutos|horas|hora|hs|min|semanas) | tempo .. (espera|entrega)
    (chega*|comeca*|cai|caem|entrega*|entra*|vem|vai|recebo) .. (hoje|amanha|agora|logo|rapido|no mesmo dia|madrugada)
    (chega*|comeca*|cai|caem|entrega*) (quando|na hora|rapido|hoje|em quanto|no mesmo dia)
    (?<!(ha|faz) )(qual|quanto) (o |e o |de )?tempo
    (entreg*|cheg*|cai*|ca[ei]m|vem|sobe*|complet*|comec*) .. (em|ate|antes d[eo]|nas|menos de) .. ([0-9]+ ?(h|hs
      horas?|minutos?|dias?))
    ja (vao |vai )?(esta|estao|estar) (la|com|todos|tudo)
    (em|com) [0-9]+ ?(h|hs|horas?) (ja )?(sobe*|cheg*|entra*|tem|comec*) | leva .. (semana|dia|mes|muito) | leva(m)? quanto (pra|para|ate)
    (segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha) .. (comeca*|entrega*|chega*|entra*)
    chega* antes | (chega*|entrega*|vem|cai|caem) mais (ligeiro|rapid[oa]|cedo|depressa) | fila
    (minutos?|horas?|dias?|semanas?) ou (e |de |em |uns |umas )*(minutos?|horas?|dias?|semanas?)
    media de (espera|entrega|tempo) | primeir[oa]s? (hora|horas|minutos|dia) | dura .. entrega
    (fico|ficar|ficarei) esperando | amanha (cedo )?(ja )?(tem|tenho|vou ter) | (?<!de )acordo com | entrega e
    entrega (rapida|imediata|na hora|demora) | (e|sao) rapid*
    que horas .. (comec*|cheg*|entreg*|inici*|cai*|caem|sob*|entra*|aparec*|vem) | (cheg*|entreg*|comec*|ca[ei]*|sobe*|vem|entra*|receb*|da) … (ainda hoje|hoje ainda) | na mesma hora
    (chega*|comeca*|entra*|cai|caem|vem) (a [a-z]+)? (a|em)? que horas
    ja (tem|tenho|aparece*|vou ter|vai ter) .. (seguidor*|inscrit*|curtid*|view*|visualiz*)
  `,
  discounts: `
    (faz|fazem|tem|rola) .. (precinho|preco (melhor|bom|especial)) | preco (melhor|especial)
    (lev|compr|peg)(ando|ar) … (mais (em conta|barato)|preco melhor|melhor preco) | descontos? | abatimento
    mais barato (se|quando|comprando|levando) | cupom | (?<!(d[ae]|na|nossa|minha) )promocao | revend*
  `,
  collab: 'collabs?',
  'old-page': `
    (post|foto|video|reels?|publicacao) (mais |bem |muito )?(antig[oa]|velh[oa]|(de|do) (ano|mes) passado|de [0-9]+ (meses|anos|semanas))
    (post|foto|video|reels?|publicacao) .. (ja )?(tem|faz) .. (semanas?|mes|meses|anos?)
  `,
  sales: `
    (ajuda*|aument*|melhor*|funciona*|traz*|gera*|vou|vai|da|ia|teria|tinha) ((mesmo|a|as|na|nas|em|minha|minhas|ter|mais|eu|ja|pra|para) )*(venda|vendas|vender|vendido|clientes?|freguesia|fregues*)
  `,
  difference: `
    (melhor|vale mais|compensa mais) … (seguidor*|curtid*|inscrit*|visualiz*|view*) ou .. (seguidor*|curtid*|inscrit*|visualiz*|view*)
    diferenca .. (entre|d[eoa]s?) .. (seguidor*|curtid*|inscrit*|visualiz*|view*) .. (e|pr[ao]|para
      d[eoa]) .. (seguidor*|curtid*|inscrit*|visualiz*|view*)
  `,
  algorithm: `
    algoritmo | viraliz* | alcance | engajamento | para voce | entrega mais | ajuda a crescer | impulsiona*
    vale a pena
  `,
  'how-it-works': `
    como (que |e que )?(eu |a gente |se )?(faz|faco|procede|procedo|procedemos)(?= *[?,.]|$)
    (proxim[oa]s?|primeir[oa]) pass[oa]s? | passo a passo
    como (que)? (isso)? (funciona|faco (pra|para) comprar|compro|e que funciona|faz (pra|para) comprar
      e o processo|compra aqui)
    (me|pode) explica(r)? | explica (como|melhor) | nao entendi( nada| direito)?(?= *[.,!?]| *$)
    como assim(?= *[?]| *$) | pode repetir
  `,
  'without-buying': `
    sem ((ter que|precisar|precisar de) )?(comprar|pagar|gastar)( nada| dinheiro)?(?! (agora|hoje))
    (cresc|chegar|conseg|ganh)[a-z]* … (de graca|organic[oa]|naturalmente|so postando)
  `,
  company: `
    loja fisica | onde (e que )?fica (a )?(loja|sede|empresa|voces)
    cnpj | ((ha|faz) quanto tempo|desde quando) .. (exist*|trabalh*|funciona*|estao (n[oa]|em)) | depoimentos? | quantos clientes | (voces|isso) (existe*|sao reais)
    (?<!(minha|nossa|d[ae]|uma|pra) )empresa | endereco d[eao] (voces|loja|empresa) | quem sao voces
    quem (e|sao) (o|os) donos? | voces sao de onde | razao social
  `,
  contact: `
    falo com (quem|alguem) | (qual|manda|passa|tem) .. numero d[eo] voces | quem me ajuda
    (instagram|insta|tiktok|facebook|face|rede social) d[eo] voces | contato | (?<!(meu|com) )telefone | email
    (qual|numero|tem|manda|passa) … whatsapp
  `,
  privacy: `
    lgpd | (meus|algum|que|quais) dados? | privacidade | sigiloso | aparec* .. (pra|para) alguem
    (vao|vai|podem|da pra) (ver|saber|perceber|descobrir) (que|se) .. compr* | (fica|ficam|ficar|ficarem) sabendo
    aparece .. (fatura|extrato) | (guard|salv|armazen|us)(a|am) .. (dados|cpf|informac*)
    aparece .. (outros|outras|todos|alguem|publico) | alguem (vai)? (saber|ficar sabendo|perceber|descobr*|ver)
    (client[a-z]*|amig[oa]s?|pessoas?|vizinh[oa]s?|alguem|ninguem|pessoal|familia) (vai |vao |podem? )?(perceb|descobr|desconfi)[a-z]*
    anonim* | discret*
  `,
  media: `
    audios? | (mand|envi|segue|olha|receb)[a-z]* .. (print|imagem)(?! d[oe])
  `,
  partnership: `
    (?<!(perdi|sem|desempreg[a-z]+) (o |meu )?)emprego | trabalhar (com|para|pra|ai com) voces
    (ser|virar|fazer) (um |uma )?(parceir[oa]|parceria|afiliad[oa]|permuta) | permuta
  `,
  abroad: `
    (moro|vivo|sou|estou|aqui) (em|no|na|nos|de|do|da) (portugal|angola|mocambique|eua|estados unidos|exterior
      espanha|italia|japao|franca|argentina|paraguai|irlanda|inglaterra)
    (moro|vivo|estou) fora
  `,
  'no-account': `cadastr* | (baixar|precisa) .. (app?|aplicativo) | instalar`,
  'new-profile': `
    (perfil|conta|canal) (e |esta )?nov[oa]
    (serve|funciona|vale|pode ser) … (perfil|conta|insta*|pagina) .. (empresa|profissional|comercial|pessoal|negocio)
    sem foto | zerad[oa] | do zero
  `,
  'for-someone': `
    (da|posso|pode|podem|consigo|tem como|funciona|serve|compr*|fazem) … (pra|para|de) (outra pessoa|presente|terceiros|(meus?|minhas?
      uma?) (amig[oa]s?|clientes?))
  `,
  'order-again': `
    (de novo|outra vez|mais de uma vez|varias vezes) .. (mesm[oa]|perfil|conta|video|post)
    (compr*|ped*) mais de uma vez
  `,
  'track-order': `
    ^(e )?(como|onde) (eu|que eu)? acompanho
    (como|onde) ((e|que|eu|faco|faz|fazer|posso|consigo|a gente|pra|para) )*(ver|vejo|saber|sei|acompanhar|acompanho|consultar|consulto|checar) .. (andamento|status|pedidos?|entrega)
    acompanh(o|ar) (o|a)? (meu|minha|nosso|nossa)? (pedido|compra|entrega|[?,.!])
  `,
  age: `
    tenho 1[0-7] anos | tenho (doze|treze|(qua|ca)torze|quinze|dezess?eis|dezess?ete)
    (filh[oa]|sobrinh[oa]|net[oa]|irma[o]?|crianca|menin[oa]) .. de (1[0-7]|[0-9])(?![0-9])
    sou (uma )?crianca | sou (de )?menor | tenho 1[0-7](?= *([?.,!]|$)) | (tem|qual|minima|menor|limite|maior) ((a|de) )?idade | idade minima | de menor
  `,
} satisfies Partial<Record<Topic, string>>
