/** How people ask, by topic, the more exact topic before the more general one. */
export const topicPhrases = {
  despair: `
    (quero|vontade de|queria|penso em|pensando em|vou) (morrer|sumir do mundo|acabar com tudo|me matar) | suicid*
    (nao (quero|aguento) mais|desistir de|cansad[oa] (de|da)) (viver|vida|da vida) | desistir de tudo
  `,
  sadness: `
    (estou|ando|fiquei|muito|tao|bem) (tao |muito |bem |meio )*(triste|deprimid[oa]|desanimad[oa])
    depressao | de luto | faleceu | morreu meu | (mae|pai|filh[oa]|marido|esposa|avo) morreu
  `,
  misunderstood: `
    nao (foi|era|e) (isso|o) que (eu )?(perguntei|quis dizer|falei|pedi) | ja (falei|disse|respondi|mandei) isso
    (voce|voces)? ?(esta )?(repet(e|indo)) (sempre |so )?(a|o) mesm[oa] (coisa|resposta)
    nao (responde|entende|respondeu|entendeu) (o que|nada|direito|minha pergunta)
    (pessimo|horrivel|ruim) atendimento | que atendimento(?! (top|bom|otimo|excelente|show|maravilhoso|nota|rapido)) | que demora (pra|para|em) (me )?responder
  `,
  'off-topic': `
    piadas? | (torce|torcem) (pra|para|pro) | capital d[aeo] | quem descobriu | quanto e [0-9]+ ?[+x*] ?[0-9]+ | vai chover
    (escrev|faz|cri)(e|er|a|ar|revem?) (pra mim )?(uma?|meu|minha) (bio|legenda|poema|redacao|texto|roteiro)
    te amo | casa comigo | voce e casad[oa] | tem namorad[oa]
  `,
  language: 'english | ingles | espanol | espanhol | hablan? | habla* portugues | do you speak',
  gifts: 'brindes? | amostras? | (teste|testar) (de )?(gratis|graca|gratuito) | bonus',
  'asks-to-ask': `
    ^((oi|ola|moc[oa]|bom dia|boa (tarde|noite)|,|!|so|me tira|tira|posso|deixa eu|te|fazer|tirar|tenho|gostaria de|queria|quero|aqui) )*(uma|umas) (pergunta|duvida)(s|zinha)?( [?.!,])*$
  `,
  'who-are-you': `
    voces? (e|sao)( (um|uma|o|a|tipo))? (robo|bot|ia|gente|humano|humana|pessoa|inteligencia|maquina|real
      atendente|de verdade)
    (robo|bot|ia|maquina|automatic[oa]) ou (um |uma )?(gente|pessoa|human[oa]|alguem|atendente|real
      de verdade)
    (gente|pessoa|human[oa]|alguem|atendente) ((real|de verdade|ai) )*ou ((e|so|com|um|uma) )*(robo|bot|ia
      maquina|automatic[oa])
    falando .. (robo|bot|maquina)(?! … (seguidor*|inscrit*))
    pessoa (que )?(esta )?(ai )?(falando|respondendo|atendendo)
    (isso|aqui) (e |esta )?(tudo )?automatic[oa]
    inteligencia artificial | (chat ?)?gpt | do outro lado | respondendo (um|uma)? (robo|bot|maquina|ia)
    (tem|e) (alguem|gente|uma pessoa) (de verdade|real) (ai|aqui|respondendo|falando|atendendo)
    com quem (que )?(eu )?(falo|estou falando|converso)
    quem (que )?(esta )?(ai|me atende|me atendendo|atendendo) | seu nome
    fal(o|ando) com (quem|(um |uma )?(robo|maquina|pessoa|gente|humano|atendente
      bot)( de verdade| real)?( ou [a-z]+)*(?= *[?]))
    qual (e)? (o)? seu nome | quem e voce | ^e robo | quem (esta)? (falando|fala|responde|respondendo)
    (e|isso e) (um |uma )?(robo|bot|ia|maquina) (ne|mesmo|isso|aqui)
    (isso|aqui|isso aqui) e (um|uma)? (robo|bot|ia|(atendimento|resposta) automatic[oa])
    atendimento (e)? automatico
  `,
  monetisation: `
    monetiz* | adsense | ypp | programa de parcerias
    (ganh(ar|o|a)|fazer|receb(er|o)) (dinheiro|grana|(do|com (o)?) youtube)
    partner | (quantas|mais) horas precis* | (tiktok|youtube|insta*) pag(a|am)(?! (no|com|pelo))
    horas? (assistidas?|de exibicao|vistas?) | programa de parceir[oa]s? | comecar a ganhar
    meta d[oe] (youtube|yt|monetiz*) | falta* … (inscrit*|canal|youtube) … (ganhar|bater a meta)
    (?<!(no|pro|pelo|meu) )youtube .. (exige|pede|pag*|paga)
  `,
  'pix-expired': `
    (quanto tempo|ate quando|ate que horas) … (pra pagar|para pagar|o pix
      (?<!depois de |depois que |depois que eu |apos )pagar|codigo)
    (pix|codigo) … (vence*|expir*|validade|vale|dura|caduc*)
    (vencer|expirar|vence|expira|perdi o prazo) … (pix|codigo|pagamento)
    (validade|prazo) (do|pra pagar o|para pagar o|de|para) (pix|codigo|pagamento)
    se (eu )?nao pagar | quant[oa]s (minutos|horas|dias) .. (pra|para) pagar
    pag(o|ar) so (amanha|depois(?! d)|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|no dia|mes|semana)
    (posso|da pra|da para) pagar .. (depois(?! d)|amanha|mais tarde|outro dia|semana que vem|dia)
  `,
  'pix-approval': `
    (cai|entra|chega) (na hora)? (pra|para|ai com|na conta de) voces
    (pix|pagamento) … (aprova*|confirma*|compensa|cai na hora|cai|na hora|instantaneo|imediat*|demora*(?! .*(comec|cheg|entreg)))
    (aprova*|confirma*|compensa*) … (pix|pagamento) | (mand*|envi*|precis*|segue|mostr*) .. comprovante | preciso avisar | tenho que avisar
    avisar que (eu )?pag(uei|ou|amos) | (saber|sei) .. pix | print (do|d[eo] meu)? ?(pix|pagamento)
    (reconhec*|identific*) | voces (ficam sabendo|veem|percebem)
  `,
  'pay-first': `
    pag(o|a|ar|amento) ((e|so|ja|vem) )*(antes|depois|adiantado|antecipado)
    metade .. (antes|agora|na hora|depois|na entrega) … (resto|metade|restante)
    pag(o|ar) ((so|somente|apenas|isso) )*(quando|depois que|depois de|na|apos) .. (cheg*|receb*|entreg*|cair*
      ver|vier*)
  `,
  invoice: `
    (cade|quero|preciso d[oe]|manda|mande|envia|gera|tem|baixar) (me )?(o |um |meu )?comprovante
    nota fiscal | recibo | (cupom|comprovante|documento) fiscal | nfe
    (emit*|tir*|d(a|ao)|manda*) (a |uma )?nota(?! d[eo]z)
  `,
  'pix-code': `
    copia e cola | qr ?code
  `,
  'payment-methods': `
    so (no|por|com|aceita|em)? pix ? | formas? de pag* | (quais|que) formas | opcoes de pag*
    pag(a|o|ar|amento) (e)? (onde|como|quando|antes|depois|por onde)
    (quando|onde|como) (e)? (que)? (eu|se|voces)? (pag*|cobr*)
    (trabalh*|aceit*|receb*|cobr*) ([a-z]+)? (com|por|no|em)? pix | pix ou | ou pix
    mensal* | assinatura | meios? de pag*
    como (que)? (eu|se)? (pag*|faz pra pagar|faco pra pagar|faco o pagamento) | cartao | boleto | parcel*
    (dividir|parcelar) .. (reais|valor|conto|preco|pagamento) | dolar(es)? | euros? | paypal | picpay
    mercado pago | nubank | transferencia | ted | credito | debito | bitcoin | cripto
    (so|e so|somente|apenas) (no|por|com)? pix | aceita* pix | tem pix | paga como | pagamento e
    da pra pagar | posso pagar | (como|quando) .. o pagamento | pagamento .. antes | (qual|que) banco
    pagar (antes|depois|adiantado) | chave (do)? pix | qual (e)? (o|a) (pix|chave) | pra onde (eu)? pago
    em ((2|duas|3|tres|quantas) vezes|quantas parcelas) | divid* (o|a)? (valor|preco|pagamento|compra)
    dinheiro vivo
  `,
  password: `
    senha | password | login | logar | acesso (a|da|na) (minha)? conta | (dado|dados) de acesso
    (entrar|entram|acessar|acessam|mexer|mexem) (na|no|em|a|o)? (minha|meu|nossa)? (conta|perfil|canal)
    (precis*|tenho que|tem que|voces( vao)?) (entrar|acessar|conectar|vincular|logar|mexer) .. (conta|perfil
      canal|insta*|tiktok|youtube)
  `,
  undelivered: `
    (se|caso) … (nao|nunca) ((for|me) )?(cheg*|entreg*|vier*|funcion*|receb*|complet*|der certo)
    (se|caso) … (vier|vierem|chegar|chegarem|entregarem|cair|cairem|entrar|entrarem) .. (metade|menos|faltando
      incomplet*|errad*|pela metade)
    (se|caso) … (atrasar*|der errado|der problema) | (se|caso|quando) .. (passar|passou|estourar|vencer) .. prazo
  `,
  guarantee: `
    garant* | repoe* | repor | reposicao | reponha* | refil*
    (se|caso|quando) … (cair*|sumir*|perder*|sair(em)?|baixar*|diminuir*|caem|perco)
    (podem|pode|vao|vai|costuma*) (cair|sumir|diminuir|sair) | (caem|cai|some|somem|saem) depois
    (se|caso|quando) … (larg(ar|arem|am)|abandon*|deixa(r|rem) de) | (coloc|poem|bot|mand|devolv)(am|em)? de novo
    (deixam|param|deixar|parar) de seguir | (dura*|ficam?) quanto tempo | quedas? | nao (cai*|caem|some*)
    recebo de volta | (remov*|apag*|tir*|exclu*) (os|as)? (seguidor*|inscrit*|curtid*|view*|visualiz*)
    vaza(m|r|ram)? | definitiv[oa]s? | (vao|vai) durar | se .. ficar .. (so )?[0-9]+ | desinscrev* | unfollow
    cobertura | (comprou|compraram) … (ca(iu|iram)|sum(iu|iram)|perd(eu|eram))
    (insta*|youtube|tiktok) (apag|remov|tir|lev|limp|exclu)(a|ar|ir)
    (aqui|com voces) (tambem )?(e assim|acontece|some|cai) | acontece (isso )?(aqui|com voces)
    (fizer|faz|fazer|passar|der) (a |uma )?limp[ae]*
    outr[oa] (site|lugar|loja|empresa|painel|fornecedor*) … (ca(iu|iram|ia|iam)|sum(iu|iram)|perdi|prejuizo)
    (ca(iu|iram)|sum(iu|iram)|perdi|prejuizo) … outr[oa] (site|lugar|loja|empresa|painel|fornecedor*)
    (se|daqui|depois|dias) … voces (complet|cobr|arc)(am|em) | lev(a|ar|arem|em) (os|as) (meus|minhas)
    (seguidor*|inscrit*|curtid*|views?|eles|elas) (ficam?|permanecem?) (no|na|mesmo|la|de vez|ou)
    (sai|saem|some|somem|vao embora) (depois|com o tempo)
    permanentes? | vitalici* | pra sempre | para sempre | quanto tempo (dura*|fica*) | duram
  `,
  refund: `
    reembols* | estorn* | devolv* | devolucao | dinheiro de volta | (recebo|pego|tenho) (o)? (meu)? dinheiro
    (se|caso) (eu)? nao gostar
  `,
  cancellation: `
    cancel* | arrepend* | desistir | desistencia
  `,
  'public-profile': `
    privad[oa]s? | (perfil|conta|insta*|canal|video) .. (public[oa]|fechad[oa]|abert[oa]|trancad[oa])
    (public[oa]|abert[oa]|fechad[oa]|trancad[oa]) (o|a)? (perfil|conta)
    precisa (estar|ser|deixar) … (public*|abert*) | cadeado
    (abrir|desbloquear|destrancar|liberar) (o|a)? (meu|minha)? (insta*|perfil|conta)
    (mud|troc|alter)(ar?|o) ((o|de|meu|do|perfil) )*(nome|arroba|usuario|user|@)(?! pr)
    (apag|exclu|arquiv|delet)(ue|o|a|e|ar|ei|asse|uir|uisse) (o|a|meu|minha|ess[ea]) (post|foto|video|publicacao|reels?)
    (se|posso|se eu) (apag|exclu|arquiv|delet)[a-z]+ (o|a|meu|minha|ess[ea])? ?(post*|foto|video|perfil|publicacao|reels)
  `,
  'delivery-days': `
    (entreg(a|am)|cheg(a|am)|comec(a|am)|cai|caem) .. (no|nos|aos?|em|de) (domingos?|sabados?|feriados?|fi(m|nal) de semana|fins de semana|madrugada)
    (domingos?|sabados?|feriados?|fi(m|nal) de semana|madrugada) .. entreg*
  `,
  'support-hours': `
    horarios? | que horas(?! (\\w+ ){0,3}(comec|cheg|entreg|inici|ca[ei]|sob|entr|apare|vem))
    expediente | de madrugada(?! ja) | sabados | domingos | feriados?
    (no|de|aos?|tem|funciona*|abre*) (sabado|domingo|fim de semana)
    (?<!(em|ate|nas|de|menos de|primeiras|antes de) )24 ?(h|horas) | 24 por 7
    [0-9]+h? (da|horas da) (manha|madrugada|noite)
    (atend*|respond*|alguem|gente|quem|ajud*|suporte) … (de noite|a noite|domingo*|sabado*|feriado*|madrugada
      fi(m|nal) de semana)
    (de noite|a noite|meia noite|domingo*|sabado*|feriado*|madrugada|fi(m|nal) de semana) … (atend*|respond*
      alguem (me )?|gente|ajud*|suporte|falo)
    atendem? (hoje|agora|ate) | (estao|esta) (abert*|funcionando|atendendo)
  `,
  'wrong-link': `
    (link|perfil|arroba|video|usuario) errad[oa] | errei o (link|perfil|arroba|usuario)
    (mandei|coloquei|enviei|passei) errado
  `,
  'which-link': `
    (que|qual) (e o)? link | link de que | pra que (o)? link | por ?que (o|do)? link
  `,
  'find-link': `
    (onde|como) ((e|que|eu) )*(pego|acho|copio|fica|encontro|mando|envio|pegar|copiar|achar) (o|esse|meu|a)? (link|arroba|@)
    nao (sei|acho|encontro|consigo|consegui|estou conseguindo) ((qual|e|o|meu|copiar|colar|pegar|achar|mandar|encontrar) )*(link|arroba|@)
    o que e (o |esse )?(@|arroba|link)
  `,
  'split-likes': `
    dividir | divide | distribuir | espalhar
    (?<!(as|os|nas|nos) )(varias|varios|diferentes|mais de uma?|duas|tres|2|3) (fotos?|publicacoes|posts?|videos?|reels)
  `,
  shorts: `
    (serve|funciona|vale|pode ser|da|conta|vai) … (shorts?|lives?|transmiss*|ao vivo|video longo|estreia)
  `,
  'real-audience': `
    sao reais | (que|qual) tipos? de (gente|pessoas?|publico|seguidor*|perfil|perfis)
    (seguidores|inscritos|curtidas|perfis|pessoas|views|visualizacoes|contas) ([a-z]+ )?(reais|verdadeir*
      brasileir*
      ativ*|fakes?|fals*|organic*)
    ^reais ? | (sao|e|tudo|gente|perfil) brs? | fantasmas? | inativ[oa]s?
    (perfis|contas) .. (tem|com) (fotos?|post*|publicac*) | brasileir[oa]s | robos | bots | (e|ou|sao|tudo|so|ser|de|perfi[sl]|contas?|seguidor) (um )?(robo|bot) | fakes?
    fals[oa]s? | de verdade | mistos? | mundiais | gringos? | ativos
    gente (daqui|do brasil|real|mesmo)
    do brasil | daqui do | (sejam|forem|fossem) ((tod[oa]s|tudo|perfis|gente) )*(reais|verdadeir*|ativ*)
    (for|fosse) brasileir[oa]
  `,
  interaction: `
    intera(gem|ge|cao) | engaj(am|a)
    (eles|seguidores|inscritos|pessoas) ((vao|vem|que|ja|tambem) )*(curt|coment|assist|veem|compram)[a-z]* | (vao|eles) (curtir|comentar|assistir|comprar)
  `,
  'platform-rules': `
    banid[oa]s? | banir | banimento | bane | ban | strike | shadow ?ban | bloque* | puni* | pune | punem
    (tir(a|ar|am)|perd(e|er|o)|cort(a|ar|am)|desmonetiz*) .. monetiz* | bloc?k
    queim(a|ar|am) .. (conta|perfil|canal|insta*) | (insta*|youtube|tiktok) pega quem
    restri(ta|to|cao|ng[a-z]+) | desativ* | piora*
    suspens(o|a|os|as|ao|oes) | suspend* | proibid[oa] | permitid[oa] | termos de uso | e legal | ilegal | legal perante
    (?!derrubar)derruba* | detecta* | desconfi(a|am|ar|em)(?! de tudo) | prejudica* | riscos? | perigos?[oa]? | pega mal
    (viola|contra|fere|quebra*) (as|a|os|o)? (regras?|lei|leis|politicas?|diretrizes|termos?) | e crime
    (aceita|deixa|permite) (isso)? (o )?(insta*|tiktok|youtube)
    (insta*|tiktok|youtube) (deixa|permite|aceita)
    per(d(er|o|eu|i)|co|ca) (a|o)? (minha|meu|nossa|nosso)? (conta|perfil|canal|insta*)
    (conta|perfil|canal|insta*) .. (cair|cai)(?! (hoje|ja|na hora|agora|amanha|rapido|ainda|logo|em|tudo|quando|que horas|depois que)) | (dar|da) ruim … (conta|perfil|canal|insta*)
    (da|dar|ter|tenho|terei|causar?) problemas? … (conta|perfil|canal|insta*|tiktok|youtube)
  `,
  safety: `
    segur[oa] | is (it|this|that) safe | da(r)? ruim | seguranca | confiavel | confiaveis | confianca | confiar | golpe | fraude
    golpist*
    legalizad[oa]s? | (e|sao) serios? | (e|sao) serias? | fria | (?<!fiquei com )medo | sumir com (o)? (meu)? dinheiro
    (da|dar|ter|tenho|terei|causar?) problemas?( (na|no|com|pra|para|em)| ?)
    (existem|existe) mesmo | furada | quem garante | cilada | roubada | reclame aqui | caloteir*
    engana(r|m|ram)
  `,
  gradual: `
    (tudo|todos|todas)? (?<!mais )de uma (so)? vez | tudo junto | todos juntos | aos poucos | devagar
    pinga* | (no|do) mesmo dia | mais (lento|lenta) | instantane[oa] | gradua* | gota a gota
    de um dia (pro|pra|para o) outro | de (repente|supetao|sopetao|uma hora (pra|para) outra|bolada)
    da na vista | do dia (pra|para a) noite | quant[oa]s .. por (dia|hora|semana) | da noite (pro|para o) dia
    pouquinho em pouquinho
    (d[eu] ?uma (so )?|num[a]? (so )?)(tacada|pancada|lapada|tapa|estalo) | duma vez | do nada | espacad[oa]s?
    aos pouquinhos | devagarinho | lento | lenta
    (sobe*|subi*|cresc*|entra*|vai|vem|forma|jeito|entrega) .. natural* | ritmo
    entrega .. (parcelad*|dividid*|espalhad*) | (dividir|espalhar|parcelar|espacar) a entrega
    (fica|da|ta|vai ficar|parec*) .. (na cara|suspeit[oa]|estranh[oa]|esquisit[oa]|forcad[oa]|artificial)
    (num|no mesmo|um mesmo|em um so) (so )?(dia|minuto|instante)( so)?
    (vao|vai) (notar|estranhar|desconfiar)
    de pouco em pouco | por dia | picad* | de montao | como (e|seria|funciona|acontece) a entrega
  `,
  'delivery-time': `
    tempo (pra|para|ate) | demora* | prazo
    quando .. (chega*|comeca*|entrega*|vai|vao|recebo|cai|caem|vem|entra*|sobe*|subir*|pinga*|mexe*|aparece*
      inicia*|vejo|termina*|acaba|completa*)
    (em)? quantas horas | (em)? quant[oa]s (dias|minutos|horas|hora|semanas) | tempo .. (espera|entrega)
    (chega*|comeca*|cai|caem|entrega*|entra*|vem|vai|recebo) .. (hoje|amanha|agora|logo|rapido|no mesmo dia
      madrugada)
    (chega*|comeca*|cai|caem|entrega*) (quando|na hora|rapido|hoje|em quanto|no mesmo dia)
    (?<!ha )(qual|quanto) (o |e o |de )?tempo | quando (que |eu )?(vejo|vou ver|comeco a ver)
    (entra*|chega*|cai*|sobe*|comec*|aparec*|inicia*|pinga*) .. quando(?= *([?.,!]|$))
    (ate quando|ate que (dia|hora|horas)|ate quantos dias) … (receb*|cheg*|entreg*|complet*|termin*|cai*
      ca[ei]m)
    (entreg*|cheg*|cai*|ca[ei]m|vem|sobe*|complet*|comec*) .. (em|ate|antes d[eo]|nas|menos de) .. ([0-9]+ ?(h
      hs|horas?|minutos?|dias?)|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha)
    (ate|antes de|pra|para) (segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia [0-9]+) … (conseguem?
      da tempo|da|dao|cheg*|entreg*|rola)
    (conseguem?|da tempo|cheg*|entreg*|rola) … (ate|antes de|pra|para) (segunda|terca|quarta|quinta|sexta
      sabado|domingo|amanha|dia [0-9]+)
    ja (vao |vai )?(esta|estao|estar) (la|com|todos|tudo)
    (em|com) [0-9]+ ?(h|hs|hrs|horas?) (ja )?(sobe*|cheg*|entra*|tem|comec*) | leva .. (semana|dia|mes|muito)
    (segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha) .. (comeca*|entrega*|chega*|entra*)
    e (o|de) tempo(?= *[?])
    da tempo | chega* antes | (chega*|entrega*|vem|cai|caem) mais (ligeiro|rapid[oa]|cedo|depressa) | fila
    ja (tem|tenho|vejo) (algum*|uns|pelo menos)
    (minutos?|horas?|dias?|semanas?) ou (e |de |em |uns |umas )*(minutos?|horas?|dias?|semanas?)
    media de (espera|entrega|tempo) | primeir[oa]s? (hora|horas|minutos|dia)
    dura .. entrega | entrega .. dura | (fico|ficar|ficarei) esperando
    amanha (cedo )?(ja )?(tem|tenho|vou ter) | (?<!de )acordo com
    entrega e | entrega (rapida|imediata|na hora|demora) | rapid[oa] ? | (e|sao) rapid* | leva quanto
    hoje ainda | que horas .. (comec*|cheg*|entreg*|inici*|cai*|caem|sob*|entra*|aparec*|vem)
    ainda hoje | na mesma hora | (chega*|comeca*|entra*|cai|caem|vem) (a [a-z]+)? (a|em)? que horas
    ja (tem|tenho|aparece*|vou ter|vai ter) .. (seguidor*|inscrit*|curtid*|view*|visualiz*)
  `,
  discounts: `
    (faz|fazem|tem|rola) .. (precinho|preco (melhor|bom|especial)) | preco (melhor|especial)
    (lev|compr|peg)(ando|ar) … (mais (em conta|barato)|preco melhor|melhor preco)
    descontos? | abatimento | mais barato (se|quando|comprando|levando) | (mais(?! ou menos)|maior) … (mais barato|menos)
    cupom | cupon | promocao | promocoes | atacado | revend* | vip | cashback
  `,
  collab:
    'collabs? | colabs? | (post|reels?|publicacao) (em )?(conjunt[oa]|compartilhad[oa]|colaborativ[oa])',
  'old-page': `
    (post|foto|video|reels?|publicacao) (mais |bem |muito )?(antig[oa]|velh[oa]|(de|do) (ano|mes) passado|de [0-9]+ (meses|anos|semanas))
    (post|foto|video|reels?|publicacao) .. (ja )?(tem|faz) .. (semanas?|mes|meses|anos?)
  `,
  sales: `
    (ajuda*|aument*|melhor*|funciona*|traz*|gera*|vou|vai|da|ia|teria|tinha) ((mesmo|a|as|na|nas|em|minha|minhas|ter|mais|eu|ja|pra|para) )*(venda|vendas|vender|vendido|clientes?|freguesia|fregues*)
  `,
  difference: `
    diferenca .. (entre|d[eoa]s?) .. (seguidor*|curtid*|inscrit*|visualiz*|view*) .. (e|pr[ao]|para|d[eoa]) .. (seguidor*|curtid*|inscrit*|visualiz*|view*)
  `,
  algorithm: `
    algoritmo | viraliz* | alcance | engajamento | explorar | para voce | for you | fyp | entrega mais
    ajuda a crescer | ajuda (no|o) (meu)? crescimento | impulsiona* | vale a pena | compensa comprar
  `,
  'how-it-works': `
    como (que)? (isso)? (funciona|faco (pra|para) comprar|compro|e que funciona|faz (pra|para) comprar
      e o processo|compra aqui)
    passo a passo | (me|pode) explica(r)? | explica (como|melhor) | como e que e | nao entendi( nada| direito)?(?= *[.,!?]| *$)
    como assim(?= *[?]| *$) | pode repetir
  `,
  company: `
    cnpj | depoimentos? | quantos clientes | (tem|alguma|cade) (uma )?prova(?= *[.,?!s]| *$) | (ver|conhecer) (o|um|seu) trabalho | (voces|isso) (existe*|sao reais) | (?<!(minha|nossa|d[ae]|uma|pra) )empresa | endereco d[eao] (voces|loja|empresa) | quem sao voces | quem (e|sao) (o|os) donos?
    voces sao de onde | onde voces ficam | de onde (voces)? sao | desde quando
    ha quanto tempo (voces)? (existe*|trabalha*|estao) | site e de voces | razao social
  `,
  contact: `
    (como|onde) (que )?(eu )?(falo|converso|chamo|entro em contato)(?! (o|a|os|as|que|meu|minha))
    falo com (quem|alguem) | (qual|manda|passa|tem) .. numero d[eo] voces | quem me ajuda
    (instagram|insta|tiktok|facebook|face|rede social) d[eo] voces
    contato | (?<!meu )telefone | fone | e ?- ?mail | email | (qual|numero|tem|manda|passa) … whatsapp
  `,
  privacy: `
    lgpd | (meus|algum|que|quais) dados? | privacidade | dados? pessoa(l|is) | sigilo | sigiloso
    aparec* .. (pra|para) alguem | (vao|vai|podem|da pra) (ver|saber|perceber|descobrir) (que|se) .. compr*
    (fica|ficam|ficar|ficarem) sabendo | aparece .. (fatura|extrato)
    (guard|salv|armazen|us)(a|am) .. (dados|cpf|informac*) | aparece .. (outros|outras|todos|alguem|publico)
    (outros|todo mundo|amigos) (vao|vai|podem|consegue*)? (saber|sabem|ver|veem|perceb*|descobr*)
    alguem (vai)? (saber|ficar sabendo|perceber|descobr*|ver) | anonim* | discret*
  `,
  media: `
    audios? | (mand|envi|segue|olha|receb)[a-z]* .. (print|imagem)(?! d[oe])
  `,
  partnership: `
    vagas? (de|pra|para)? ?(emprego|trabalho)? | emprego | trabalhe conosco | trabalhar (com|para|pra|ai com) voces | curriculo
    (ser|virar|fazer) (um |uma )?(parceir[oa]|parceria|afiliad[oa]|permuta) | permuta | afiliad[oa]s
  `,
  abroad: `
    (moro|vivo|sou|estou|aqui) (em|no|na|nos|de|do|da) (portugal|angola|mocambique|eua|estados unidos|exterior|espanha|italia|japao|franca|argentina|paraguai|irlanda|inglaterra)
    (moro|vivo|estou) fora | fora do (brasil|pais) | outro pais
  `,
  'no-account': `
    cadastr* | estar logad[oa] | fazer login | criar (uma)? conta | (baixar|precisa) .. (app?|aplicativo)
    instalar
  `,
  'new-profile': `
    (perfil|conta|canal) (e |esta )?nov[oa] | (serve|funciona|vale|pode ser) … (perfil|conta|insta*|pagina) .. (empresa|profissional|comercial|pessoal|negocio)
    precisa ter (foto|post*|publicac*|video*) | sem foto | zerad[oa]
    do zero
  `,
  'for-someone': `
    (?<!(indiquei|recomendei|indicar|recomendar) )(pra|para|de) (outra pessoa|presente|terceiros|(meus?|minhas?|uma?) (amig[oa]s?|clientes?))
    perfil de outra pessoa
  `,
  'order-again': `
    (de novo|outra vez|mais de uma vez|varias vezes) .. (mesm[oa]|perfil|conta|video|post)
    mais de um pedido | (compr*|ped*) mais de uma vez
  `,
  'track-order': `
    ^(e )?(como|onde) (eu|que eu)? acompanho
    (como|onde) (eu)? (acompanh*|vejo|consulto|sei|fico sabendo) … (pedido|entrega|compra)
    acompanh(o|ar) (o|a)? (meu|minha|nosso|nossa)? (pedido|compra|entrega|[?,.!])
    ver como (esta|anda) … (pedido|compra)
  `,
  age: `
    tenho 1[0-7] anos
    (filh[oa]|sobrinh[oa]|net[oa]|irma[o]?|crianca|menin[oa]) .. de (1[0-7]|[0-9])(?![0-9]) | (?<!fosse (uma )?)crianca
    adolescente | sou (de )?menor | tenho 1[0-7](?= *([?.,!]|$)) | idade | menor(es)? de (idade|18)
    maior(es)? de (idade|18) | de menor
  `,
}
